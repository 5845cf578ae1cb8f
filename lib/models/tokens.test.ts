import { describe, expect, it } from 'vitest';
import { estimatePrompt, estimateTokens, looksTruncated } from './tokens';

describe('looksTruncated', () => {
  it.each([
    ['the whole window', 4096, 8000, true],
    ['half of it and a few kept', 2051, 8000, true],
    ['another window', 8188, 20_000, true],
    ['an estimate that is a little high', 4096, 5000, false],
    ['a number that is no window', 3000, 8000, false],
    ['a small prompt', 64, 200, false],
    ['more than estimated', 4096, 3000, false],
  ])('%s', (_, reported, estimated, truncated) => {
    expect(looksTruncated(reported, estimated)).toBe(truncated);
  });
});

describe('estimateTokens', () => {
  // Counted with the o200k_base vocabulary.
  it.each([
    [
      29,
      'The Rhine is about 1,230 km (760 mi) long, according to the International Commission for the Hydrology of the Rhine Basin.',
    ],
    [18, 'Der Rhein ist nach den Angaben der Internationalen Kommission rund 1230 Kilometer lang.'],
    [32, 'エッフェル塔はフランスの首都パリの代表的な建造物であり、1889年に建設された。'],
    [25, 'Эйфелева башня — металлическая башня в центре Парижа, построенная в 1889 году.'],
    [27, '{"label":"True","quotations":[{"n":1,"words":"about 1,230 km","relation":"supports"}]}'],
  ])('comes near %i', (counted, text) => {
    expect(Math.abs(estimateTokens(text) / counted - 1)).toBeLessThan(0.35);
  });

  it('is nothing for nothing, and grows with the text', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('word '.repeat(100))).toBeGreaterThan(estimateTokens('word '.repeat(90)));
  });

  it('counts what a template adds to each message', () => {
    const message = { role: 'user' as const, content: 'one two three' };
    expect(estimatePrompt([message, message])).toBe(2 * estimatePrompt([message]));
    expect(estimatePrompt([message])).toBeGreaterThan(estimateTokens(message.content));
  });
});
