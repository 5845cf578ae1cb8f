import { describe, expect, it } from 'vitest';
import { holds, isNearCopy, runsOf, saidIn } from './near-copy';
import { leastMs } from './testing/least-ms';

const whole = (text: string) => ({ runs: runsOf(text), excerpt: false });
const excerpt = (text: string) => ({ runs: runsOf(text), excerpt: true });

const agency = Array.from(
  { length: 12 },
  (_, n) =>
    `The canal authority said on day ${n} that ${n + 3} ships had passed without locks, and that ${n * 7} more were waiting at the northern end of the waterway.`,
);

describe('isNearCopy', () => {
  it('knows an agency’s text again under another headline, shortened, with a footer', () => {
    const one = ['Ships wait at canal', 'SUEZ (Agency) –', ...agency].join('\n\n');
    const other = [
      'Long queue in Egypt',
      ...agency.slice(0, 10),
      'Reporting by A. Gency; all rights reserved.',
    ].join('\n\n');
    expect(isNearCopy(whole(one), whole(other))).toBe(true);
    expect(isNearCopy(whole(other.toUpperCase()), whole(one))).toBe(true);
  });

  it('keeps apart articles on one subject, and an article from the statement it quotes', () => {
    const own = agency.map(
      (line, n) => `Elsewhere, however, pilot ${n} disagreed. ${line.slice(0, 40)}.`,
    );
    expect(isNearCopy(whole(agency.join('\n')), whole(own.join('\n')))).toBe(false);
    const quoting = [...own, ...agency.slice(0, 3), ...own.map((line) => `${line} Again.`)].join(
      '\n',
    );
    expect(isNearCopy(whole(agency.slice(0, 3).join('\n')), whole(quoting))).toBe(false);
  });

  it('knows an excerpt of another text again', () => {
    const text = agency.join('\n');
    expect(isNearCopy(excerpt(agency[4] ?? ''), whole(text))).toBe(true);
    expect(isNearCopy(excerpt(agency[4] ?? ''), excerpt(agency[4] ?? ''))).toBe(true);
    expect(
      isNearCopy(
        excerpt(
          'The canal authority said nothing of locks to anybody who asked it for news that day or later on.',
        ),
        whole(text),
      ),
    ).toBe(false);
  });

  it('says nothing of texts too short to tell', () => {
    expect(isNearCopy(whole('The canal has no locks.'), whole('The canal has no locks.'))).toBe(
      false,
    );
  });

  it('works without spaces between words', () => {
    const text = '苏伊士运河于一八六九年十一月十七日正式通航，全长一百九十三公里，沿途没有船闸。';
    expect(isNearCopy(whole(`${text}${text}（新华社）`), whole(`${text}${text}`))).toBe(true);
    const other =
      '埃菲尔铁塔于一八八九年建成，高三百三十米，位于法国巴黎的战神广场，是世界著名建筑。';
    expect(isNearCopy(whole(`${text}${text}`), whole(`${other}${other}`))).toBe(false);
  });

  it('compares twenty long texts within a tenth of a second', () => {
    const texts = Array.from({ length: 20 }, (_, n) =>
      Array.from({ length: 5000 }, (_, at) => `word${(at * (n + 3)) % 997}`).join(' '),
    );
    const all = () => {
      const made = texts.map(whole);
      return made.filter((one, at) => made.slice(0, at).some((other) => isNearCopy(one, other)));
    };
    expect(leastMs(all)).toBeLessThan(300);
  });
});

describe('holds', () => {
  const said = (whole: string, part: string) => holds(saidIn(whole), saidIn(part));

  it('knows a sentence again with a word or two around it, not with another word in it', () => {
    const claim = 'The clock tower of Marston was built by two brothers in 1750.';
    expect(said(`As everybody knows, ${claim}`, claim)).toBe(true);
    expect(said(claim, claim.replace('the ', ''))).toBe(true);
    expect(said(claim.replace('1750', '1889'), claim)).toBe(false);
    expect(said(claim.replace('was built', 'was not built'), claim)).toBe(false);
    expect(said('In 1750 two brothers built the clock tower of Marston.', claim)).toBe(false);
  });
});
