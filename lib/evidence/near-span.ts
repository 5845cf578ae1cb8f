/** Longer wordings are not repaired: nobody quotes that much by heart. */
const LONGEST = 1000;
const PLACES = 6;
const HITS_PER_PIECE = 200;

interface Found {
  start: number;
  end: number;
  /** Edits between the pattern and the span. */
  distance: number;
}

/** Edit distance (insert, delete, replace one UTF-16 unit each) of two texts. */
export function editDistance(a: string, b: string): number {
  let above = Int32Array.from({ length: b.length + 1 }, (_, j) => j);
  let row = new Int32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    const unit = a.charCodeAt(i - 1);
    let left = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (unit === b.charCodeAt(j - 1) ? 0 : 1);
      left = Math.min(replaced, (above[j] ?? 0) + 1, left + 1);
      row[j] = left;
    }
    [above, row] = [row, above];
  }
  return above[b.length] ?? 0;
}

/** 1 for equal texts, 0 for texts without a letter in common: 1 − distance ÷ length of the longer. */
export const similarity = (a: string, b: string): number =>
  1 - editDistance(a, b) / Math.max(a.length, b.length, 1);

/**
 * The span of `text` nearest to `pattern`, if its similarity is at least `least`; else undefined.
 * A span with at most e edits holds one of e + 1 pieces of the pattern unchanged, so those are looked
 * up and only the places where most of them agree are compared in full: about 1 ms in 10,000 words.
 */
export function nearSpan(pattern: string, text: string, least: number): Found | undefined {
  if (pattern.length === 0 || pattern.length > LONGEST) return undefined;
  const edits = Math.floor((pattern.length * (1 - least)) / least);
  let best: Found | undefined;
  for (const place of likelyPlaces(pattern, text, edits)) {
    const from = Math.max(0, place - edits);
    const window = text.slice(from, place + pattern.length + 3 * edits + 1);
    const found = bestIn(pattern, window, best ? best.distance - 1 : edits);
    if (!found) continue;
    best = { start: from + found.start, end: from + found.end, distance: found.distance };
    if (best.distance === 0) break;
  }
  return best;
}

/** Where the pattern would start, by how many of its pieces are found at the right distance. */
function likelyPlaces(pattern: string, text: string, edits: number): number[] {
  const width = edits + 1;
  const size = Math.max(1, Math.floor(pattern.length / width));
  const votes = new Map<number, number>();
  for (let offset = 0; offset + size <= pattern.length; offset += size) {
    const piece = pattern.slice(offset, offset + size);
    let at = text.indexOf(piece);
    for (let hits = 0; at >= 0 && hits < HITS_PER_PIECE; hits++) {
      const bucket = Math.floor((at - offset) / width);
      votes.set(bucket, (votes.get(bucket) ?? 0) + 1);
      at = text.indexOf(piece, at + 1);
    }
  }
  return [...votes.entries()]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, PLACES)
    .map(([bucket]) => bucket * width);
}

/**
 * Sellers' algorithm with Ukkonen's cut-off: the span of the window with the least edit distance to
 * the pattern, if that is at most `limit`. Only rows that can still get below the limit are computed.
 */
function bestIn(pattern: string, window: string, limit: number): Found | undefined {
  const rows = pattern.length;
  const costs = Int32Array.from({ length: rows + 1 }, (_, i) => i);
  const starts = new Int32Array(rows + 1);
  let active = Math.min(rows, limit + 1);
  let bound = limit;
  let best: Found | undefined;
  for (let j = 1; j <= window.length; j++) {
    const unit = window.charCodeAt(j - 1);
    let diagonal = costs[0] ?? 0;
    let diagonalStart = starts[0] ?? 0;
    let above = 0;
    let aboveStart = j;
    starts[0] = j;
    for (let i = 1; i <= active; i++) {
      const left = (costs[i] ?? 0) + 1;
      const leftStart = starts[i] ?? 0;
      let cost = diagonal + (unit === pattern.charCodeAt(i - 1) ? 0 : 1);
      let start = diagonalStart;
      if (left < cost) [cost, start] = [left, leftStart];
      if (above + 1 < cost) [cost, start] = [above + 1, aboveStart];
      diagonal = left - 1;
      diagonalStart = leftStart;
      costs[i] = cost;
      starts[i] = start;
      above = cost;
      aboveStart = start;
    }
    if (active === rows && above <= bound) {
      best = { start: aboveStart, end: j, distance: above };
      bound = above - 1;
    }
    while (active > 0 && (costs[active] ?? 0) > bound) active--;
    if (active < rows) {
      active++;
      costs[active] = Math.max(costs[active] ?? 0, (costs[active - 1] ?? 0) + 1);
    }
  }
  return best;
}
