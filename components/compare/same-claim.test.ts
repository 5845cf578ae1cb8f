import { expect, it } from 'vitest';
import { isSameClaim, rivalsOf } from './same-claim';

it.each([
  ['The tower was built in 1750.', 'the tower  was built in 1750', true],
  ['塔は1750年に建てられた。', '塔は1750年に建てられた', true],
  ['The tower was built in 1750.', 'The tower was built in 1760.', false],
  ['The tower was built in 1750.', 'The tower was not built in 1750.', false],
])('“%s” and “%s”: %s', (a, b, same) => expect(isSameClaim(a, b)).toBe(same));

it('finds the other checks of a claim and never the check itself', () => {
  const all = ['one', 'two', 'three'].map((id) => ({ id, claim: id === 'two' ? 'b' : 'a' }));
  expect(rivalsOf({ id: 'one', claim: 'A.' }, all).map(({ id }) => id)).toEqual(['three']);
  expect(rivalsOf({ id: 'two', claim: 'b' }, all)).toEqual([]);
});
