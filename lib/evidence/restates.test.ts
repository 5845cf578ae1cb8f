import { describe, expect, it } from 'vitest';
import type { Standing } from './document';
import { splitPassages } from './passages';
import { standingOf, withoutClaim } from './restates';
import { leastMs } from './testing/least-ms';

const SHORT = 'The tower was built in 1750.';
const LONG =
  "The Eiffel Tower was built from 1887 to 1889 as the entrance to a world's fair, the city's guide says.";
const claimOf = (text: string, sentence = text) => ({ text, selected: text, sentence });

const page: [string, string, Standing][] = [
  [SHORT, 'The tower was built in 1750.', 'restates'],
  [SHORT, '“The tower was built in 1750”, it says.', 'restates'],
  [SHORT, 'tower was built in 1750', 'restates'],
  [SHORT, 'The tower was built in 1889.', 'same-page'],
  [SHORT, 'The tower was not built in 1750.', 'same-page'],
  [SHORT, 'It is a myth that the tower was built in 1750.', 'same-page'],
  [SHORT, 'The tower was repainted in 1750 shades of brown.', 'same-page'],
  [SHORT, 'The lifts were built later than the tower and have carried millions.', 'same-page'],
  ['铁塔建于1750年。', '铁塔建于1750年', 'restates'],
  ['铁塔建于1750年。', '铁塔建于1889年', 'same-page'],
];

const WIRE =
  'Engineers found cracks in 14 steel hangers of the Harlow Bridge on Tuesday, and the ministry closed it for nine weeks.';

const elsewhere: [string, string, Standing][] = [
  [
    WIRE,
    'The ministry closed the Harlow Bridge for nine weeks on Tuesday after engineers found cracks in 14 steel hangers.',
    'restates',
  ],
  [
    WIRE,
    'The ministry closed the Harlow Bridge for nine weeks on Tuesday after engineers found cracks in 40 steel hangers.',
    'independent',
  ],
  [
    WIRE,
    'The ministry closed the Anker Bridge for nine weeks on Tuesday after engineers found cracks in 14 steel hangers.',
    'independent',
  ],
  [
    WIRE,
    'The ministry opened the Harlow Bridge nine weeks after engineers found cracks in 14 steel hangers and welded them.',
    'independent',
  ],
  [SHORT, 'The tourist board claims that the tower was built in 1750.', 'restates'],
  [SHORT, 'The tourist board wrongly claims that the tower was built in 1750.', 'independent'],
  [SHORT, 'The city archive says that the tower was built in 1750.', 'independent'],
  [LONG, LONG, 'restates'],
  [LONG, LONG.replace('The Eiffel', 'Eiffel').replace('the entrance', 'an entrance'), 'restates'],
  [LONG, LONG.replace('1887', '1885'), 'independent'],
  [LONG, LONG.replace('was built', 'was never built'), 'independent'],
  [LONG, 'The tower, built between 1887 and 1889, welcomed visitors to the fair.', 'independent'],
  [SHORT, 'The tower was built in 1750.', 'independent'],
  [SHORT, 'A blog claimed: “The tower was built in 1750.”', 'restates'],
  [SHORT, 'That “the tower was built in 1750” is false.', 'independent'],
  [
    SHORT,
    'A blog wrote “The tower was built in 1750.” In truth its foundations were dug in January 1887, and the last rivet was set in March 1889.',
    'independent',
  ],
];

describe('standingOf', () => {
  it.each(page)('on the page of %j, %j is %s', (claim, text, standing) => {
    expect(standingOf(text, claimOf(claim), { samePage: true })).toBe(standing);
  });

  it.each(elsewhere)('elsewhere, for %j, %j is %s', (claim, text, standing) => {
    expect(standingOf(text, claimOf(claim), { samePage: false })).toBe(standing);
  });

  it('is not held up by quotation marks that are never closed', () => {
    const text = "'a ".repeat(20_000);
    const look = () =>
      expect(standingOf(text, claimOf(SHORT), { samePage: false })).toBe('independent');
    expect(leastMs(look, 1)).toBeLessThan(4000);
  });

  it('knows the sentence of a claim the reader has edited', () => {
    const claim = claimOf('The Eiffel Tower dates from 1750.', SHORT);
    expect(standingOf(SHORT, claim, { samePage: true })).toBe('restates');
  });
});

describe('withoutClaim', () => {
  const before = 'We walked along the river in the morning light.';
  const after = 'From the second platform you see the whole city.';

  it('cuts the claim out of its passage and keeps offsets exact', () => {
    const text = `${before} ${SHORT} ${after}`;
    const kept = withoutClaim(splitPassages(text), claimOf(SHORT));
    expect(kept.map((passage) => passage.text)).toEqual([before, after]);
    for (const passage of kept) expect(text.slice(passage.start, passage.end)).toBe(passage.text);
  });

  it('drops a passage that is nothing else', () => {
    expect(withoutClaim(splitPassages(`“${SHORT}”`), claimOf(SHORT))).toEqual([]);
  });

  it('leaves passages on the same subject alone', () => {
    const passages = splitPassages(`${before} The tower was built in 1889. ${after}`);
    expect(withoutClaim(passages, claimOf(SHORT))).toEqual(passages);
  });

  it('looks through 10,000 words in a moment', () => {
    const words =
      'the tower of iron was built for a fair and its lifts carried many visitors up'.split(' ');
    const text = Array.from({ length: 10_000 }, (_, n) => {
      const word = words[(n * 7919) % words.length] ?? '';
      return n % 18 === 17 ? `${word} ${n}.` : word;
    }).join(' ');
    const passages = splitPassages(text);
    expect(leastMs(() => withoutClaim(passages, claimOf(LONG)), 3)).toBeLessThan(600);
  });

  it('takes all sentences of a longer selection out', () => {
    const selected = `${SHORT} Its iron came from Lorraine.`;
    const text = `${before} ${selected} ${after}`;
    const kept = withoutClaim(splitPassages(text), claimOf(selected));
    expect(kept.map((passage) => passage.text)).toEqual([before, after]);
  });
});
