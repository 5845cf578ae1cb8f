import { afterEach, describe, expect, it } from 'vitest';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';
import { wikidata } from './wikidata';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(wikidata({ api: `${server.url}/w/api.php` }), ...rest);
}

const text = (language: string, value: string) => ({ [language]: { language, value } });
const snak = (property: string, datatype: string, type: string, value: unknown) => ({
  ...{ snaktype: 'value', property, hash: 'h', datatype },
  datavalue: { type, value },
});
const itemSnak = (property: string, id: string) =>
  snak(property, 'wikibase-item', 'wikibase-entityid', { 'entity-type': 'item', id });
const time = (property: string, moment: string, precision: number) =>
  snak(property, 'time', 'time', { time: moment, precision, timezone: 0, before: 0, after: 0 });
const quantity = (property: string, amount: string, unit: string) =>
  snak(property, 'quantity', 'quantity', { amount, unit });
const statement = (mainsnak: object, more: object = {}) => ({
  ...{ mainsnak, type: 'statement', id: 'Q243$1', rank: 'normal', ...more },
});

/** By hand, in the shape of Wikibase's JSON data model. */
const tower = {
  ...{ type: 'item', id: 'Q243', modified: '2026-01-02T03:04:05Z' },
  labels: { ...text('en', 'Eiffel Tower'), ...text('de', 'Eiffelturm') },
  descriptions: text('en', 'tower in Paris'),
  claims: {
    P31: [statement(itemSnak('P31', 'Q1')), statement(itemSnak('P31', 'Q999'))],
    P571: [statement(time('P571', '+1889-03-31T00:00:00Z', 11))],
    P2048: [
      statement(quantity('P2048', '+300', 'http://www.wikidata.org/entity/Q11573')),
      statement(quantity('P2048', '+330', 'http://www.wikidata.org/entity/Q11573'), {
        rank: 'preferred',
        qualifiers: { P585: [time('P585', '+2022-03-15T00:00:00Z', 11)] },
      }),
      statement(quantity('P2048', '+999', '1'), { rank: 'deprecated' }),
    ],
    P1083: [statement({ snaktype: 'somevalue', property: 'P1083', datatype: 'quantity' })],
    P127: [
      statement(itemSnak('P127', 'Q90'), {
        qualifiers: {
          P580: [time('P580', '+1910-00-00T00:00:00Z', 9)],
          P582: [time('P582', '+1950-05-00T00:00:00Z', 10)],
        },
      }),
    ],
    P856: [statement(snak('P856', 'url', 'string', 'https://www.toureiffel.paris'))],
    P213: [statement(snak('P213', 'external-id', 'string', '0000 0001'))],
    P910: [statement(itemSnak('P910', 'Q90'))],
    P1448: [
      statement(
        snak('P1448', 'monolingualtext', 'monolingualtext', {
          text: 'Tour Eiffel',
          language: 'fr',
        }),
      ),
    ],
  },
};
const names: Record<string, string> = {
  ...{ P31: 'instance of', P571: 'inception', P2048: 'height', P127: 'owned by' },
  ...{
    P910: 'main category',
    P1448: 'official name',
    Q1: 'lattice tower',
    Q11573: 'metre',
    Q90: 'Paris',
  },
};

/** A Wikidata with one item, found by its name. */
const base: Answer = ({ url }, response) => {
  const asked = new URL(url, 'http://double').searchParams;
  if (asked.get('action') === 'wbsearchentities') {
    const found =
      asked.get('search') === 'Eiffel Tower' ? [{ id: 'Q243', label: 'Eiffel Tower' }] : [];
    return reply(response, 200, { search: found, success: 1 });
  }
  const ids = asked.get('ids')?.split('|') ?? [];
  const entities = Object.fromEntries(
    ids.map((id) => {
      if (id === 'Q243') return [id, tower];
      const label = names[id];
      return [id, { type: 'item', id, labels: label ? text('en', label) : {} }];
    }),
  );
  return reply(response, 200, { entities, success: 1 });
};

const asked = () =>
  (server?.requests ?? []).map(({ url }) => new URL(url, 'http://double').searchParams);

describe('wikidata', () => {
  it('puts an item’s best statements into sentences, and says whose sentences they are', async () => {
    expect(await search(base, 'The Eiffel Tower is 330 metres high.')).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Eiffel Tower',
          url: 'https://www.wikidata.org/wiki/Q243',
          text: [
            'Statements of Wikidata about Eiffel Tower (Q243), put into sentences by Crossexam.',
            '',
            'Eiffel Tower: tower in Paris.',
            'Eiffel Tower, instance of: lattice tower.',
            'Eiffel Tower, inception: 31 March 1889.',
            'Eiffel Tower, height: 330 metre (as of 15 March 2022).',
            'Eiffel Tower, owned by: Paris (from 1910 until May 1950).',
            'Eiffel Tower, official name: Tour Eiffel.',
          ].join('\n'),
          how: 'api-text',
          language: 'en',
          publishedAt: '2026-01-02T03:04:05Z',
        },
      ],
    });
  });

  it('asks by name, without a permission, and says who asks', async () => {
    await search(base, 'The Eiffel Tower is 330 metres high.');
    expect(asked()[0]?.get('search')).toBe('Eiffel Tower');
    expect(asked().every((one) => one.get('origin') === '*')).toBe(true);
    expect(server?.requests[0]?.headers['api-user-agent']).toMatch(/^Crossexam/u);
    expect(asked()).toHaveLength(3);
  });

  it('asks for the claim’s language and falls back to English', async () => {
    const outcome = await search(base, '“Eiffel Tower” ist hoch', { pageLanguage: 'de-AT' });
    expect(asked()[0]?.get('language')).toBe('de');
    expect(outcome).toMatchObject({
      hits: [
        {
          title: 'Eiffelturm',
          text: expect.stringContaining('Eiffelturm, inception: 31. März 1889.'),
        },
      ],
    });
  });

  it('is empty for names it does not know, and names interface errors', async () => {
    expect(await search(base, 'Nobody Knows this')).toEqual({ state: 'empty' });
    await server?.close();
    const limited: Answer = (_, r) => reply(r, 200, { error: { code: 'ratelimited', info: '…' } });
    expect(await search(limited)).toEqual({ state: 'blocked', why: 'quota' });
  });

  it('has failed where nothing of what it sent can be read', async () => {
    const odd: Answer = (request, response) =>
      request.url.includes('ids=Q243')
        ? reply(response, 200, { entities: { Q243: { name: 'Eiffel Tower' } } })
        : base(request, response);
    expect(await search(odd, 'Eiffel Tower')).toEqual({ state: 'failed', why: 'malformed' });
  });

  it('is empty for an item without facts', async () => {
    const bare: Answer = (request, response) => {
      if (!request.url.includes('ids=Q243')) return base(request, response);
      const entities = { Q243: { ...tower, claims: [] } };
      return reply(response, 200, { entities });
    };
    expect(await search(bare, 'Eiffel Tower')).toEqual({ state: 'empty' });
  });
});
