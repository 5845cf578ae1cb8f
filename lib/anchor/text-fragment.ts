import type { Quotation } from '../evidence/quotation-types';
import { type Passage, textDirectives } from './text-directives';

/**
 * A link that opens a page at a passage (https://wicg.github.io/scroll-to-text-fragment/). An element
 * fragment the address has is kept, an older text directive replaced. Without usable words it is the plain
 * address; undefined for anything but http and https, which must never become a link.
 */
export function textFragmentUrl(url: string, passage: Passage): string | undefined {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return undefined;
  const [anchor = ''] = parsed.hash.replace(/^#/, '').split(':~:');
  parsed.hash = '';
  const base = parsed.href.replace(/#$/, '');
  const directives = textDirectives(passage)
    .map((directive) => `text=${directive}`)
    .join('&');
  const fragment = `${anchor}${directives ? `:~:${directives}` : ''}`;
  return fragment ? `${base}#${fragment}` : base;
}

/** A quotation as words to link to. */
export const quotedPassage = ({ words, around }: Pick<Quotation, 'words' | 'around'>): Passage => ({
  exact: words,
  prefix: around?.before,
  suffix: around?.after,
});
