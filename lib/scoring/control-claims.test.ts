import { expect, it } from 'vitest';
import { controlClaimFor, controlClaims } from './control-claims';

it('is the same for the same claim, and not one for all', () => {
  const claims = Array.from({ length: 60 }, (_, i) => `Town ${i} has a mayor.`);
  const chosen = claims.map((claim) => controlClaimFor(claim, []));
  expect(claims.map((claim) => controlClaimFor(claim, []))).toEqual(chosen);
  expect(new Set(chosen).size).toBe(controlClaims.length);
});

it('shares no word with claim or texts, as long as there is one that does not', () => {
  for (const own of controlClaims) {
    expect(controlClaimFor(own, [])).not.toBe(own);
    expect(controlClaimFor('The town has a mayor.', [own])).not.toBe(own);
  }
  const but = controlClaims[7] ?? '';
  const others = controlClaims.filter((one) => one !== but);
  expect(controlClaimFor('The town has a mayor.', others)).toBe(but);
});

it('takes the one with the fewest words in common where each has some', () => {
  const [first = '', ...others] = controlClaims;
  const told = [...others, ...others.map((one) => one.toUpperCase()), first.split(' ').slice(-1)];
  expect(controlClaimFor('The town has a mayor.', told.flat())).toBe(first);
});
