import { BLOCK_BREAK, type TextIndex } from '../anchor/text-index';
import { MOST_LINKS } from './captured';

const LONGEST = 2000;

/**
 * Addresses that do something when they are asked for, or are no text: a paragraph in a mail may hold a link
 * that unsubscribes or confirms, and reading it would be the click.
 */
const ACTS =
  /\/(?:unsubscribe|opt-?out|subscribe|confirm(?:-\w+)?|verify(?:-\w+)?|activate|log-?(?:in|out)|sign-?(?:in|out|up)|delete|remove|approve|accept|decline|invite|reset(?:-\w+)?|cart|checkout)(?:[/.]|$)/i;
const TOKEN = /[?&;](?:[\w-]*token|key|sig|signature|code|auth|unsubscribe|action|add-to-cart)=/i;
const NO_TEXT =
  /\.(?:png|jpe?g|gif|webp|svg|avif|mp[34]|webm|mov|avi|zip|gz|exe|dmg|docx?|xlsx?|pptx?)$/i;

/**
 * Where the links of the blocks around a span lead, in their order: http(s) only, each once, none to the page
 * itself, none that does something when it is asked for.
 * @param start of the span, in the index's text
 */
export function linksAround(index: TextIndex, start: number, end: number): string[] {
  const from = index.text.lastIndexOf(BLOCK_BREAK, start - 1) + 1;
  const next = index.text.indexOf(BLOCK_BREAK, end);
  const to = next < 0 ? index.text.length : next;
  const links = new Set<string>();
  for (const [node, span] of index.spans) {
    const inside = span.start < to && span.end > from && span.end > span.start;
    const url = inside && 'localName' in node ? target(node as Element) : undefined;
    if (url) links.add(url);
  }
  return [...links].slice(0, MOST_LINKS);
}

function target(element: Element): string | undefined {
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  if (!href || /\bsponsored\b/i.test(element.getAttribute('rel') ?? '')) return undefined;
  const { baseURI } = element;
  if (!URL.canParse(href, baseURI)) return undefined;
  const url = new URL(href, baseURI);
  url.hash = '';
  const own = baseURI.split('#')[0];
  if (!/^https?:$/.test(url.protocol) || url.href === own || url.href.length > LONGEST) {
    return undefined;
  }
  const acts = ACTS.test(url.pathname) || TOKEN.test(url.search);
  return acts || NO_TEXT.test(url.pathname) ? undefined : url.href;
}
