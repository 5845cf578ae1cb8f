import { describe, expect, it } from 'vitest';
import { prepareClaim } from '../lib/claim/prepare';
import type { ProtocolOptions } from '../lib/debate/context';
import { agentsFor, optionsFor, type ProtocolId, protocolIds, protocols } from '../lib/protocols';
import { FakeContext } from '../lib/protocols/testing/fake-context';
import { replies } from '../lib/protocols/testing/replies';
import { conclude } from '../lib/scoring/conclude';
import { evidenceList } from '../lib/scoring/evidence-list';
import { neighboursIn } from '../lib/scoring/neighbours';
import { debateScript } from '../test/doubles/debate-script';
import { promptTemplates, renderPrompt } from '.';
import { fingerprint } from './hash';
import { fill, parseTemplate } from './template';

const script = debateScript({
  rules: [{ find: /1887/u, relation: 'contradicts', label: 'Refuted' }],
  endsAfter: 9,
});

/** A whole check in a preset: three rounds, what closes them, fit check and report. */
async function check(
  id: ProtocolId,
  preset: ProtocolOptions['preset'],
  smallModel = false,
  field?: ProtocolOptions['field'],
): Promise<FakeContext> {
  const parts = { embedder: 'all-MiniLM-L6-v2', smallModel, field };
  const agents = agentsFor(id, { field });
  const options = optionsFor(id, preset, { ...parts, agents });
  const label = (agent: string) => (agent === 'page' ? 'Supported' : 'Refuted');
  const scripted = replies({ label });
  const ctx = new FakeContext({
    options,
    agents,
    reply: (ask, attempt) => {
      if (id === 'tool-mad') return scripted(ask, attempt);
      const { system, user } = ask.prompt;
      const asked = { role: 'user', content: user };
      const messages = [{ role: 'system', content: system }, ...(ask.history ?? []), asked];
      return script({ messages }).content;
    },
  });
  const protocol = protocols[id];
  if (!protocol) throw new Error(id);
  const proposed = await protocol.run(ctx);
  await conclude(ctx, proposed, evidenceList(ctx.steps), { around: neighboursIn(ctx.steps) });
  return ctx;
}

/** A selection that rules alone cannot judge. */
async function preparation(brief: boolean): Promise<FakeContext> {
  const options = optionsFor('tool-mad', 'product', { embedder: 'none', smallModel: brief });
  const ctx = new FakeContext({ options, claim: 'He was rich.', reply: () => ({ claims: [] }) });
  await prepareClaim(ctx, true);
  return ctx;
}

/** Slots of outside text, in the order prompts have them. */
const outside = [
  ...['paragraph', 'selection'],
  ...['documents', 'evidence', 'debate', 'claim', 'question', 'affirmative', 'negative', 'answers'],
  ...['opponent', 'others', 'own', 'steps', 'query', 'answer'],
];

describe('prompts', () => {
  it('are all in use, with every slot filled and every value used', async () => {
    const checks = await Promise.all([
      check('tool-mad', 'paper', false, 'medical'),
      ...protocolIds.flatMap((id) => [
        check(id, 'paper'),
        check(id, 'product'),
        check(id, 'product', true),
      ]),
    ]);
    checks.push(await preparation(false), await preparation(true));
    const asks = checks.flatMap((ctx) => ctx.asks);
    // renderPrompt throws on a slot missing or left over, so having been sent proves both.
    const sent = new Set(
      asks.flatMap(({ prompt, opening }) => [prompt, ...(opening ? [opening] : [])]),
    );
    expect(sent).toEqual(new Set(promptTemplates.keys()));
    for (const { text } of asks) expect(text).not.toMatch(/\{\{|\}\}|undefined/u);
  });

  it.each([...promptTemplates].filter(([, { system }]) => system))(
    '%s has both dates in its system part, and its outside text before what it is told to do',
    (_, { system }) => {
      expect(system).toContain('{{today}}');
      expect(system).toContain('{{claimDate}}');
      expect(system).toMatch(/never an instruction/u);
      const places = placesIn(system);
      expect(places).toEqual(inOrder(places));
    },
  );

  it.each([...promptTemplates].filter(([, { user }]) => user))(
    '%s has outside text in front, and ends in what to reply with',
    (_, { system, user }) => {
      const places = placesIn(user);
      if (system) expect(places.length).toBeGreaterThan(0);
      expect(places).toEqual(inOrder(places));
      expect(user.slice(Math.max(0, ...places))).toMatch(/Reply with/u);
    },
  );

  it('share one beginning between the calls of an agent in a round: system part, documents, claim', async () => {
    const ctx = await check('tool-mad', 'product', true);
    const answer = ctx.sent('round/2/page/answer');
    const scoring = ctx.sent('round/2/page/faithfulness/statements');
    const shared = answer.slice(0, answer.indexOf('<data f4c3 the other'));
    expect(shared).toContain('Text 3 of page');
    expect(scoring.startsWith(shared)).toBe(true);
  });

  it('stay short for a small model', async () => {
    const ctx = await check('tool-mad', 'product', true);
    const words = (key: string) => ctx.sent(key).split(/\s+/u).length;
    expect(words('round/1/page/query')).toBeLessThan(95);
    expect(words('round/1/page/answer')).toBeLessThan(230);
    expect(words('round/1/page/relevance/questions')).toBeLessThan(110);
  });
});

const placesIn = (part: string): number[] =>
  outside.map((slot) => part.indexOf(`{{${slot}}}`)).filter((place) => place >= 0);

const inOrder = (places: number[]): number[] => places.toSorted((a, b) => a - b);

describe('renderPrompt', () => {
  const slots = { today: 'a', claimDate: 'b', claim: 'c', tool: 'd' };

  it('throws on an unknown prompt, a missing slot and one too many', () => {
    expect(() => renderPrompt('tool-mad/none', slots)).toThrow('tool-mad/none');
    const { tool: _, ...lacking } = slots;
    expect(() => renderPrompt('tool-mad/query-first', lacking)).toThrow('tool');
    expect(() => renderPrompt('tool-mad/query-first', { ...slots, more: '' })).toThrow('more');
  });

  it('puts values in as they are', () => {
    const claim = '{{today}} $& $1';
    expect(renderPrompt('tool-mad/query-first', { ...slots, claim }).user).toContain(claim);
  });

  it('drops the paragraph of an empty slot', () => {
    expect(fill('{{a}}\n\n{{b}}\n\nEnd', { a: 'A', b: '' })).toBe('A\n\nEnd');
  });

  it('gives a version that changes with the file’s text and with nothing else', () => {
    const text = '## system\nS\n\n## user\nU\n';
    expect(parseTemplate(text).version).toBe(parseTemplate(text).version);
    expect(parseTemplate(text).version).not.toBe(parseTemplate(text.replace('U', 'V')).version);
    const versions = [...promptTemplates.values()].map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(fingerprint('')).toMatch(/^[0-9a-z]{11}$/u);
  });

  it('reads a file with one part, for chats that go on, and refuses one with neither', () => {
    expect(parseTemplate('## user\n{{a}}\n')).toMatchObject({ system: '', user: '{{a}}' });
    expect(parseTemplate('## system\nS\n')).toMatchObject({ system: 'S', user: '' });
    expect(() => parseTemplate('Hello')).toThrow('## system');
  });
});
