import { describe, expect, it } from 'vitest';
import { authorsOf, paperQueries, shortLanguage } from './paper-query';

describe('paperQueries', () => {
  it.each([
    [
      'Does vitamin D prevent colds?',
      ['vitamin D prevent colds', 'vitamin OR D OR prevent OR colds'],
    ],
    ['vitamin', ['vitamin']],
    ['IL-6 and COVID-19 (2020)', ['IL-6 COVID-19 2020', 'IL-6 OR COVID-19 OR 2020']],
    ['NOT title:"x" AND -y~2', ['title x y 2', 'title OR x OR y OR 2']],
    ['?!', []],
  ])('%s', (query, queries) => {
    expect(paperQueries(query)).toEqual(queries);
  });

  it('asks for no more than twelve words, each once', () => {
    const [all = ''] = paperQueries(
      `${'canal canal '.repeat(3)}${[...'abcdefghijklmnop'].map((c) => c + c + c).join(' ')}`,
    );
    expect(all.split(' ')).toHaveLength(12);
    expect(all).toMatch(/^canal aaa bbb/u);
  });
});

describe('shortLanguage', () => {
  it.each([
    ['eng', 'en'],
    ['de-AT', 'de'],
    ['und', undefined],
    ['not a tag', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (tag, language) => {
    expect(shortLanguage(tag)).toBe(language);
  });
});

describe('authorsOf', () => {
  it.each([
    [['A', 'B'], 'A, B'],
    [['A', ' ', 'B', 'C', 'D'], 'A, B, C et al.'],
    [[''], undefined],
  ])('%j', (names, authors) => {
    expect(authorsOf(names)).toBe(authors);
  });
});
