import type { MeasuredPage } from './measures';

/** For each element of a page, how much of what was kept it has inside. */
export interface KeptPart {
  kept: ReadonlySet<number>;
  /** Whether an element was kept or has something kept inside. */
  holds: boolean[];
  /** Kept letters inside. */
  letters: number[];
  /** The smallest element around all that was kept; the body where nothing was. */
  root: number;
}

export function keptPart(page: MeasuredPage, kept: ReadonlySet<number>): KeptPart {
  const { elements, parents, measures } = page;
  const holds = elements.map(() => false);
  const letters = elements.map(() => 0);
  for (let number = elements.length - 1; number >= 0; number--) {
    if (kept.has(number)) {
      holds[number] = true;
      letters[number] = (letters[number] ?? 0) + (measures[number]?.own ?? 0);
    }
    const parent = parents[number] ?? -1;
    if (parent < 0 || !holds[number]) continue;
    holds[parent] = true;
    letters[parent] = (letters[parent] ?? 0) + (letters[number] ?? 0);
  }
  return { kept, holds, letters, root: smallestAround(page, kept, holds) };
}

function smallestAround(
  { elements, numbers }: MeasuredPage,
  kept: ReadonlySet<number>,
  holds: readonly boolean[],
): number {
  let root = 0;
  for (;;) {
    if (kept.has(root)) return root;
    const inside = [...(elements[root]?.children ?? [])]
      .map((child) => numbers.get(child) ?? -1)
      .filter((number) => holds[number]);
    const [only] = inside;
    if (inside.length !== 1 || only === undefined) return root;
    root = only;
  }
}
