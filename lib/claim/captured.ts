import type { TextPosition, TextQuote } from './claim';

/**
 * What the capture script returns from a frame; it passes through `scripting.executeScript`, so plain data
 * only. It comes out of a page and is not to be trusted: text is rendered as text, the URL is checked.
 */
export interface Captured {
  /** The words as selected, blocks parted by a line feed; empty when nothing is selected. */
  selected: string;
  /** The selection grown to whole words; differs from `selected` where an end cut a word. */
  whole: string;
  /** All sentences the selection touches. */
  sentence: string;
  /** The block, or blocks, it stands in. */
  paragraph: string;
  /** Absent for text in a form field, and when nothing is selected. */
  quote?: TextQuote;
  /** Absent as well for text in a shadow root. */
  position?: TextPosition;
  /** `field`: the reader's own text in a textarea or input, not the page's. */
  from: 'page' | 'field' | 'nothing';
  /** Where the links of that block lead; http(s), at most eight. */
  links?: string[];
  url: string;
  title: string;
  /** BCP 47, of the nearest element that says so. */
  language?: string;
  frame: {
    top: boolean;
    /** The top frame's address, where the frame may see it. */
    topUrl?: string;
    /** True in a sandboxed frame without an origin of its own. */
    opaqueOrigin: boolean;
  };
  /** `outerHTML` of the document, at most `HTML_LIMIT` characters. */
  html: string;
  /** Scripts and styles were left out, or the end, because the page is larger than the limit. */
  htmlClipped: boolean;
  /** The text as laid out, shadow roots included, at most `TEXT_LIMIT` characters. */
  innerText: string;
  contentType: string;
  isPdf: boolean;
}

/** In UTF-16 units. 5 MB pass through `executeScript`. */
export const HTML_LIMIT = 5_000_000;
export const TEXT_LIMIT = 1_000_000;

/** Links of a claim's paragraph that are carried along. */
export const MOST_LINKS = 8;
