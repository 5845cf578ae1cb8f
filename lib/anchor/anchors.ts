import { type Finder, finder, type Wanted } from './find';
import { fold } from './fold';
import { rangesOf } from './points';
import { type TextIndex, textIndex } from './text-index';

/** Looking for words that are not there costs a walk through the page; it gets rarer and ends. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const GROWTH = 1.4;
const MOST_TRIES = 60;

/** A passage in the page as it is now. */
export interface Placed {
  /** One, or one per tree for a passage over a shadow root's edge. */
  ranges: Range[];
  /** What they held when made, folded; tells later whether they still do. */
  words: string;
}

interface Anchor {
  wanted: Wanted;
  found: Placed | null;
}

/** Passages kept anchored while the page changes under them. */
export interface Anchors {
  set(key: string, wanted: Wanted): void;
  delete(key: string): void;
  get(key: string): Placed | undefined;
  /**
   * Finds what is new, lost or still missing. Answers whether anything moved, and in how many milliseconds
   * another look is worth it, if it is too early for one.
   */
  refresh(): { moved: boolean; again?: number };
  /** Searches once without keeping. */
  seek(wanted: Wanted): Placed | null;
}

export function anchors(
  document: Document,
  now: () => number,
  onIndex: (index: TextIndex) => void,
): Anchors {
  const all = new Map<string, Anchor>();
  let tries = 0;
  let nextTry = 0;
  let fresh = false;

  const look = () => {
    const index = textIndex(document);
    onIndex(index);
    return finder(index);
  };
  return {
    set(key, wanted) {
      const known = all.get(key);
      if (known && JSON.stringify(known.wanted) === JSON.stringify(wanted)) return;
      all.set(key, { wanted, found: null });
      fresh = true;
      tries = 0;
    },
    delete: (key) => void all.delete(key),
    get: (key) => all.get(key)?.found ?? undefined,
    refresh() {
      const open = [...all.values()].filter(({ found }) => !found || !holds(found));
      const lost = open.filter(({ found }) => found);
      for (const anchor of lost) anchor.found = null;
      const moved = lost.length > 0;
      if (open.length === 0) return { moved };
      // A page that replaced its nodes is looked through at once; one that never had the words, less and less.
      const wait = fresh || moved ? 0 : nextTry - now();
      if (wait > 0) return { moved, again: wait };
      if (tries >= MOST_TRIES) return { moved };
      tries += 1;
      nextTry = now() + Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** tries);
      fresh = false;
      const page = look();
      for (const anchor of open) anchor.found = place(page, anchor.wanted);
      if (open.every(({ found }) => found)) tries = 0;
      return { moved: moved || open.some(({ found }) => found) };
    },
    seek: (wanted) => place(look(), wanted),
  };
}

function place({ index, find }: Finder, wanted: Wanted): Placed | null {
  const found = find(wanted);
  if (!found) return null;
  const ranges = rangesOf(index, found.start, found.end);
  return { ranges, words: wordsIn(ranges) };
}

const wordsIn = (ranges: Range[]): string => fold(ranges.map(String).join('')).text;

/** Whether ranges still hold the words: pages replace, move and rewrite nodes. */
const holds = ({ ranges, words }: Placed): boolean =>
  ranges.every(({ startContainer }) => startContainer.isConnected) && wordsIn(ranges) === words;
