import { blockText } from './block-text';
import type { Extracted } from './extracted';
import { type KeptPart, keptPart } from './kept-part';
import { isFurniture } from './kinds';
import { type MeasuredPage, measured } from './measures';
import { readablePart } from './readable-part';
import { type Selection, select } from './select';
import { Titles } from './titles';

export interface Article {
  text: string;
  /** `body-text` where Readability had no part in the choice. */
  how: Extracted['how'];
  title: string;
  byline?: string;
}

/** What pages call their own main part. */
const MAIN =
  'article, main, [role="main"], [itemprop~="articleBody"], .article-body, .article-content, .post-content, .entry-content, .post-body';
/** Readability's time grows with the square of the depth: at 1,000 it takes seconds. */
const DEEPEST = 300;
/** Readability has missed the article if another part has this many times the prose. */
const MISSED = 2;
/** …or the page's own main part around its choice has this many times as much. */
const INCOMPLETE = 1.1;
/** Below this many letters Readability's choice is a guess, */
const SHORT_ARTICLE = 400;
/** and of a page no longer than this all of it is read. */
const SHORT_PAGE = 1500;

/**
 * The article of a prepared page: Readability's choice, corrected (`select.ts`), or a larger part of the page where
 * that choice holds too little. Empty text where the page has none.
 */
export function articleOf(
  document: Document,
  body: Element,
  pageTitles: readonly string[],
): Article {
  const page = measured(body);
  const read = page.depth <= DEEPEST ? readablePart(document, page.elements) : undefined;
  const titles = new Titles([...pageTitles, read?.title ?? '']);
  const part = read && credible(page, keptPart(page, read.kept));
  const main = new Set(document.querySelectorAll(MAIN));
  let how: Extracted['how'] = part ? 'readability' : 'body-text';
  let best: Selection = select(page, { root: part?.root ?? 0, ...(part && { part }), titles });
  /** Takes another choice if it has more prose by a factor; what cannot have is not tried. */
  const prefer = (times: number, choice: Parameters<typeof select>[1]): void => {
    const { letters = 0, linked = 0 } = page.measures[choice.root] ?? {};
    if (letters - linked <= best.prose * times) return;
    const other = select(page, choice);
    if (other.prose <= best.prose * times) return;
    best = other;
    how = choice.part ? 'readability' : 'body-text';
  };
  if (part)
    for (let at = page.parents[part.root] ?? -1; at >= 0; at = page.parents[at] ?? -1) {
      const own = page.elements[at];
      prefer(own && main.has(own) ? INCOMPLETE : MISSED, { root: at, part, titles });
    }
  for (const element of main) prefer(MISSED, { root: page.numbers.get(element) ?? 0, titles });
  const shortPage = (page.measures[0]?.letters ?? 0) < SHORT_PAGE;
  if (best.prose < SHORT_ARTICLE && shortPage) prefer(1, { root: 0, titles, lenient: true });
  const root = page.elements[best.root] ?? body;
  return {
    text: blockText(root, { without: best.dropped }),
    how,
    title: read?.title ?? '',
    ...(read?.byline && { byline: read.byline }),
  };
}

/** Where a page has no article, Readability takes what there is, if only the menu. */
function credible({ elements, parents }: MeasuredPage, part: KeptPart): KeptPart | undefined {
  for (let at = part.root; at >= 0; at = parents[at] ?? -1) {
    const element = elements[at];
    if (element && isFurniture(element)) return undefined;
  }
  return part;
}
