import type { Result } from '../browser/messages';
import type { TextPosition, TextQuote } from '../claim/claim';
import type { MarkState } from './look';

/** What the marks in the page show of a check. Every word in it is already in the reader's language. */
export interface InlineMarks {
  check: string;
  /** When the check was begun, ISO 8601: of several of one sentence the newest has the sign. */
  at: string;
  /** The claim as it was debated, and where it stands in the page. */
  claim: { text: string; quote: TextQuote; position?: TextPosition | undefined };
  /** Absent while the debate runs. */
  stand?: MarkState | undefined;
  /** The verdict in a word ("Refuted"), or what is going on ("Round 2 of at most 3"). */
  label: string;
  /** Confidence in words ("very likely"). */
  confidence?: string | undefined;
  /** The strongest first; the card shows two. */
  quotations: InlineQuotation[];
  /** Evidence on this very page, underlined with dots; `e` is its number in the panel. */
  samePage: { e: number; quote: TextQuote }[];
  strings: InlineStrings;
  /** Of the reader's language; the browser's guess from the label if absent. */
  direction?: 'ltr' | 'rtl' | undefined;
}

export interface InlineQuotation {
  words: string;
  /** What stands before and after, where the source has the same words elsewhere too. */
  around?: { before: string; after: string } | undefined;
  publisher: string;
  /** Only http and https become links. */
  url: string;
}

interface InlineStrings {
  /** "Open in panel". */
  open: string;
  /** "Close". */
  close: string;
  /** Name of the mark for screen readers, `{label}` replaced: "Crossexam: Refuted". */
  mark: string;
  /** Tooltip of the arrow: "Opens the source at these words". */
  source: string;
  /** Before the verdicts of other checks of the sentence: "Also checked here". */
  also: string;
}

/** Calls a page's inline script answers. Messages are `{to: 'page', call, input}`. */
export interface PageCalls {
  /** Shows a check's marks, or replaces those it has. */
  'inline/show': { in: InlineMarks; out: Anchored };
  /** Takes one check's marks away, or all. */
  'inline/clear': { in: { check?: string | undefined }; out: null };
  /** Scrolls to the claim, or to same-page evidence by its number, and lets it shine for a moment. */
  'inline/scroll-to': {
    in: {
      check: string;
      evidence?: number | undefined;
      /** The words to go to in a page that was not shown this check's marks, as after a reload. */
      quote?: TextQuote | undefined;
      position?: TextPosition | undefined;
    };
    out: { found: boolean };
  };
}

/** What was found in the page. False means: these words are not there (any more). */
export interface Anchored {
  claim: boolean;
  evidence: { e: number; found: boolean }[];
}

export type PageMessage = {
  [C in keyof PageCalls]: { to: 'page'; call: C; input: PageCalls[C]['in'] };
}[keyof PageCalls];

export type PageResult<C extends keyof PageCalls> = Result<PageCalls[C]['out']>;

/** Whether a message is for the page. Only our own extension can send one, so its inside is taken as typed. */
export function isPageMessage(message: unknown): message is PageMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { to, call, input } = message as Partial<PageMessage>;
  return to === 'page' && typeof call === 'string' && typeof input === 'object' && input !== null;
}
