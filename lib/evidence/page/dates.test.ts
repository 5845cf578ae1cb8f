import { describe, expect, it } from 'vitest';
import { isoDate } from './dates';
import { bcp47 } from './metadata';

const NOW = Date.parse('2026-06-01T00:00:00Z');

describe('isoDate', () => {
  it.each([
    ['2026-05-03', '2026-05-03'],
    ['2026-05-03T10:30:00+02:00', '2026-05-03T08:30:00Z'],
    ['2026-05-03T10:30:00+0200', '2026-05-03T08:30:00Z'],
    ['2026-05-03T10:30Z', '2026-05-03T10:30:00Z'],
    ['2026-05-03 10:30:00', '2026-05-03'],
    ['20260503', '2026-05-03'],
    ['20260231', undefined],
    ['2026-05-03 10:30:00+02', '2026-05-03T08:30:00Z'],
    ['Sun, 03 May 2026 10:00:00 GMT', '2026-05-03T10:00:00Z'],
    ['May 3, 2026', '2026-05-03'],
    ['3 May 2026 23:30', '2026-05-03'],
    ['May 3, 2026 11:30 PM -0500', '2026-05-04T04:30:00Z'],
    ['May 2026', undefined],
    ['May 2026 10:00', undefined],
    ['Copyright 2026', undefined],
    ['Issue 12 of 2026', undefined],
    ['2026-05', undefined],
    ['2026-02-31', undefined],
    ['2027-05-03', undefined],
    ['1750-01-01', undefined],
    ['yesterday', undefined],
    ['12', undefined],
    ['', undefined],
  ])('%j is %j', (value, date) => {
    expect(isoDate(value, NOW)).toBe(date);
  });
});

describe('bcp47', () => {
  it.each([
    ['en', 'en'],
    ['en_us', 'en-US'],
    ['zh-hans-cn', 'zh-Hans-CN'],
    ['de, en', 'de'],
    ['english', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%j is %j', (value, tag) => {
    expect(bcp47(value)).toBe(tag);
  });
});
