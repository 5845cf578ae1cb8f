/** The keys that move in a list, by the reader's habit: up and down go round, Home and End go to its ends. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Where a key leads in a list of `count` things, from the one at `at`, or from none (-1); undefined where it leads
 * nowhere.
 */
export const placeAfter = (key: string, at: number, count: number): number | undefined =>
  count > 0 ? MOVES[key]?.(at, count) : undefined;
