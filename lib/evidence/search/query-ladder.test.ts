import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleTitles, queryLadder } from './query-ladder';

describe('queryLadder', () => {
  it('asks for less from rung to rung', () => {
    expect(queryLadder('Did the Eiffel Tower in Paris really open to the public in 1889?')).toEqual(
      [
        'Did the Eiffel Tower in Paris really open to the public in 1889',
        'Eiffel Tower Paris open public 1889',
        'Eiffel Tower Paris',
        'Eiffel Tower',
      ],
    );
  });

  it('keeps names with small words and signs together', () => {
    expect(queryLadder('when was the Statue of Liberty dedicated').at(-1)).toBe(
      'Statue of Liberty',
    );
    expect(queryLadder('C++ was standardised in 1998')).toContain('C++ standardised 1998');
    expect(queryLadder('AC/DC took their name from a sewing machine').at(-1)).toBe('AC/DC');
  });

  it('takes quoted phrases as names and repairs unbalanced quotation marks', () => {
    expect(queryLadder('who recorded “Heroes” in west berlin')).toContain('Heroes');
    expect(queryLadder('the "unbalanced phrase')[0]).toBe('the unbalanced phrase');
  });

  it('takes out operators', () => {
    expect(queryLadder('site:example.org -Paris Eiffel OR Tower intitle:x')[0]).toBe(
      'Paris Eiffel Tower',
    );
    expect(queryLadder('radio-carbon dating')[0]).toBe('radio-carbon dating');
  });

  it('knows other languages and scripts', () => {
    expect(queryLadder('Der Eiffelturm ist 330 Meter hoch.', 'de')).toEqual([
      'Der Eiffelturm ist 330 Meter hoch.',
      'Eiffelturm 330 Meter hoch',
      'Eiffelturm Meter',
      'Eiffelturm',
    ]);
    expect(queryLadder("La hauteur de l'Europe", 'fr')).toContain('hauteur Europe');
    expect(queryLadder('埃菲尔铁塔在1889年竣工', 'zh')).toEqual([
      '埃菲尔铁塔在1889年竣工',
      '埃菲尔铁塔 1889 竣工',
      '埃菲尔铁塔 竣工',
      '埃菲尔铁塔',
    ]);
    expect(queryLadder('エッフェル塔の高さは330メートルです', 'ja')[1]).toBe(
      'エッフェル 330 メートル',
    );
    expect(queryLadder('Eiffeltornet ligger i Paris', 'sv')[1]).toBe('Eiffeltornet ligger Paris');
  });

  it('asks for each of two names alone, and for the longest words where there is no name', () => {
    expect(queryLadder('Marie Curie won two Nobel Prizes').slice(-3)).toEqual([
      'Marie Curie Nobel Prizes',
      'Marie Curie',
      'Nobel Prizes',
    ]);
    expect(queryLadder('great wall visible from the moon').at(-1)).toBe('great wall visible');
  });

  it('gives up to five different rungs of at most 300 characters for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (query) => {
        const rungs = queryLadder(query);
        expect(rungs.length).toBeLessThanOrEqual(5);
        expect(new Set(rungs).size).toBe(rungs.length);
        for (const rung of rungs) expect(rung.length).toBeLessThanOrEqual(300);
        if (/\p{L}{2}/u.test(query)) expect(rungs.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('possibleTitles', () => {
  it('names runs of words without small words at their ends, longer ones first', () => {
    expect(possibleTitles('great wall visible from the moon')).toEqual([
      'visible from the moon',
      'great wall visible',
      'great wall',
      'wall visible',
      'great',
      'wall',
      'visible',
      'moon',
    ]);
    expect(possibleTitles('Was C++ new in 1998?')).toContain('C++');
    expect(possibleTitles('in 1998')).toEqual([]);
  });

  it('asks for 50 titles at most, none of which MediaWiki would split or refuse', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (query) => {
        const titles = possibleTitles(query);
        expect(titles.length).toBeLessThanOrEqual(50);
        expect(titles.join('')).not.toMatch(/[|<>[\]{}]/);
      }),
    );
  });
});
