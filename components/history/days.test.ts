import { expect, it } from 'vitest';
import { byDay, dayAndMonth } from './days';

const now = new Date(2026, 4, 4, 12).getTime();
const at = (...local: [number, number, number, number]) => ({
  createdAt: new Date(...local).toISOString(),
});

it('puts checks under today, yesterday and the months of the calendar', () => {
  const made = [
    at(2026, 4, 4, 11),
    at(2026, 4, 4, 0),
    at(2026, 4, 3, 23),
    at(2026, 4, 2, 23),
    at(2026, 3, 30, 8),
  ];
  const groups = byDay('en-GB', now, made);
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['May 2026', 1],
    ['April 2026', 1],
  ]);
});

it('takes what a clock that ran ahead dated as of today', () =>
  expect(byDay('en', now, [at(2026, 4, 6, 1)])).toMatchObject([{ title: 'Today', today: true }]));

it('keeps what is no date, as it is', () =>
  expect(byDay('en', now, [{ createdAt: 'once' }])).toMatchObject([{ title: 'once' }]));

it('speaks the reader’s language', () =>
  expect(byDay('de', now, [at(2026, 4, 3, 1)])).toMatchObject([{ title: 'Gestern' }]));

it('names the day within its month', () => {
  expect(dayAndMonth('en-GB', at(2026, 4, 2, 23).createdAt)).toBe('2 May');
  expect(dayAndMonth('en', 'once')).toBe('once');
});
