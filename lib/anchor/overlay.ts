import { OVERLAY_CSS } from './look';

const TAG = 'crossexam-marks';

/** The one element we add to a page: a point without size in its corner, with a closed shadow root. */
export interface Overlay {
  host: HTMLElement;
  shadow: ShadowRoot;
  /** Closes the card that is open; absent while none is. */
  closeCard?: (() => void) | undefined;
  remove(): void;
}

/** What the page must not hear: its own shortcuts would answer to typing and clicking in our card. */
const OURS = [
  'keydown',
  'keyup',
  'keypress',
  'click',
  'mousedown',
  'mouseup',
  'pointerup',
] as const;

const HOST_STYLE: Record<string, string> = {
  all: 'initial',
  position: 'absolute',
  top: '0',
  left: '0',
  width: '0',
  height: '0',
  'z-index': '2147483647',
};

export function overlay(document: Document): Overlay {
  const host = document.createElementNS('http://www.w3.org/1999/xhtml', TAG) as HTMLElement;
  for (const [name, value] of Object.entries(HOST_STYLE)) {
    host.style.setProperty(name, value, 'important');
  }
  const shadow = host.attachShadow({ mode: 'closed' });
  const unstyle = adopt(document, shadow, OVERLAY_CSS, shadow);
  for (const type of OURS) shadow.addEventListener(type, (event) => event.stopPropagation());
  // Outside the body, so that a framework that owns the body does not meet a child it did not make.
  document.documentElement.append(host);
  return {
    host,
    shadow,
    remove() {
      unstyle();
      host.remove();
    },
  };
}

/**
 * Gives a document or shadow root a style sheet that no page policy forbids and no DOM holds. Firefox does
 * not let content scripts hand over constructed sheets; there it is a `style` element in `fallback`.
 */
export function adopt(
  document: Document,
  target: DocumentOrShadowRoot,
  css: string,
  fallback: Node,
): () => void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
    return () => {
      target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    style.textContent = css;
    fallback.appendChild(style);
    return () => style.remove();
  }
}
