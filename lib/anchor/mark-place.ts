import type { EndPoint } from './place';

/** In CSS pixels, as all here. */
export const MARK_SIZE = 14;
/** Where the line goes on there is no room beside the last word, so the mark is raised, and smaller. */
const RAISED = 10;
/** Room between card, mark and the window's edge. */
const GAP = 8;

/**
 * The mark's left upper corner: beside the last word where the line ends; else raised as footnote marks are, over the
 * claim's last character and the gap behind it, and never over what follows.
 */
export function markAt({ box, rtl, next }: EndPoint): [x: number, y: number] {
  if (next === undefined) {
    return [rtl ? box.left - MARK_SIZE - 4 : box.right + 4, (box.top + box.bottom - MARK_SIZE) / 2];
  }
  const x = rtl ? Math.max(next, box.left + 2 - RAISED) : Math.min(next - RAISED, box.right - 2);
  return [x, box.top + 3 - RAISED];
}

/** Below the claim's last line, or above it where there is more room; never over the window's edge. */
export function placeCard(card: HTMLElement, line: DOMRect, host: Element, window: Window): void {
  const origin = host.getBoundingClientRect();
  const { clientWidth, clientHeight } = window.document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = line.bottom + GAP;
  const above = line.top - GAP - height;
  const y = below + height > clientHeight && above >= 0 ? above : below;
  const x = Math.max(GAP, Math.min(line.right - 24, clientWidth - width - GAP));
  card.style.left = `${x - origin.left}px`;
  card.style.top = `${y - origin.top}px`;
}
