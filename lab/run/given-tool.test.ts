import { describe, expect, it } from 'vitest';
import { givenDocument } from './evidence';
import { collectionOf, givenTool } from './given-tool';

const item = { title: 'Rivers', text: 'The Rhine rises in the Alps.', publisher: 'rivers.example' };
const asking = {
  ...{ query: 'Where does the Rhine rise?', k: 3, key: 'round/1/a' },
  claim: { text: 'The Rhine is long.', selected: 'The Rhine is long.', capturedAt: '' },
};
const { signal } = new AbortController();

describe('givenTool', () => {
  it('finds by words where a run has no embedder', async () => {
    const tool = givenTool('rag', collectionOf('pool', [await givenDocument(item)]), {});
    const { retrieval } = await tool.retrieve(asking, signal);
    expect(retrieval.passages.map(({ text }) => text)).toEqual([item.text]);
  });

  it('does not fall back on words where a run has one that fails', async () => {
    const embedder = { id: 'toy', embed: () => Promise.reject(new Error('gone')) };
    const collection = collectionOf('pool', [await givenDocument(item)]);
    const asked = givenTool('rag', collection, { embedder }).retrieve(asking, signal);
    await expect(asked).rejects.toThrow('The embedder failed');
  });
});
