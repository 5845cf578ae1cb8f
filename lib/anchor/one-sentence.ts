/** A claim's check with the claim's place in the page. */
export interface Standing {
  /** When the check was begun, ISO 8601. */
  at: string;
  /** Empty while the words are not in the page. */
  ranges: Range[];
}

/** Checks of one sentence together, the newest first: they share one sign. One not found in the page stands alone. */
export function bySentence<T extends Standing>(checks: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const check of [...checks].sort((a, b) => b.at.localeCompare(a.at))) {
    const group = groups.find(([newest]) => newest && oneSentence(newest.ranges, check.ranges));
    if (group) group.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** A sentence's end with something behind it. Where it takes an abbreviation for one there are two signs, not one. */
const GOES_ON = /[.!?…]["'”’»)\]]*(?:\s+\S|\p{Lu})|[。！？]["”’」』）]*\s*[^\s"”’」』）]/u;
/** A full stop with a quotation mark and a bracket behind it. */
const LAST = 3;

/** Whether two passages overlap and end in the same sentence; one of them may go on within it. */
function oneSentence(one: Range[], other: Range[]): boolean {
  const [a, b] = [one.at(-1), other.at(-1)];
  if (!a || !b || a.startContainer.getRootNode() !== b.startContainer.getRootNode()) return false;
  const overlap =
    a.compareBoundaryPoints(Range.START_TO_END, b) > 0 &&
    a.compareBoundaryPoints(Range.END_TO_START, b) < 0;
  if (!overlap) return false;
  const [shorter, longer] = a.compareBoundaryPoints(Range.END_TO_END, b) < 0 ? [a, b] : [b, a];
  const rest = longer.cloneRange();
  rest.setStart(shorter.endContainer, shorter.endOffset);
  return !GOES_ON.test(String(shorter).slice(-LAST) + String(rest));
}
