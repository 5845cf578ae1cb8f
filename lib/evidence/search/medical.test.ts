import { afterEach, describe, expect, it } from 'vitest';
import { medicalTool } from './medical';
import { openAlex } from './openalex';
import type { SearchService } from './service';
import { claimOf } from './testing/claim';
import { type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const claim = claimOf('Aspirin prevents a first heart attack.');
/** An abstract too long for one passage, in words of its own. */
const sentences = (paper: number) =>
  Array.from({ length: 12 }, (_, n) => {
    const own = Array.from({ length: 8 }, (__, i) => `w${paper}x${n}y${i}`).join(' ');
    return `Aspirin ${own} heart attack ${paper}.${n}.`;
  }).join(' ');

/** A paper in the shape of OpenAlex's reference: the abstract as places of words. */
function work(n: number) {
  const index: Record<string, number[]> = {};
  for (const [place, word] of sentences(n).split(' ').entries())
    index[word] = [...(index[word] ?? []), place];
  return {
    id: `https://openalex.org/W${n}`,
    doi: `https://doi.org/10.1234/${n}`,
    display_name: `Aspirin trial ${n}`,
    primary_location: { source: { display_name: `Journal ${n}` } },
    abstract_inverted_index: index,
  };
}

const ask = (id: 'rag' | 'search', service: SearchService) =>
  medicalTool(id, service, {}).retrieve(
    { query: 'aspirin heart attack', claim, k: 3, key: 'k' },
    new AbortController().signal,
  );

describe('the medical configuration’s tools', () => {
  it('the search agent reads three abstracts of OpenAlex, each whole and once', async () => {
    server = await startDouble((_, r) => reply(r, 200, { results: [1, 2, 3, 4].map(work) }));
    const { retrieval, documents, more } = await ask('search', openAlex({ api: server.url }));
    expect(retrieval.passages).toHaveLength(3);
    for (const passage of retrieval.passages) {
      const document = documents.find(({ id }) => id === passage.document);
      expect(passage).toMatchObject({ start: 0, end: document?.text.length });
      expect(passage.text).toBe(document?.text);
      expect(passage.text.length).toBeGreaterThan(700);
    }
    expect(new Set(retrieval.passages.map(({ document }) => document)).size).toBe(3);
    expect(retrieval.documents.map(({ id }) => id).sort()).toEqual(
      documents.map(({ id }) => id).sort(),
    );
    expect(retrieval.lookedIn).toMatchObject([{ where: 'openalex', state: 'results' }]);
    const { length: requests } = server.requests;
    const two = await more?.({ k: 2, key: 'k:more' });
    expect(two?.retrieval.passages).toHaveLength(2);
    expect(server.requests).toHaveLength(requests);
  });

  it('the RAG agent reads passages', async () => {
    server = await startDouble((_, r) => reply(r, 200, { results: [work(1)] }));
    const service = { ...openAlex({ api: server.url }), id: 'europe-pmc' };
    const { retrieval } = await ask('rag', service);
    expect(medicalTool('rag', service, {}).id).toBe('rag');
    expect(retrieval.passages.length).toBeGreaterThan(1);
    expect(new Set(retrieval.passages.map(({ document }) => document)).size).toBe(1);
  });

  it('a refusal stays one', async () => {
    server = await startDouble((_, r) => reply(r, 429, {}));
    const limits = { retryPause: 1, longestWait: 1 };
    const tool = medicalTool('search', openAlex({ api: server.url }), { limits });
    const request = { query: 'aspirin', claim, k: 3, key: 'k' };
    const { retrieval } = await tool.retrieve(request, new AbortController().signal);
    expect(retrieval).toMatchObject({ state: 'blocked', passages: [] });
  });
});
