import { describe, expect, it } from 'vitest';
import { prepareByModel } from './by-model';
import { prepareByRules } from './by-rules';
import type { Claim } from './claim';

const before = 'Gustave Eiffel was an engineer from Dijon.';
const claimOf = (text: string, more: Partial<Claim> = {}): Claim => ({
  text,
  selected: text,
  sentence: text,
  paragraph: `${before} ${text}`,
  page: { url: 'https://example.org', title: 'Engineers of France', publishedAt: '2019-05-01' },
  capturedAt: '2026-05-03T10:00:00Z',
  ...more,
});

type Said = { words: string; claim: string; kind?: string };
const prepare = (claim: Claim, ...said: Said[]) =>
  prepareByModel(
    claim,
    { claims: said.map(({ kind = 'fact', ...rest }) => ({ kind, ...rest })) },
    prepareByRules(claim).units,
    ['2026-05-03', '2019-05-01'],
  );

describe('prepareByModel', () => {
  it('takes a claim with names from around it, and marks what was put in', () => {
    const claim = claimOf('In 1889, he opened the tower.');
    const words = 'In 1889, he opened the tower';
    const made = prepare(claim, { words, claim: 'In 1889, Gustave Eiffel opened the tower.' });
    expect(made).toMatchObject({ outcome: 'choose', by: 'model', unclear: [] });
    expect(made.claims).toEqual([
      {
        text: 'In 1889, Gustave Eiffel opened the tower.',
        selected: { start: 0, end: words.length },
        resolved: [{ start: 9, end: 23 }],
      },
    ]);
  });

  it('splits one sentence into claims that share words', () => {
    const claim = claimOf('He was born in Dijon and died in Paris.');
    const made = prepare(
      claim,
      { words: 'He was born in Dijon', claim: 'Gustave Eiffel was born in Dijon.' },
      { words: 'He was born in Dijon and died in Paris', claim: 'Gustave Eiffel died in Paris.' },
    );
    // The second keeps too few of the words it names.
    expect(made.claims.map(({ text }) => text)).toEqual(['Gustave Eiffel was born in Dijon.']);
    const whole = prepare(
      claim,
      { words: 'He was born in Dijon', claim: 'Gustave Eiffel was born in Dijon.' },
      { words: 'died in Paris', claim: 'Gustave Eiffel died in Paris.' },
    );
    expect(whole.claims.map(({ text }) => text)).toEqual([
      'Gustave Eiffel was born in Dijon.',
      'Gustave Eiffel died in Paris.',
    ]);
  });

  it.each([
    ['a number from nowhere', 'Gustave Eiffel built 12 bridges.'],
    ['a name from nowhere', 'Alexandre Gustave Eiffel built bridges.'],
    ['a correction', 'He never built bridges.'],
    ['another sentence', 'Gustave Eiffel was an engineer.'],
    ['a lecture', `He built bridges. ${'This is well known and often said. '.repeat(8)}`],
    ['nothing', ' '],
  ])('refuses %s, and keeps what rules have', (_, claim) => {
    const made = prepare(claimOf('He built bridges.'), { words: 'He built bridges.', claim });
    expect(made.by).toBe('rules');
    expect(made.claims.map(({ text }) => text)).toEqual(['Gustave Eiffel built bridges.']);
  });

  it.each([
    ['He built nearly all bridges before 1880.', 'Gustave Eiffel built all bridges before 1880.'],
    ['He built nearly all bridges before 1880.', 'Gustave Eiffel built nearly all bridges.'],
    ['He may have built bridges.', 'Gustave Eiffel must have built many bridges.'],
  ])('refuses to lose or gain a number or a quantity: %s', (text, claim) => {
    expect(prepare(claimOf(text), { words: text, claim }).by).toBe('rules');
  });

  it('finds words with signs that an expression would read otherwise', () => {
    const text = 'He built the well-known A/B bridge (of 1889-1890) for $5 [sic].';
    const claim = text.replace('He', 'Gustave Eiffel');
    expect(prepare(claimOf(text), { words: text, claim })).toMatchObject({
      by: 'model',
      claims: [{ text: claim }],
    });
  });

  it('refuses words that do not stand in the selection', () => {
    const claim = claimOf('He built bridges.');
    expect(prepare(claim, { words: 'He built towers', claim: 'He built bridges.' }).by).toBe(
      'rules',
    );
    expect(prepare(claim, { words: '…', claim: 'He built bridges.' }).by).toBe('rules');
  });

  it('takes last year from the date of the page', () => {
    const made = prepare(claimOf('Last year he built bridges.'), {
      words: 'Last year he built bridges.',
      claim: 'In 2018 Gustave Eiffel built bridges.',
    });
    expect(made.claims.map(({ text }) => text)).toEqual(['In 2018 Gustave Eiffel built bridges.']);
  });

  it('puts in what the model passed over, where rules can tell', () => {
    const claim = claimOf('Last year he built bridges. They were sold in 1900.');
    const made = prepare(
      claim,
      { words: 'Last year he built bridges.', claim: 'Last year Gustave Eiffel built bridges.' },
      { words: 'They were sold in 1900.', claim: 'They were sold in 1900.' },
    );
    expect(made.claims.map(({ text }) => text)).toEqual([
      'In 2018 Gustave Eiffel built bridges.',
      'They were sold in 1900.',
    ]);
    expect(made.unclear).toEqual(['They']);
    const own = claimOf('He built bridges.');
    expect(prepare(own, { words: own.text, claim: own.text }).claims[0]?.text).toBe(
      'Gustave Eiffel built bridges.',
    );
  });

  it('lets a model say that there is nothing to check only where rules had their doubts', () => {
    const view = claimOf('Modules can be easily tested.');
    const said = { words: view.text, claim: view.text, kind: 'opinion' };
    expect(prepare(view, said)).toMatchObject({ outcome: 'none', why: 'opinion', claims: [] });
    const fact = claimOf('The tower was built in 1750.');
    expect(prepare(fact, { ...said, words: fact.text, claim: fact.text })).toMatchObject({
      outcome: 'ready',
    });
  });

  it('goes on at once where the model leaves the words as they are', () => {
    const view = claimOf('Modules can be easily tested.');
    expect(prepare(view, { words: view.text, claim: view.text })).toMatchObject({
      outcome: 'ready',
      by: 'rules',
    });
  });

  it.each([
    // Copied, and what rules put in stands.
    ['He built bridges.', ['He built bridges.'], 'rules'],
    ['Last year he built bridges.', ['In 2018 Gustave Eiffel built bridges.'], 'model'],
    ['He built bridges. Paris is old.', ['He built bridges.', 'Paris is old.'], 'rules'],
    // One by a model, one by rules.
    ['He built bridges. He died in 1923.', ['Gustave Eiffel built bridges.'], 'rules'],
    [
      'Towers are tall. Last year they fell.',
      ['Towers are tall.', 'Last year they fell.'],
      'rules',
    ],
  ] as const)('says whose words they are: %s', (text, claims, by) => {
    const sentences = text.split(/(?<=\.) /u);
    const said = claims.map((claim, index) => ({ words: sentences[index] ?? '', claim }));
    expect(prepare(claimOf(text), ...said).by).toBe(by);
  });

  it('leaves "so it says" as the model left it, in nobody’s words', () => {
    const text = 'The tower was built in 1750. So it says, at least, in the guide.';
    const sentences = ['The tower was built in 1750.', 'So it says, at least, in the guide.'];
    const said = sentences.map((words) => ({ words, claim: words }));
    expect(prepare(claimOf(text), ...said)).toMatchObject({
      ...{ outcome: 'choose', by: 'rules', unclear: ['it'] },
      claims: sentences.map((claim) => ({ text: claim, resolved: [] })),
    });
  });

  it('keeps sentences the model passed over', () => {
    const claim = claimOf('He built bridges. The tower was sold in 1900.');
    const made = prepare(claim, {
      words: 'He built bridges.',
      claim: 'Gustave Eiffel built bridges.',
    });
    expect(made.claims.map(({ text }) => text)).toEqual([
      'Gustave Eiffel built bridges.',
      'The tower was sold in 1900.',
    ]);
  });
});
