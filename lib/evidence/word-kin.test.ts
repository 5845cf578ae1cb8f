import { describe, expect, it } from 'vitest';
import { kinOf } from './word-kin';

const WORDS = 'turm fernsehturm wasserturme krankenhauser geld demography port 1889 铁塔 и'.split(
  ' ',
);

describe('kinOf', () => {
  it.each([
    ['fernsehturm', ['turm', 'fernsehturm']],
    ['krankenhausfinanzierung', ['krankenhauser']],
    ['demographic', ['demography']],
    ['geldautomat', ['geld']],
    ['sport', ['port']],
    ['rat', []],
    ['1889', []],
    ['铁塔', []],
  ])('of %s: %j', (word, kin) => {
    expect(kinOf(word, WORDS)).toEqual(kin);
  });

  it('names a few of many', () => {
    const many = Array.from({ length: 50 }, (_, n) => `turm${String.fromCharCode(97 + (n % 26))}`);
    expect(kinOf('turm', many)).toHaveLength(8);
  });
});
