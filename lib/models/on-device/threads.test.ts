import { describe, expect, it } from 'vitest';
import { chatThreads, embeddingThreads } from './threads';

describe('threads', () => {
  it.each([
    [1, 1, 1],
    [2, 2, 2],
    [4, 3, 4],
    [6, 5, 4],
    [8, 5, 4],
    [12, 7, 4],
    [64, 8, 4],
  ])('of %i cores: %i for chat, %i for embeddings', (cores, chat, embedding) => {
    expect(chatThreads(cores, true)).toBe(chat);
    expect(embeddingThreads(cores, true)).toBe(embedding);
  });

  it('are one where memory cannot be shared', () => {
    expect([chatThreads(8, false), embeddingThreads(8, false)]).toEqual([1, 1]);
  });
});
