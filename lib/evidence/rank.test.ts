import { describe, expect, it } from 'vitest';
import type { Embedder } from '../models/embedder';
import { rankPassages } from './rank';

const TEXTS = [
  'The tower was built from 1887 to 1889 by a team of engineers.',
  'Its lifts carry visitors to three platforms.',
  'The city hosted a world exposition at that time.',
  'Radio signals have been sent from the top since 1904.',
  'Paint protects the iron; it is renewed every seven years.',
];
const passages = TEXTS.map((text) => ({ text }));
const { signal } = new AbortController();

/** An embedder that knows one thing: visitors, lifts and elevators belong together. */
const embedder = (seen: string[][] = []): Embedder => ({
  id: 'test',
  embed: async (texts) => {
    seen.push(texts);
    return texts.map((text) => (/lift|elevator/.test(text) ? [1, 0] : [0, 1]));
  },
});

describe('rankPassages', () => {
  it('ranks by words without an embedder', async () => {
    const { passages: best, how } = await rankPassages('When was the tower built?', passages, {
      k: 2,
      signal,
    });
    expect(how).toBe('lexical');
    expect(best[0]).toEqual({ text: TEXTS[0], score: 1 });
    // "the" alone makes no find.
    expect(best).toHaveLength(1);
  });

  it('leaves out what shares nothing, but reads a short page whole', async () => {
    const ask = (k: number) => rankPassages('elevator', passages, { k, signal });
    expect((await ask(3)).passages).toEqual([]);
    expect((await ask(5)).passages.map(({ text }) => text)).toEqual(TEXTS);
  });

  it('finds other words by vectors', async () => {
    const { passages: best, how } = await rankPassages('elevator', passages, {
      k: 3,
      signal,
      embedder: embedder(),
    });
    expect(how).toBe('fused');
    expect(best.map(({ text }) => text)).toEqual([TEXTS[1]]);
  });

  it('asks for each vector once', async () => {
    const seen: string[][] = [];
    const request = { k: 2, signal, embedder: embedder(seen), cache: new Map<string, number[]>() };
    await rankPassages('lift', passages, request);
    await rankPassages('lift', passages, request);
    await rankPassages('tower', passages, request);
    expect(seen.map((texts) => texts.length)).toEqual([6, 1]);
  });

  it('falls back on words when the embedder fails, not when the reader stops', async () => {
    const broken: Embedder = { id: 'test', embed: () => Promise.reject(new Error('no wasm')) };
    const { how, passages: best } = await rankPassages('tower', passages, {
      k: 1,
      signal,
      embedder: broken,
    });
    expect(how).toBe('embedder-failed');
    expect(best[0]?.text).toBe(TEXTS[0]);
    const stopped = AbortSignal.abort();
    await expect(
      rankPassages('tower', passages, { k: 1, signal: stopped, embedder: broken }),
    ).rejects.toThrow();
  });

  it('embeds a passage with its document’s title', async () => {
    const seen: string[][] = [];
    const titled = [
      { title: 'Eiffel Tower', text: 'It was built from 1887 to 1889.' },
      { title: 'Eiffel Tower', text: 'Eiffel Tower tickets are sold on the square.' },
    ];
    await rankPassages('built', titled, { k: 2, signal, embedder: embedder(seen) });
    expect(seen[0]?.slice(1)).toEqual([
      'Eiffel Tower. It was built from 1887 to 1889.',
      'Eiffel Tower tickets are sold on the square.',
    ]);
  });
});

describe('rankPassages with many passages', () => {
  it('embeds no more than 24 of them and still gives as many as were asked for', async () => {
    const seen: string[][] = [];
    const many = Array.from({ length: 60 }, (_, n) => ({ text: `Tower number ${n} is of iron.` }));
    const { passages: best } = await rankPassages('iron tower', many, {
      k: 40,
      signal,
      embedder: embedder(seen),
    });
    expect(best).toHaveLength(40);
    expect(seen[0]).toHaveLength(25);
    const scores = best.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});
