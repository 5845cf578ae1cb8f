import { Readability } from '@mozilla/readability';
import { blockText, isNoteMark } from './block-text';
import type { Extracted } from './extracted';
import { metadataOf } from './metadata';

export interface ExtractOptions {
  /** DOMParser in the browser, linkedom in Node. */
  parseHtml: (html: string) => Document;
  /** The text as the open page lays it out; knows shadow roots and what scripts wrote. */
  innerText?: string | undefined;
  /** The paragraph around the selection: it is in the result, whatever else is. */
  around?: string | undefined;
}

/** Less is no article. */
const LEAST_ARTICLE = 200;
/** An article smaller than this share of a long page is a wrong guess. */
const LEAST_SHARE = 0.1;
const LONG_PAGE = 4000;
/** About 60,000 words; more is cut at a paragraph. */
const MOST_TEXT = 400_000;

/**
 * A page's readable text and what it says about itself. Readability reads a copy of the document; where it
 * finds nothing, too little, or not the paragraph around the selection, the text of the body without
 * scripts, navigation and footers stands in (mozilla/readability#901, #749, #964). Never throws for a page.
 * @param url the page's address, for its name if it has no title
 */
export function extract(html: string, url: string, options: ExtractOptions): Extracted {
  const document = options.parseHtml(html);
  const metadata = metadataOf(document);
  const around = options.around?.trim() ?? '';
  const body = wholeText(document);
  const article = articleOf(document, options.parseHtml);
  const enough =
    article !== undefined &&
    article.text.length >= LEAST_ARTICLE &&
    (body.length < LONG_PAGE || article.text.length >= body.length * LEAST_SHARE);
  const chosen: Pick<Extracted, 'text' | 'how'> =
    enough && contains(article.text, around)
      ? { text: article.text, how: 'readability' }
      : { text: bodyText(body, options.innerText, around), how: 'body-text' };
  const title = article?.title || metadata.title || hostOf(url);
  const author = metadata.author ?? article?.byline;
  return {
    ...metadata,
    ...(author && { author }),
    ...chosen,
    title,
    text: withParagraph(cut(chosen.text), around),
  };
}

interface Article {
  text: string;
  title: string;
  byline?: string;
}

function articleOf(document: Document, parseHtml: (html: string) => Document): Article | undefined {
  try {
    const copy = document.cloneNode(true) as Document;
    for (const mark of copy.querySelectorAll('sup, span, a')) if (isNoteMark(mark)) mark.remove();
    const read = new Readability<string>(copy, { charThreshold: LEAST_ARTICLE }).parse();
    if (!read?.content) return undefined;
    const { body } = parseHtml(`<!doctype html><html><body>${read.content}</body></html>`);
    const byline = read.byline?.replace(/\s+/gu, ' ').trim();
    return {
      text: blockText(body),
      title: read.title?.trim() ?? '',
      ...(byline && byline.length <= 100 && { byline }),
    };
  } catch {
    // Readability stumbles over some documents; their body can still be read.
    return undefined;
  }
}

/** The text of the body; an empty document may have none. */
const wholeText = (document: Document): string =>
  document.documentElement ? blockText(document.body, { furniture: false }) : '';

/** The laid-out text where the markup has little (a page written by scripts) or lacks the selection. */
function bodyText(body: string, innerText: string | undefined, around: string): string {
  const laidOut = innerText?.trim() ?? '';
  if (laidOut === '') return body;
  const little = body.length < LEAST_ARTICLE && laidOut.length > body.length;
  const lacks = !contains(body, around) && contains(laidOut, around);
  return little || lacks ? laidOut : body;
}

const NOTE_TEXT = /\[(?:\d{1,3}|[a-z]{1,2}|(?:note|nb)\s?\d+)\]/giu;

/** Whether a text has a paragraph, white space and note marks aside. */
function contains(text: string, paragraph: string): boolean {
  const bare = (value: string) => value.replace(NOTE_TEXT, '').replace(/[\s\u200b\u00ad]+/gu, '');
  return bare(text).includes(bare(paragraph));
}

const withParagraph = (text: string, paragraph: string): string =>
  contains(text, paragraph) ? text : `${paragraph}\n\n${text}`.trim();

function cut(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const end = text.lastIndexOf('\n', MOST_TEXT);
  return text.slice(0, end > 0 ? end : MOST_TEXT).trimEnd();
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
