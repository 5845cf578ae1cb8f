import { describe, expect, it } from 'vitest';
import type { Claim } from '../claim/claim';
import { CrossexamError } from '../errors';
import type { EvidenceDocument } from './document';
import { leftOutAs } from './left-out';
import { ragTool } from './rag-tool';

const claim: Claim = {
  text: 'The tower was built in 1750.',
  selected: 'The tower was built in 1750.',
  capturedAt: '2026-05-03T10:00:00Z',
  page: { url: 'https://walks.example/paris', title: 'A walk', document: 'page' },
};
const document = (id: string, text: string, origin: 'page' | 'library'): EvidenceDocument => ({
  id,
  origin,
  title: `Title of ${id}`,
  publisher: id,
  readAt: '2026-05-03T10:00:00Z',
  how: origin === 'page' ? 'readability' : 'file',
  text,
});
const page = document(
  'page',
  'We start at the river. The tower was built in 1750. When it was built, the tower had many enemies among artists.',
  'page',
);
const tower = document('tower', 'The tower was built from 1887 to 1889 for a fair.', 'library');
const metro = document('metro', 'The first underground line opened in July 1900.', 'library');
const request = { query: 'When was the tower built?', claim, k: 3, key: 'round/1/search' };
const { signal } = new AbortController();

