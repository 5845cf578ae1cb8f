import type { InlineMarks } from '../../lib/anchor/inline-marks';

/** A quotation without surroundings. */
export const quote = (exact: string) => ({ exact, prefix: '', suffix: '' });

/** Marks of a refuted claim, as the worker sends them. */
export const refuted = (exact: string, more: Partial<InlineMarks> = {}): InlineMarks => ({
  check: 'c1',
  at: '2026-05-03T10:00:00.000Z',
  claim: { text: exact, quote: quote(exact) },
  stand: 'refuted',
  label: 'Refuted',
  confidence: 'very likely',
  quotations: [
    {
      words:
        'The tower was begun in 1887 and finished in the spring of 1889, by builders from the south.',
      publisher: 'en.wikipedia.org',
      url: 'https://en.wikipedia.org/wiki/Clock_tower',
    },
    {
      words: 'Work on the tower, paid for by the wool merchants, went on until 1889.',
      publisher: 'ludlow-archive.example',
      url: 'https://ludlow-archive.example/towers?id=7#top',
    },
    { words: 'A third one that has no room.', publisher: 'x.example', url: 'https://x.example/' },
  ],
  samePage: [],
  strings: {
    open: 'Open in panel',
    close: 'Close',
    mark: 'Crossexam: {label}',
    source: 'Opens the source at these words',
    also: 'Also checked here:',
  },
  ...more,
});
