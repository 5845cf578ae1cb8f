import type { FactCheck } from '../factchecks/fact-check';

/** W3C Web Annotation TextQuoteSelector: the words and what stands around them. */
export interface TextQuote {
  exact: string;
  prefix: string;
  suffix: string;
}

/** W3C TextPositionSelector: UTF-16 offsets into the text content of the page's body. */
export interface TextPosition {
  start: number;
  end: number;
}

/** The page a claim was highlighted on, as it was at that moment. */
export interface ClaimPage {
  url: string;
  title: string;
  siteName?: string;
  author?: string;
  language?: string;
  /** ISO 8601, as far as the page says. */
  publishedAt?: string;
  modifiedAt?: string;
  /** Fact-checks the page itself publishes, as ClaimReview. */
  factChecks?: FactCheck[];
  /** Id of the page's readable text in the documents table; absent if nothing could be read. */
  document?: string;
  /** Why the page could not be read, if it could not (a PDF, a frame of another site, …). */
  unread?: 'pdf' | 'frame' | 'no-text' | 'no-access';
}

/** Who says so: named in the sentence, or the page's author. */
export interface Claimant {
  name: string;
  how: 'sentence' | 'author';
}

/** What is put to a debate. */
export interface Claim {
  /** The sentence as it will be debated; the reader may have edited it. */
  text: string;
  /** Exactly the words the reader highlighted. */
  selected: string;
  sentence?: string;
  paragraph?: string;
  /** Where the links in its paragraph lead: http(s), at most eight; read only while the reader lets pages be read. */
  links?: string[];
  quote?: TextQuote;
  position?: TextPosition;
  /** Frame of the tab the selection was in; 0 is the top frame. */
  frameId?: number;
  /** Tab the claim was highlighted in; meaningless after the browser restarts. */
  tabId?: number;
  page?: ClaimPage;
  claimant?: Claimant;
  /** ISO 8601 moment of the gesture. */
  capturedAt: string;
}
