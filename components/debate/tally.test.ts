import { expect, it } from 'vitest';
import { tally } from './tally';

const said = (label: string | null) => ({ answer: { text: '', label, quotations: [] } });

it('counts labels, the most frequent first, answers without one apart, open turns not at all', () => {
  const turns = [said('Refuted'), said('Supported'), said(null), said('Supported'), {}];
  expect(tally(turns)).toEqual([
    { label: 'Supported', count: 2 },
    { label: 'Refuted', count: 1 },
    { label: null, count: 1 },
  ]);
});

it('has nothing to count before the first answer', () => expect(tally([{}, {}])).toEqual([]));
