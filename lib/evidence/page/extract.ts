import { type Article, articleOf } from './article';
import { authorName } from './author';
import { blockText } from './block-text';
import type { Extracted } from './extracted';
import { metadataOf } from './metadata';
import { containsMost, withParagraph } from './paragraph';
import { prepare } from './prepare';

export interface ExtractOptions {
  /** DOMParser in the browser, linkedom in Node. */
  parseHtml: (html: string) => Document;
  /** The text as the open page lays it out; knows shadow roots and what scripts wrote. */
  innerText?: string | undefined;
  /** The paragraph around the selection: it is in the result, whatever else is. */
  around?: string | undefined;
}

/** Less is no article… */
const LEAST_ARTICLE = 200;
/** …but where the page has hardly more. */
const MOST_OF_SHORT = 0.5;
/** An article smaller than this share of a long page is a wrong guess. */
const LEAST_SHARE = 0.1;
const LONG_PAGE = 4000;
/** About 60,000 words; more is cut at a paragraph. */
const MOST_TEXT = 400_000;

/**
 * A page's readable text and what it says about itself. Where no article is found, too little of one, or not the
 * paragraph around the selection, the text of the body without scripts, navigation and footers stands in
 * (mozilla/readability#901, #749, #964), and `how` says so. A page without words has an empty text. Never throws
 * for a page.
 * @param url the page's address, for its name if it has no title
 */
export function extract(html: string, url: string, options: ExtractOptions): Extracted {
  const document = options.parseHtml(html);
  const metadata = metadataOf(document, url);
  const around = options.around?.trim() ?? '';
  const laidOut = options.innerText?.trim() ?? '';
  // An empty document has no root, and some DOMs throw for its body.
  const body = document.documentElement ? document.body : null;
  if (body) prepare(document, body);
  const whole = body ? blockText(body, { furniture: false }) : '';
  const article = body ? articleOf(document, body, [metadata.title]) : undefined;
  const chosen =
    article && suffices(article, whole, laidOut) && containsMost(article.text, around)
      ? { text: article.text, how: article.how }
      : { text: bodyText(whole, laidOut, around), how: 'body-text' as const };
  const author = metadata.author ?? authorName(article?.byline ?? '');
  return {
    ...metadata,
    ...(author && { author }),
    ...chosen,
    title: metadata.title || article?.title || hostOf(url),
    text: withParagraph(cut(chosen.text), around),
  };
}

function suffices({ text }: Article, whole: string, laidOut: string): boolean {
  if (text.length < LEAST_ARTICLE)
    return text.length > Math.max(whole.length, laidOut.length) * MOST_OF_SHORT;
  return whole.length < LONG_PAGE || text.length >= whole.length * LEAST_SHARE;
}

/** The laid-out text where the markup has little (a page written by scripts) or lacks the selection. */
function bodyText(body: string, laidOut: string, around: string): string {
  if (laidOut === '') return body;
  const little = body.length < LEAST_ARTICLE && laidOut.length > body.length;
  const lacks = !containsMost(body, around) && containsMost(laidOut, around);
  return little || lacks ? laidOut : body;
}

function cut(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const end = text.lastIndexOf('\n', MOST_TEXT);
  return text.slice(0, end > 0 ? end : MOST_TEXT).trimEnd();
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
