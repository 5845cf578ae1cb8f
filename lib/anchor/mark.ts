import { card, markName } from './card';
import { element } from './elements';
import { verdictIcon } from './icons';
import type { InlineMarks } from './inline-marks';
import type { Scheme } from './look';
import { MARK_SIZE, markAt, placeCard } from './mark-place';
import type { Overlay } from './overlay';
import { endPoint } from './place';

/** A hand passing over the mark opens nothing; one on its way to the card closes nothing. In milliseconds. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 300;

export interface Mark {
  /** @param others older checks of the same sentence, the newest first */
  update(marks: InlineMarks, scheme: Scheme, others: readonly InlineMarks[]): void;
  /** Moves to the end of these ranges; hides where they are not on the screen's page. */
  place(ranges: Range[]): void;
  remove(): void;
}

/** The small mark at a claim's end, and the card it opens on hover, focus or tap. */
export function mark(window: Window, over: Overlay, openPanel: (check: string) => void): Mark {
  const { document } = window;
  const { host, shadow } = over;
  const button = element(document, 'button', {
    class: 'mark',
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': 'false',
    hidden: '',
  });
  shadow.append(button);
  let shown: InlineMarks | undefined;
  let older: readonly InlineMarks[] = [];
  let scheme: Scheme = 'light';
  let open: HTMLElement | undefined;
  /** Ends what the page is listened to for while the card is open. */
  let listening: AbortController | undefined;
  /** Whether the claim's last line was on the screen since the card opened: focus may come before the scrolling. */
  let seen = false;
  let timer = 0;
  /** The claim's last line; the card must not hide it. */
  let line: DOMRect | undefined;
  const lineAround = (): DOMRect => line ?? button.getBoundingClientRect();

  const show = (): void => {
    window.clearTimeout(timer);
    if (open || !shown || button.hidden) return;
    over.closeCard?.();
    over.closeCard = away;
    open = card(document, shown, older, {
      close: () => hide(true),
      openPanel: (check) => {
        hide(false);
        openPanel(check);
      },
    });
    listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', outside, { capture: true, signal });
    document.addEventListener('selectionchange', selected, { signal });
    seen = false;
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
    listening?.abort();
    over.closeCard = undefined;
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

  const focused = (): boolean =>
    shadow.activeElement === button || (open?.contains(shadow.activeElement) ?? false);
  /** Closes for something that happened elsewhere; whoever was in the card by keyboard goes on from the mark. */
  const away = (): void => hide(open?.contains(shadow.activeElement) ?? false);

  const enter = ({ pointerType, buttons }: PointerEvent): void => {
    window.clearTimeout(timer);
    // A pressed button: the reader is selecting text over the mark.
    if (pointerType === 'mouse' && buttons === 0) timer = window.setTimeout(show, OPEN_AFTER);
  };
  const leave = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!focused()) hide(false);
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
  const selected = (): void => {
    if (selectsElsewhere(document, host)) away();
  };

  button.addEventListener('pointerenter', enter);
  button.addEventListener('pointerleave', leave);
  button.addEventListener('focus', () => !quiet && show());
  button.addEventListener('focusout', blurred);
  button.addEventListener('keydown', onKey);
  button.addEventListener('click', show);

  return {
    update(marks, inScheme, others) {
      const same = JSON.stringify([marks, others]) === JSON.stringify([shown, older]);
      if (same && inScheme === scheme) return;
      shown = marks;
      older = others;
      scheme = inScheme;
      const state = marks.stand ?? 'running';
      button.style.colorScheme = scheme;
      button.dataset.state = state;
      button.setAttribute('aria-label', markName(marks));
      button.replaceChildren(verdictIcon(document, state, MARK_SIZE));
      if (!open) return;
      const hadFocus = open.contains(shadow.activeElement);
      hide(hadFocus);
      show();
    },
    place(ranges) {
      const end = endPoint(ranges, window);
      // A collapsed range is one whose nodes the page has just replaced; the words are looked for again soon.
      if (!end && !ranges.some(({ collapsed }) => collapsed)) away();
      button.hidden = !end;
      if (!end) return;
      const origin = host.getBoundingClientRect();
      line = end.box;
      button.toggleAttribute('data-raised', end.next !== undefined);
      const [x, y] = markAt(end);
      button.style.left = `${x - origin.left}px`;
      button.style.top = `${y - origin.top}px`;
      const onScreen = line.bottom > 0 && line.top < window.innerHeight;
      if (seen && !onScreen) away();
      seen = onScreen;
      if (open) placeCard(open, lineAround(), host, window);
    },
    remove() {
      hide(false);
      button.remove();
    },
  };
}

/** Whether text is selected that is not in our card. */
function selectsElsewhere(document: Document, host: Element): boolean {
  const selection = document.getSelection();
  return !!selection && !selection.isCollapsed && !host.contains(selection.anchorNode);
}
