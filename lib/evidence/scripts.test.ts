import { describe, expect, it } from 'vitest';
import { hasUnspaced, letterWeight, wordCount } from './scripts';

describe('scripts', () => {
  it('knows scripts without spaces', () => {
    expect(['塔', 'とう', 'ター', 'หอ', 'ຫໍ'].every(hasUnspaced)).toBe(true);
    expect(['tower', 'башня', 'برج', '탑', 'é', '12', '。'].some(hasUnspaced)).toBe(false);
  });

  it('weighs letters and digits', () => {
    expect(letterWeight('It was built, 1887!')).toBe(14);
    expect(letterWeight('埃菲尔铁塔。')).toBe(10);
    expect(letterWeight('建于1887年')).toBe(10);
    expect(letterWeight('หอไอเฟล')).toBe(14);
  });

  it('counts words', () => {
    expect(wordCount("The tower's height is 1,083 ft.")).toBe(6);
    expect(wordCount('The clock tower, built in 1750.')).toBe(6);
    expect(wordCount('埃菲尔铁塔建于 1887 年')).toBe(5);
    expect(wordCount(' … ')).toBe(0);
  });
});
