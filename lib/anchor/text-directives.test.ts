import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDirectives } from './text-directives';

const decoded = (exact: string, more: { prefix?: string; suffix?: string } = {}) =>
  textDirectives({ exact, ...more }).map(decodeURIComponent);

describe('textDirectives', () => {
  it('encodes what is syntax in a text directive', () => {
    expect(textDirectives({ exact: 'state-of-the-art, R&D: 5 % more' })).toEqual([
      'state%2Dof%2Dthe%2Dart%2C%20R%26D%3A%205%20%25%20more',
    ]);
  });

  it('names beginning and end of a long passage, on word borders', () => {
    const words = Array.from({ length: 80 }, (_, i) => `word${i}`);
    expect(decoded(words.join(' '))).toEqual([
      `${words.slice(0, 8).join(' ')},${words.slice(-8).join(' ')}`,
      `${words.slice(0, 6).join(' ')},${words.slice(-6).join(' ')}`,
    ]);
  });

  it('has a second way in where notes may stand between the words', () => {
    expect(decoded('Opened in June, the pier was three weeks late. Nobody minded at all.')).toEqual(
      [
        'Opened in June, the pier was three weeks late. Nobody minded at all.',
        'Opened in June,Nobody minded at all',
      ],
    );
    expect(decoded('Too short for two ends.')).toEqual(['Too short for two ends.']);
  });

  it('names beginning and end of a passage over several blocks', () => {
    expect(decoded('The first paragraph ends.\nA second one.')[0]).toBe(
      'The first paragraph ends.,A second one.',
    );
  });

  it('knows short lines and cells by their neighbours', () => {
    expect(decoded('Height\t330 m')).toEqual(['Height,-330 m', 'Height-,330 m']);
    expect(decoded('Height | 330 m | 1889')).toEqual(['Height,-330 m', 'Height-,330 m,1889']);
  });

  it('leaves out the marks before items of a list', () => {
    expect(decoded('- Nets of linen thread\n• Sails\n3. Ropes')[0]).toBe(
      'Nets of linen thread,Ropes',
    );
  });

  it('adds whole words of context, both sides and each alone', () => {
    expect(decoded('the tower', { prefix: 'ilders raised up ', suffix: ' in the ye' })).toEqual([
      'raised up-,the tower,-in the',
      'raised up-,the tower',
      'the tower,-in the',
    ]);
    expect(decoded('the tower', { suffix: ' in the ye' })).toEqual(['the tower,-in the']);
  });

  it('leaves a word out that the passage cuts', () => {
    expect(decoded('ower was bui', { prefix: 'the t', suffix: 'lt in 1887' })).toEqual(['was,-in']);
  });

  it('cuts scripts without spaces at word borders', () => {
    const text = '东京塔是位于日本东京的一座电视塔。'.repeat(30);
    const [start, end] = (decoded(text)[0] ?? '').split(',');
    expect(text.startsWith(start ?? '?')).toBe(true);
    expect(text.endsWith(end ?? '?')).toBe(true);
    expect(start?.length).toBeLessThan(40);
  });

  it('survives half a surrogate pair', () => {
    expect(textDirectives({ exact: 'tower \ud83d' })).toEqual(['tower%20%EF%BF%BD']);
  });

  it('never has syntax of the words’ own, whatever they are', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(text, text, text, (exact, prefix, suffix) => {
        for (const directive of textDirectives({ exact, prefix, suffix })) {
          // prefix-,start,end,-suffix, each term percent-encoded and none of them empty.
          expect(directive).toMatch(
            /^(?:[\w.!~*'()%]+-,)?[\w.!~*'()%]+(?:,[\w.!~*'()%]+)?(?:,-[\w.!~*'()%]+)?$/u,
          );
        }
      }),
    );
  });
});
