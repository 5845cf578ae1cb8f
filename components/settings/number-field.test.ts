import { expect, it } from 'vitest';
import { numberIn } from './NumberField';

it.each([
  ['', true, undefined],
  ['  ', false, undefined],
  ['30', true, 30],
  ['0,5', false, 0.5],
  ['0.5', true, null],
  ['0', true, null],
  ['-3', false, null],
  ['a lot', false, null],
] as const)('reads %j (whole: %s) as %s', (text, whole, n) =>
  expect(numberIn(text, whole)).toBe(n),
);