describe('ragTool', () => {
  it('ranks page and library together, without the claim’s own sentence', async () => {
    const tool = ragTool({ page: async () => page, library: async () => [metro, tower] });
    const { retrieval, documents } = await tool.retrieve(request, signal);
    expect(retrieval.state).toBe('results');
    expect(retrieval.passages.map(({ document: d, standing }) => [d, standing])).toEqual([
      ['page', 'same-page'],
      ['tower', 'independent'],
    ]);
    expect(retrieval.passages.map(({ text }) => text).join(' ')).not.toContain('1750');
    for (const { start, end, text, document: id } of retrieval.passages)
      expect(documents.find((d) => d.id === id)?.text.slice(start, end)).toBe(text);
    expect(retrieval.documents[0]).not.toHaveProperty('text');
    expect(retrieval.lookedIn).toEqual([
      { where: 'page', state: 'results', found: 1 },
      { where: 'library', state: 'results', found: 1 },
    ]);
  });

  it('reads what the paragraph links to beside the page', async () => {
    const source: EvidenceDocument = {
      ...document('source', 'The tower was built in the years from 1887 to 1889.', 'library'),
      ...{ origin: 'web', url: 'https://towers.example/a' },
    };
    const again: EvidenceDocument = {
      ...document('again', 'Artists hated the tower when it was built.', 'library'),
      ...{ origin: 'web', url: 'https://walks.example/paris?utm_source=x' },
    };
    const links = async () => ({ documents: [source, again] });
    const tool = ragTool({ page: async () => page, library: async () => [], links });
    const { retrieval } = await tool.retrieve(request, signal);
    const standings = retrieval.passages.map(({ document: d, standing }) => [d, standing]);
    expect(standings).toContainEqual(['source', 'independent']);
    expect(standings).toContainEqual(['again', 'same-page']);
    expect(retrieval.lookedIn).toContainEqual({ where: 'links', state: 'results', found: 2 });
  });

  it('says why no link could be read, and nothing where none may be', async () => {
    const trouble = { state: 'blocked', why: 'captcha' } as const;
    const sources = { page: async () => page, library: async () => [] };
    const blocked = ragTool({ ...sources, links: async () => ({ documents: [], trouble }) });
    const { retrieval } = await blocked.retrieve(request, signal);
    expect(retrieval.lookedIn[1]).toEqual({ where: 'links', found: 0, ...trouble });
    const closed = ragTool({ ...sources, links: async () => undefined });
    const { lookedIn } = (await closed.retrieve(request, signal)).retrieval;
    expect(lookedIn.map(({ where }) => where)).toEqual(['page', 'library']);
  });

  it('gives nothing the reader left out, and the next best in its place', async () => {
    const web = (id: string, url: string, text: string): EvidenceDocument => ({
      ...document(id, text, 'library'),
      ...{ origin: 'web', url },
    });
    const bad = web('bad', 'https://towers.example/a', 'The tower was built, built, built.');
    const moved = web('moved', 'https://towers.example/a', 'When was the tower built? Now.');
    const good = web('good', 'https://towers.example/b', 'The tower was built in the 1880s.');
    const opened: string[][] = [];
    const tool = ragTool({
      page: async () => page,
      library: async () => [metro, tower],
      links: async ({ links = [] }) => {
        opened.push(links);
        return { documents: [moved, good] };
      },
    });
    const leftOut = [bad, tower, page].map(leftOutAs);
    const links = ['https://towers.example/a#x', 'https://short.example/1', good.url ?? ''];
    const looked = { ...request, claim: { ...claim, links }, k: 1, leftOut };
    const { retrieval } = await tool.retrieve(looked, signal);
    expect(retrieval.passages.map(({ document: d }) => d)).toEqual(['good']);
    expect(opened).toEqual([links.slice(1)]);
    expect(retrieval.lookedIn).toEqual([
      { where: 'page', state: 'empty', found: 0, pages: { 'left-out': 1 } },
      { where: 'links', state: 'results', found: 1, pages: { 'left-out': 1 } },
      { where: 'library', state: 'empty', found: 0, pages: { 'left-out': 1 } },
    ]);
  });

  it('says that the page could not be read', async () => {
    const tool = ragTool({ page: async () => undefined, library: async () => [tower] });
    const { retrieval } = await tool.retrieve(request, signal);
    expect(retrieval.lookedIn[0]).toEqual({
      where: 'page',
      state: 'failed',
      found: 0,
      why: 'no-text',
    });
    expect(retrieval.state).toBe('results');
    const pdf = {
      ...claim,
      page: { url: 'https://a.example/x.pdf', title: 'x', unread: 'pdf' as const },
    };
    const nothing = ragTool({ page: async () => undefined, library: async () => [] });
    const failed = await nothing.retrieve({ ...request, claim: pdf }, signal);
    expect(failed.retrieval).toMatchObject({ state: 'failed', passages: [], documents: [] });
    expect(failed.retrieval.lookedIn[0]?.why).toBe('pdf');
  });

  it('does not miss the page of a claim that has none', async () => {
    const { page: _, ...typed } = claim;
    const tool = ragTool({ page: async () => undefined, library: async () => [] });
    const { retrieval } = await tool.retrieve({ ...request, claim: typed }, signal);
    expect(retrieval.state).toBe('empty');
    expect(retrieval.lookedIn).toEqual([{ where: 'library', state: 'empty', found: 0 }]);
  });

  it('is empty where nothing fits', async () => {
    const tool = ragTool({ page: async () => page, library: async () => [metro, tower] });
    const { retrieval } = await tool.retrieve({ ...request, query: 'penguins', k: 1 }, signal);
    expect(retrieval).toMatchObject({ state: 'empty', passages: [] });
    expect(retrieval.lookedIn.map(({ state }) => state)).toEqual(['empty', 'empty']);
  });

  it('turns expected trouble into an outcome and lets the rest through', async () => {
    const broken = (failure: Error) =>
      ragTool({ page: async () => page, library: () => Promise.reject(failure) });
    const { retrieval } = await broken(new CrossexamError('storage-failed')).retrieve(
      request,
      signal,
    );
    expect(retrieval.lookedIn[1]).toMatchObject({ state: 'failed', why: 'storage-failed' });
    await expect(broken(new Error('bug')).retrieve(request, signal)).rejects.toThrow('bug');
    const tool = ragTool({ page: async () => page, library: async () => [] });
    await expect(tool.retrieve(request, AbortSignal.abort())).rejects.toThrow();
  });
});
