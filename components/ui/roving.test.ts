import { expect, it } from 'vitest';
import { placeAfter } from './roving';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, undefined],
])('%s leads from %d to %s of three', (key, from, to) => {
  expect(placeAfter(key, from, 3)).toBe(to);
});

it('leads nowhere in an empty list', () => {
  expect(placeAfter('ArrowDown', -1, 0)).toBeUndefined();
});
