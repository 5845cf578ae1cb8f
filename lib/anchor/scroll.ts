/** Share of the window's height above a passage scrolled to. */
const ABOVE = 1 / 3;

/** Brings a passage into view, through scrolling boxes and the window; at once, for readers without motion too. */
export function scrollToPassage(ranges: Range[], window: Window): void {
  const range = ranges[0];
  const parent = range?.startContainer.parentElement;
  if (!range || !parent) return;
  parent.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // The element may be many screens high; its passage is what should be seen.
  const { innerHeight } = window;
  const box = range.getBoundingClientRect();
  if (box.top >= 0 && box.bottom <= innerHeight) return;
  window.scrollBy({ top: box.top - innerHeight * ABOVE, behavior: 'instant' });
}
