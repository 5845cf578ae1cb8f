import { describe, expect, it } from 'vitest';
import { FakeContext, fakeRetrieval } from '../testing/fake-context';
import { productOptions } from '../tool-mad/options';
import { clip, retrievedBlock } from './documents';

describe('clip', () => {
  it('cuts after so many words, and leaves shorter texts as they are', () => {
    expect(clip('one two  three four', 3)).toBe('one two  three …');
    expect(clip('one two three', 3)).toBe('one two three');
    expect(clip('one two three')).toBe('one two three');
  });
});

describe('retrievedBlock', () => {
  const options = productOptions({ embedder: 'x', smallModel: true });
  const ctx = new FakeContext({ options, reply: () => '' });

  it('numbers documents and keeps what is known of them inside the marks', () => {
    const block = retrievedBlock(ctx, fakeRetrieval('q', 'web'));
    expect(block).toContain(
      '<data f4c3 document 2>\nTitle of web:q:2, web.example\nText 2 of web on q: built from 1887 to 1889.\n</data f4c3>',
    );
  });

  it('clips passages for a small model', () => {
    const retrieval = fakeRetrieval('q', 'web');
    const long = retrieval.passages.map((passage) => ({ ...passage, text: 'word '.repeat(200) }));
    const block = retrievedBlock(ctx, { ...retrieval, passages: long });
    expect(block.match(/word/gu)).toHaveLength(3 * (options.brief?.passageWords ?? 0));
  });

  it.each(['empty', 'blocked', 'failed'] as const)('says why there is nothing: %s', (state) => {
    const block = retrievedBlock(ctx, fakeRetrieval('q', 'web', state));
    expect(block).toMatch(state === 'empty' ? /nothing was found/u : /says nothing about/u);
  });
});
