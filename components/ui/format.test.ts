import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDay,
  formatDuration,
  formatList,
  formatMoney,
  formatScore,
  formatTokens,
  formatWhen,
} from './format';

describe('numbers', () => {
  it('shortens tokens', () => {
    expect(formatTokens('en', 950)).toBe('950');
    expect(formatTokens('en', 12_345)).toBe('12.3K');
  });

  it('gives scores two decimals in the locale', () => {
    expect(formatScore('en', 0.7)).toBe('0.70');
    expect(formatScore('de', 0.875)).toBe('0,88');
  });

  it('keeps the digits of small sums', () => {
    expect(formatMoney('en', 0.00123)).toBe('0.00123');
    expect(formatMoney('en', 1.5)).toBe('1.50');
  });

  it('names megabytes and gigabytes', () => {
    expect(formatBytes('en', 98_000_000)).toBe('98 MB');
    expect(formatBytes('en', 1_500_000_000)).toBe('1.5 GB');
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [41_900, '41 s'],
    [60_000, '1 min'],
    [125_000, '2 min 5 s'],
  ])('%i ms is %s', (ms, text) => expect(formatDuration('en', ms)).toBe(text));
});

describe('dates', () => {
  it('keeps a bare year and what is no date', () => {
    expect(formatDay('en', '2024')).toBe('2024');
    expect(formatDay('en', 'last spring')).toBe('last spring');
  });

  it('does not move a calendar day into another time zone', () => {
    expect(formatDay('en-GB', '2026-05-03')).toBe('3 May 2026');
  });

  const now = Date.parse('2026-05-10T12:00:00Z');
  it.each([
    ['2026-05-10T11:59:30Z', 'now'],
    ['2026-05-10T11:10:00Z', '50 minutes ago'],
    ['2026-05-10T02:00:00Z', '10 hours ago'],
    ['2026-05-08T10:00:00Z', '2 days ago'],
    ['2026-04-02', '2 April 2026'],
  ])('%s is %s', (iso, text) => expect(formatWhen('en-GB', iso, now)).toBe(text));

  it.each([
    ['2026-05-08T23:00:00', '2 days ago'],
    ['2026-05-09T00:15:00', 'yesterday'],
    ['2026-05-09T23:00:00', '1 hour ago'],
  ])('goes by the calendar: half past midnight, %s is %s', (iso, text) =>
    expect(formatWhen('en-GB', iso, new Date('2026-05-10T00:30:00').getTime())).toBe(text),
  );
});

it('joins names', () => {
  expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
});
