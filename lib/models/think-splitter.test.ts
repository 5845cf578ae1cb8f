import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ThinkSplitter } from './think-splitter';

function split(pieces: string[]) {
  const splitter = new ThinkSplitter();
  let shown = '';
  for (const piece of pieces) shown += splitter.push(piece).text;
  const { last, text, reasoning, unclosed } = splitter.end();
  return { shown: shown + last.text, text, reasoning, unclosed };
}

describe('ThinkSplitter', () => {
  it.each([
    ['a closed block', '<think>hm</think>\n\nYes.', 'Yes.', 'hm', false],
    ['an unclosed block', '<think>hm, yes', '', 'hm, yes', true],
    ['upper case and other names', '<THINKING>hm</THINKING>Yes.', 'Yes.', 'hm', false],
    ['square brackets', '[THINK]hm[/THINK]Yes.', 'Yes.', 'hm', false],
    ['white space before', '\n  <think>hm</think> Yes.', 'Yes.', 'hm', false],
    ['two blocks', '<think>a</think>\n<think>b</think>Yes.', 'Yes.', 'ab', false],
    ['a block between paragraphs', 'One.\n<think>hm</think>\nTwo.', 'One.\n\nTwo.', 'hm', false],
    ['a closing tag alone', 'hm, so yes</think>Yes.', 'Yes.', 'hm, so yes', false],
    ['a tag inside a sentence', 'The tag <think> opens.', 'The tag <think> opens.', '', false],
    ['a tag inside JSON', '{"a":"<think>b"}', '{"a":"<think>b"}', '', false],
    ['what only looks like a tag', 'if a <b then <thin', 'if a <b then <thin', '', false],
    ['no block', 'Yes.', 'Yes.', '', false],
    ['nothing', '', '', '', false],
  ])('%s', (_, reply, text, reasoning, unclosed) => {
    expect(split([reply])).toMatchObject({ text, reasoning, unclosed });
    expect(split([...reply])).toMatchObject({ text, reasoning, unclosed });
  });

  it('shows no reasoning and no part of a tag, wherever the stream is cut', () => {
    const reply =
      '<think>secret thoughts [1] < 2</think>\n\nAnswer with a < b and [2].\n<think>more secret</think>End';
    fc.assert(
      fc.property(fc.array(fc.nat(reply.length), { maxLength: 20 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), reply.length];
        const pieces = places.slice(1).map((to, i) => reply.slice(places[i], to));
        const { shown, text, reasoning } = split(pieces);
        expect(shown.trim()).toBe(text);
        expect(text).toBe('Answer with a < b and [2].\nEnd');
        expect(reasoning).toBe('secret thoughts [1] < 2more secret');
      }),
    );
  });

  it('shows text as soon as it cannot be a tag', () => {
    const splitter = new ThinkSplitter();
    expect(splitter.push('Yes').text).toBe('Yes');
    expect(splitter.push(' <').text).toBe(' ');
    expect(splitter.push('3').text).toBe('<3');
  });
});
