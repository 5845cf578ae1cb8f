import { card, markName } from './card';
import { element } from './elements';
import { verdictIcon } from './icons';
import type { InlineMarks } from './inline-marks';
import type { Scheme } from './look';
import type { Overlay } from './overlay';
import { endPoint } from './place';

const SIZE = 14;
/** Room between card, mark and the window's edge. */
const GAP = 8;
/** A hand passing over the mark opens nothing; one on its way to the card closes nothing. In milliseconds. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 300;

export interface Mark {
  update(marks: InlineMarks, scheme: Scheme): void;
  /** Moves to the end of these ranges; hides where they are not on the screen's page. */
  place(ranges: Range[]): void;
  remove(): void;
}

/** The small mark at a claim's end, and the card it opens on hover, focus or tap. */
export function mark(
  window: Window,
  { host, shadow }: Overlay,
  openPanel: (check: string) => void,
): Mark {
  const { document } = window;
  const button = element(document, 'button', {
    class: 'mark',
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': 'false',
    hidden: '',
  });
  shadow.append(button);
  let shown: InlineMarks | undefined;
  let scheme: Scheme = 'light';
  let open: HTMLElement | undefined;
  let timer = 0;
  /** The claim's last line; the card must not hide it. */
  let line: DOMRect | undefined;
  const lineAround = (): DOMRect => line ?? button.getBoundingClientRect();

  const show = (): void => {
    window.clearTimeout(timer);
    if (open || !shown) return;
    const check = shown.check;
    open = card(document, shown, {
      close: () => hide(true),
      openPanel: () => {
        hide(false);
        openPanel(check);
      },
    });
    open.style.colorScheme = scheme;
    open.addEventListener('pointerenter', () => window.clearTimeout(timer));
    open.addEventListener('pointerleave', leave);
    open.addEventListener('focusout', blurred);
    open.addEventListener('keydown', onKey);
    button.after(open);
    button.setAttribute('aria-expanded', 'true');
    placeCard(open, lineAround(), host, window);
  };
  const hide = (refocus: boolean): void => {
    window.clearTimeout(timer);
    const closing = open;
    open = undefined;
    if (!closing) return;
    closing.remove();
    button.setAttribute('aria-expanded', 'false');
    // `focus` opens; a reader who closes does not want that.
    if (refocus) quietly(() => button.focus({ preventScroll: true }));
  };
  let quiet = false;
  const quietly = (act: () => void): void => {
    quiet = true;
    act();
    quiet = false;
  };

  const enter = ({ pointerType }: PointerEvent): void => {
    window.clearTimeout(timer);
    if (pointerType === 'mouse') timer = window.setTimeout(show, OPEN_AFTER);
  };
  const leave = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!shadow.activeElement) hide(false);
    }, CLOSE_AFTER);
  };
  const blurred = ({ relatedTarget }: FocusEvent): void => {
    const inside = relatedTarget instanceof Node && open?.contains(relatedTarget);
    if (relatedTarget && relatedTarget !== button && !inside) hide(false);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide(true);
  };
  const outside = (event: Event): void => {
    if (event.target !== host) hide(false);
  };

  button.addEventListener('pointerenter', enter);
  button.addEventListener('pointerleave', leave);
  button.addEventListener('focus', () => !quiet && show());
  button.addEventListener('focusout', blurred);
  button.addEventListener('keydown', onKey);
  button.addEventListener('click', show);
  document.addEventListener('pointerdown', outside, true);

  return {
    update(marks, inScheme) {
      if (JSON.stringify(marks) === JSON.stringify(shown) && inScheme === scheme) return;
      shown = marks;
      scheme = inScheme;
      const state = marks.stand ?? 'running';
      button.style.colorScheme = scheme;
      button.dataset.state = state;
      button.setAttribute('aria-label', markName(marks));
      button.replaceChildren(verdictIcon(document, state, SIZE));
      if (!open) return;
      const hadFocus = open.contains(shadow.activeElement);
      hide(hadFocus);
      show();
    },
    place(ranges) {
      const end = endPoint(ranges, window);
      button.hidden = !end;
      if (!end) return;
      const origin = host.getBoundingClientRect();
      const { box, rtl, free } = end;
      line = box;
      // Beside the last word where the line ends; else raised into the gap above, as footnote marks are.
      const x = rtl ? box.left - SIZE - (free ? 4 : -2) : box.right + (free ? 4 : -2);
      const y = free ? (box.top + box.bottom - SIZE) / 2 : box.top - SIZE * 0.6;
      button.style.left = `${x - origin.left}px`;
      button.style.top = `${y - origin.top}px`;
      if (open) placeCard(open, lineAround(), host, window);
    },
    remove() {
      hide(false);
      button.remove();
      document.removeEventListener('pointerdown', outside, true);
    },
  };
}

/** Below the claim's last line, or above it where there is more room; never over the window's edge. */
function placeCard(card: HTMLElement, line: DOMRect, host: Element, window: Window): void {
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
