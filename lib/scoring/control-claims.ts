/**
 * Made-up sentences about people and places that do not exist: no source has anything on them, so that every honest
 * reading of a quotation against one of them is `context`.
 */
export const controlClaims: readonly string[] = [
  'Ilse Varga painted her garden shed green in 1994.',
  'The bakery in Lower Tandry was closed for one week in 2003.',
  'Otto Brem lost a brown umbrella at Kessin station in 1987.',
  'The choir of Wexmoor bought nine new chairs in 2011.',
  'Marta Lindskog’s grey cat slept in a piano for two nights.',
  'The pond behind Dunhollow school froze twice in 1976.',
  'Peder Haugvik repaired the kitchen clock of the Sorvik inn.',
  'The chess club of Abenried met on Thursdays in 1999.',
  'A red bicycle leaned against the Pellworth library all May.',
  'Nuria Caldesa planted three lemon trees in Valtorra in 2008.',
  'The ferry Ansgar II once carried a wardrobe to Little Holmsay.',
  'Tomas Reyk won the jam prize at the Ellerby fair in 1973.',
];

/**
 * The control claim of a check: the same for the same claim and texts, and of those in question one that shares no
 * word with them, so that nothing in them is about it.
 */
export function controlClaimFor(claim: string, texts: readonly string[]): string {
  const told = contentWords([claim, ...texts].join('\n'));
  const shared = (one: string): number =>
    [...contentWords(one)].filter((word) => told.has(word)).length;
  const turn = Array.from(claim).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  const from = turn % controlClaims.length;
  const turned = [...controlClaims.slice(from), ...controlClaims.slice(0, from)];
  const [first = '', ...others] = turned;
  return others.reduce((best, one) => (shared(one) < shared(best) ? one : best), first);
}

/** Beginnings of the longer words, and numbers: "painted" and "paint" are one. */
const contentWords = (text: string): Set<string> =>
  new Set(
    Array.from(text.toLowerCase().matchAll(/\p{N}+|\p{L}{4,}/gu), ([word]) => word.slice(0, 5)),
  );
