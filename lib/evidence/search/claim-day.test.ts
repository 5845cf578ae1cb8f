import { expect, it } from 'vitest';
import { claimDay } from './claim-day';
import { claimOf } from './testing/claim';

it.each([
  [{ publishedAt: '2025-03-04T10:00:00Z' }, '2025-03-04'],
  [{ publishedAt: '2025-03-04' }, '2025-03-04'],
  [{ publishedAt: 'March 2025' }, '2026-01-05'],
  [undefined, '2026-01-05'],
])('a claim is of its page’s day, else of the highlighting’s: %o', (page, day) => {
  expect(claimDay(claimOf('A claim.', page))).toBe(day);
});
