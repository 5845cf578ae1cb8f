import { describe, expect, it } from 'vitest';
import { isBlocked } from './blocked-sites';

describe('isBlocked', () => {
  it('keeps fact-checkers and the claim’s own answer key out, in whatever spelling', () => {
    const key = ['https://news.example.org/the-article'];
    expect(isBlocked('https://snopes.com/a', key)).toBe(true);
    expect(isBlocked('http://www.news.example.org/the-article/?utm_source=x', key)).toBe(true);
    expect(isBlocked('https://news.example.org/another', key)).toBe(false);
  });
});
