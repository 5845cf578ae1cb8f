export interface Woken {
  /** After every layout change, once a frame. */
  moved(): void;
  /** After the page's text may have changed; answers in how many milliseconds it wants to be called again, if at all. */
  changed(): number | undefined;
}

/** Wakes its owner after the page changed. */
export interface Watch {
  /** Sees into these as well; the document's observer stops at their edge. */
  include(shadowRoots: ShadowRoot[]): void;
  stop(): void;
}

/** Milliseconds the page's text is let settle; a page that never settles is looked at all the same. */
const SETTLE = 250;

/** @param ignore our own element, whose coming and going is no change of the page */
export function watch(window: Window, { moved, changed }: Woken, ignore: Node): Watch {
  const { document } = window;
  let frame = 0;
  let timer = 0;
  let stopped = false;
  const soon = (): void => {
    if (frame === 0) frame = window.requestAnimationFrame(move);
  };
  const move = (): void => {
    frame = 0;
    moved();
  };
  const settle = (): void => {
    const again = changed();
    timer = again === undefined || stopped ? 0 : window.setTimeout(settle, again);
  };
  const seen = new WeakSet<Node>();
  const own = (record: MutationRecord): boolean =>
    record.target === document.documentElement &&
    [...record.addedNodes, ...record.removedNodes].every((node) => node === ignore);
  const observer = new MutationObserver((records) => {
    if (records.every(own)) return;
    soon();
    if (timer === 0) timer = window.setTimeout(settle, SETTLE);
  });
  const observe = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    observer.observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
      // What folds text in and out; classes do as well, but change all the time.
      attributes: true,
      attributeFilter: ['hidden', 'open', 'style'],
    });
  };
  observe(document);
  const resized = new ResizeObserver(soon);
  resized.observe(document.documentElement);
  window.addEventListener('scroll', soon, { capture: true, passive: true });
  window.addEventListener('resize', soon, { passive: true });

  return {
    include: (shadowRoots) => shadowRoots.forEach(observe),
    stop() {
      stopped = true;
      observer.disconnect();
      resized.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    },
  };
}
