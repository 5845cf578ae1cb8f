import { describe, expect, it } from 'vitest';
import { MOST_CLAIMS, prepareByRules } from './by-rules';
import type { Claim } from './claim';

const claim = (text: string, more: Partial<Claim> = {}): Claim => ({
  text,
  selected: text,
  capturedAt: '2026-05-03T10:00:00Z',
  ...more,
});
const texts = (text: string, more: Partial<Claim> = {}) =>
  prepareByRules(claim(text, more)).preparation.claims.map((one) => one.text);

describe('prepareByRules', () => {
  it.each([
    'The tower was built in 1750.',
    'the tower was built in 1750',
    'With its aerial the tower now measures 330 metres.',
    'Dr. Smith was born in St. Louis in 1920.',
    'It is estimated that 300 people died in the fire of 1666.',
    'It is said that 300 people died in the fire of 1666.',
    'It rains in Bergen on 200 days of the year.',
    'It seems that 300 people died in the fire of 1666.',
    'It took 20 years to build the tower.',
    'It was 27 days before the election of 1864.',
    'It was in 1750 that the tower was built.',
    'It was Anna Smith who built the tower.',
    'The fastest animal with wings and fur is the bat.',
    'The company and the union signed a contract in 1990.',
    'The minister said that prices rose and the economy was weak.',
    '“The tower is old. It was built in 1750,” the keeper said in 2019.',
  ])('lets a claim that stands alone go on as it is: %s', (text) => {
    const { preparation, doubtful } = prepareByRules(claim(text));
    expect(preparation).toMatchObject({ outcome: 'ready', by: 'rules', unclear: [] });
    expect(preparation.claims).toMatchObject([{ text, resolved: [] }]);
    expect(doubtful).toBe(false);
  });

  it.each([
    ['What a lovely day!', 'exclamation'],
    ['Hello! How are you?', 'greeting'],
    ['Is it true? Who knows?', 'question'],
  ])('ends with no claim: %s', (text, why) => {
    expect(prepareByRules(claim(text))).toMatchObject({
      preparation: { outcome: 'none', why, claims: [] },
      doubtful: false,
    });
  });

  it('splits sentences and clauses, and maps each to the words highlighted', () => {
    const selected =
      'The tower was built in 1750,[2] and the bell is older. Wow! Nobody lives there.';
    const text = selected.replace('[2]', '');
    const { preparation, doubtful } = prepareByRules(claim(text, { selected }));
    expect(preparation.outcome).toBe('choose');
    expect(doubtful).toBe(true);
    expect(preparation.claims.map(({ text }) => text)).toEqual([
      'The tower was built in 1750',
      'The bell is older.',
      'Nobody lives there.',
    ]);
    expect(
      preparation.claims.map(({ selected: span }) => span && selected.slice(span.start, span.end)),
    ).toEqual(['The tower was built in 1750', 'the bell is older.', 'Nobody lives there.']);
  });

  it('puts the subject before in place of a pronoun, and says where', () => {
    const sentence = 'It was meant to be taken down after twenty years.';
    const paragraph = `The Eiffel Tower was built from 1887 to 1889. ${sentence}`;
    const { preparation, doubtful } = prepareByRules(claim(sentence, { sentence, paragraph }));
    expect(preparation).toMatchObject({
      outcome: 'choose',
      unclear: [],
      claims: [
        {
          text: 'The Eiffel Tower was meant to be taken down after twenty years.',
          resolved: [{ start: 0, end: 16, was: 'It' }],
        },
      ],
    });
    expect(doubtful).toBe(true);
  });

  it('looks back within the selection, past sentences that point back themselves', () => {
    expect(
      texts('Gustave Eiffel was born in Dijon. He built bridges. His tower is in Paris.'),
    ).toEqual([
      'Gustave Eiffel was born in Dijon.',
      'Gustave Eiffel built bridges.',
      'Gustave Eiffel’s tower is in Paris.',
    ]);
    expect(texts('The tower was the tallest building of 1750. It was sold in May 1890.')).toEqual([
      'The tower was the tallest building of 1750.',
      'The tower was sold in May 1890.',
    ]);
    expect(texts('Douala is the largest city in Cameroon. It was founded in 1890.')[1]).toBe(
      'Douala was founded in 1890.',
    );
    expect(texts('Anna Smith was a painter, born in New York. She died in 1890.')[1]).toBe(
      'Anna Smith died in 1890.',
    );
    expect(texts('The tower was built in 1750, and its bell is older.')).toEqual([
      'The tower was built in 1750',
      'The tower’s bell is older.',
    ]);
  });

  it('leaves alone what a sentence that points back itself may have brought in', () =>
    expect(texts('The tower was built in 1750. It has a bell. It weighs 300 kg.')).toEqual([
      'The tower was built in 1750.',
      'The tower has a bell.',
      'It weighs 300 kg.',
    ]));

  it.each([
    // A person is no "it", a tower no "he", one thing no "they".
    ['Gustave Eiffel and his wife were rich.', 'It was sold in 1890.'],
    ['The tower was built in 1750.', 'He died in 1780.'],
    ['The tower was built in 1750.', 'They died in 1780.'],
    ['The tower was built in 1750.', 'This bridge was sold in 1890.'],
    ['Nobody knows why.', 'It was sold in 1890.'],
    // The plate, the guide or the sentence: a text says something.
    ['The tower was built in 1750.', 'So it says, at least, in the guide.'],
    ['The tower was built in 1750.', 'It is said to be the tallest.'],
    ['The tower was built in 1750.', 'It was hard to find the door in 1890.'],
    ['The tower was built in 1750.', 'It was the mayor who paid.'],
    // Something else is nearer than the subject.
    ['The tower was built in 1750 beside a mill.', 'It was sold in 1890.'],
    ['The tower was sold to Acme.', 'It was founded in 1890.'],
    ['Gustave Eiffel’s mother was rich.', 'He died in 1890.'],
    ['You can paint the tower.', 'It was sold in 1890.'],
    ['Gustave Eiffel was followed by Stephen Sauvestre.', 'He died in 1890.'],
    ['Gustave Eiffel was helped by the mayor.', 'He died in 1890.'],
    ['Anna and Ben were owners of towers.', 'They were sold in 1890.'],
  ])('leaves open what it cannot tell: %s %s', (before, sentence) => {
    const found = prepareByRules(claim(sentence, { sentence, paragraph: `${before} ${sentence}` }));
    expect(found.preparation).toMatchObject({ outcome: 'ready', claims: [{ text: sentence }] });
    expect(found.preparation.unclear).toHaveLength(1);
    expect(found.doubtful).toBe(true);
  });

  it('takes "this year" from the page, without a doubt', () => {
    const page = { url: 'https://example.org', title: '', publishedAt: '2019-07-01' };
    const { preparation, doubtful } = prepareByRules(claim('Sales fell this year.', { page }));
    expect(preparation.outcome).toBe('choose');
    expect(preparation.claims).toMatchObject([
      { text: 'Sales fell in 2019.', resolved: [{ start: 11, end: 18, was: 'this year' }] },
    ]);
    expect(doubtful).toBe(false);
  });

  it.each([
    ['de', 'Der Turm wurde 1750 gebaut. Die Glocke ist älter.', 2],
    ['fr', 'La tour fut bâtie en 1750. La cloche est plus vieille.', 2],
    ['es', 'La torre fue construida en 1750. La campana es más antigua.', 2],
    ['zh', '这座塔建于1887年。钟楼建于1750年。', 2],
    ['de', 'Hallo! Der Turm wurde 1750 gebaut.', 1],
    ['constructor', 'It was sold this year, a keeper said. The tower was built in 1750.', 2],
  ])('%s: %s', (language, text, count) => {
    const page = { url: 'https://example.org', title: '', language };
    expect(texts(text, { page })).toHaveLength(count);
  });

  it('lists no more than it can', () => {
    const years = Array.from({ length: 30 }, (_, i) => `The tower was sold in ${1750 + i}.`);
    expect(texts(years.join(' '))).toHaveLength(MOST_CLAIMS);
    expect(texts('The tower was sold in 1750. '.repeat(30))).toHaveLength(1);
  });
});
