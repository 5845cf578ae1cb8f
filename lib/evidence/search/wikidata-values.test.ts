import { describe, expect, it } from 'vitest';
import { valueInWords } from './wikidata-values';

const inWords = (type: string, value: unknown, language = 'en') =>
  valueInWords(
    { snaktype: 'value', property: 'P1', datavalue: { type, value } },
    new Map([['Q11573', 'metre']]),
    language,
  );
const time = (moment: string, precision: number) => inWords('time', { time: moment, precision });

describe('valueInWords', () => {
  it.each([
    ['+1889-03-31T00:00:00Z', 11, '31 March 1889'],
    ['+1889-03-00T00:00:00Z', 10, 'March 1889'],
    ['+1889-00-00T00:00:00Z', 9, '1889'],
    ['+1880-00-00T00:00:00Z', 8, '1880s'],
    ['+1801-00-00T00:00:00Z', 7, 'century 19'],
    ['-0044-03-15T00:00:00Z', 11, '44 BC'],
    ['+0079-08-24T00:00:00Z', 11, '24 August 79'],
    ['+13798000000-00-00T00:00:00Z', 3, undefined],
    ['long ago', 9, undefined],
  ])('says the time %s of precision %i', (moment, precision, words) => {
    expect(time(moment, precision)).toBe(words);
  });

  it('says amounts with their unit, and none whose unit has no name', () => {
    expect(
      inWords('quantity', { amount: '+330', unit: 'http://www.wikidata.org/entity/Q11573' }),
    ).toBe('330 metre');
    expect(inWords('quantity', { amount: '-2.5', unit: '1' })).toBe('-2.5');
    expect(inWords('quantity', { amount: '+1', unit: 'http://www.wikidata.org/entity/Q5' })).toBe(
      undefined,
    );
  });

  it('says nothing of pictures, places on a globe and unknown values', () => {
    expect(inWords('string', 'Tower.jpg')).toBe(undefined);
    expect(inWords('globecoordinate', { latitude: 48.8 })).toBe(undefined);
    expect(valueInWords({ snaktype: 'somevalue', property: 'P1' }, new Map(), 'en')).toBe(
      undefined,
    );
  });
});
