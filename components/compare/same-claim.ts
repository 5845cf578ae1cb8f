/** What makes two claims the same one: their words, whatever their case, spacing and last full stop. */
const keyOf = (claim: string): string =>
  claim
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s.。]+$/u, '')
    .trim();

export const isSameClaim = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** The checks that can stand beside one: of the same claim, in the order given. */
export function rivalsOf<C extends { id: string; claim: string }>(
  check: { id: string; claim: string },
  all: readonly C[],
): C[] {
  return all.filter(({ id, claim }) => id !== check.id && isSameClaim(claim, check.claim));
}
