import { describe, expect, it } from 'vitest';
import { checkQuotation } from './quotation';
import { leastMs } from './testing/least-ms';

const SOURCE = [
  'Construction',
  '',
  'The Eiffel Tower was built from 1887 to 1889 as the “centrepiece” of the 1889 World’s Fair.[12]',
  'It is 330 metres tall — about as high as an 81-storey building — and isn’t the tallest in Europe.',
  'Selling alcohol nearby is illegal to this day, and 1,250 people signed against it.',
  'Gustave Eiffel did not design the first sketch; Maurice Koechlin did.',
].join('\n');

const check = (words: string, text = SOURCE) =>
  checkQuotation({ n: 1, document: 'd', words, relation: 'supports' }, text, 'independent');

describe('checkQuotation', () => {
  it.each([
    ['the same words', 'was built from 1887 to 1889 as the “centrepiece” of'],
    ['other quotation marks', `was built from 1887 to 1889 as the 'centrepiece' of`],
    ['other dashes and spaces', 'It is 330  metres tall - about as high'],
    ['marks around the words', '“The Eiffel Tower was built from 1887 to 1889 …”'],
    ['a full stop where the source goes on', 'The Eiffel Tower was built from 1887 to 1889.'],
    ['a source mark of ours at the end', 'did not design the first sketch [2].'],
    ['across a line', 'tallest in Europe. Selling alcohol nearby'],
  ])('verifies %s', (_, words) => {
    const quotation = check(words);
    expect(quotation.state).toBe('verified');
    expect(SOURCE.slice(quotation.start, quotation.end)).toBe(quotation.words);
    expect(quotation.drafted).toBeUndefined();
    expect(quotation.standing).toBe('independent');
  });

  it.each([
    ['a slip in a word', 'about as high as an 81-storey buildin'],
    ['other case', 'gustave eiffel did not design the first sketch'],
    ['a dropped small word', 'as high as 81-storey building — and isn’t the tallest in Europe'],
    ['a dropped source mark', 'of the 1889 World’s Fair. It is 330 metres tall'],
    ['a thousands comma', 'illegal to this day, and 1250 people signed against it'],
    ['a capital lost', 'the eiffel tower was built from 1887'],
    ['a word cut at its end', 'did not design the first sketc'],
    ['words left out openly', 'Selling alcohol … is illegal to this day'],
  ])('repairs %s', (_, words) => {
    const quotation = check(words);
    expect(quotation.state).toBe('repaired');
    expect(quotation.drafted).toBe(words);
    expect(SOURCE.slice(quotation.start, quotation.end)).toBe(quotation.words);
  });

  it.each([
    ['invented words', 'The tower was painted red in 1889 by its owner'],
    ['another number', 'The Eiffel Tower was built from 1886 to 1889'],
    ['numbers in another order', 'The Eiffel Tower was built from 1889 to 1887 as the'],
    ['another name', 'Gustave Eiffer did not design the first sketch'],
    ['a lost negation', 'Gustave Eiffel did design the first sketch; Maurice Koechlin did'],
    ['a lost contraction', 'an 81-storey building — and is the tallest in Europe'],
    ['an added negation', 'It is not 330 metres tall — about as high as an 81-storey building'],
    ['the end of another word', 'legal to this day, and 1,250 people'],
    ['the end of another number', '250 people signed against it'],
    ['an opposite', 'It is 330 metres tall — about as low as an 81-storey building'],
    ['another bound', 'tall — over as high as an 81-storey building'],
    ['too little', 'the tallest'],
    ['a bare number', '1,250'],
    ['nothing', ' … '],
    ['an omission that hides a negation', 'Gustave Eiffel did … design the first sketch'],
    [
      'another word of the same length',
      'It is 330 metres tall — about as wide as an 81-storey building',
    ],
    ['parts in another order', 'Maurice Koechlin did … The Eiffel Tower was built'],
  ])('does not verify %s', (_, words) => {
    const quotation = check(words);
    expect(quotation.state).toBe('unverified');
    expect(quotation.words).toBe(words);
    expect(quotation.start).toBeUndefined();
  });

  it('keeps the longest part of words between which a name or number was left out', () => {
    expect(check('The Eiffel Tower was built … as the “centrepiece”')).toMatchObject({
      state: 'repaired',
      words: 'The Eiffel Tower was built',
    });
  });

  it('counts six letters in scripts without spaces', () => {
    const text = '埃菲尔铁塔建于1887年至1889年，高330米。它不是欧洲最高的建筑。';
    expect(check('埃菲尔铁塔建', text).state).toBe('verified');
    expect(check('埃菲尔铁塔', text).state).toBe('unverified');
    expect(check('「铁塔建于1887年」', text)).toMatchObject({
      state: 'verified',
      words: '铁塔建于1887年',
    });
    expect(check('铁塔建于188', text).state).toBe('unverified');
    expect(check('高330米。它是欧洲最高的建筑', text).state).toBe('unverified');
    expect(check('埃菲尔铁塔建于 1887 年至 1889 年', text).state).toBe('unverified');
    expect(check('หอไอเฟลสร้าง', 'หอไอเฟลสร้างขึ้นในปี 1889').state).toBe('verified');
  });

  it('takes a whole short document', () => {
    expect(check('“Yes, in 1889.”', 'Yes, in 1889.').state).toBe('verified');
    expect(check('in 1889', 'Yes, in 1889.').state).toBe('unverified');
    expect(check('', '').state).toBe('unverified');
  });

  it('does not split a grapheme', () => {
    const text = 'We ate in the old cafe\u0301 twice';
    expect(check('We ate in the old cafe', text).state).toBe('repaired');
    expect(check('We ate in the old café', text).state).toBe('verified');
  });

  it('prefers a place where the words stand whole', () => {
    const text = 'It is illegal to sell alcohol. There it is legal to sell alcohol.';
    expect(check('legal to sell alcohol', text)).toMatchObject({ state: 'verified', start: 43 });
    expect(check('violent protest is rare', 'A non-violent protest is rare.').state).toBe(
      'unverified',
    );
  });

  it('marks what restates the claim and leaves the source to decide', () => {
    const draft = {
      n: 2,
      document: 'd',
      words: 'It is 330 metres tall',
      relation: 'context' as const,
    };
    expect(checkQuotation(draft, SOURCE, 'restates').standing).toBe('restates');
  });

  it('is not held up by a source that is full of marks', () => {
    const text = `Contents ${'.'.repeat(20_000)} 7`;
    expect(leastMs(() => check('Contents', text))).toBeLessThan(50);
    expect(check('Contents', text).state).toBe('unverified');
  });

  it('reads 10,000 words quickly', () => {
    const text = `${SOURCE} `.repeat(140);
    const words =
      'Gustave Eiffel did design the first sketch; Maurice Koechlin did not do so himself';
    expect(leastMs(() => check(words, text))).toBeLessThan(20);
  });
});
