/** What an element means for the text around it. */
export interface Layout {
  /** `none` takes the whole subtree away, `hidden` only its own text (a child may be visible again). */
  shown: 'yes' | 'hidden' | 'none';
  /** How the element parts its text from its neighbours'. */
  flow: 'inline' | 'block' | 'cell';
  /** Whether line feeds in the source are line feeds for the reader. */
  preformatted: boolean;
}

const NEVER =
  /^(script|style|noscript|template|textarea|select|option|datalist|iframe|object|embed|canvas|audio|video|svg|math|head|title)$/;
const INLINE =
  /^(a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|nobr|q|rb|rp|rt|ruby|s|samp|slot|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;

/** The layout by tag alone: what is left where no styles are computed (linkedom, detached documents). */
function layoutByTag(tag: string, element: Element): Layout {
  const flow =
    tag === 'td' || tag === 'th'
      ? 'cell'
      : INLINE.test(tag) || tag.includes('-')
        ? 'inline'
        : 'block';
  return {
    shown: element.hasAttribute('hidden') ? 'none' : 'yes',
    flow,
    preformatted: tag === 'pre',
  };
}

/** The layout as the browser computed it; it never changes the page. */
export function layoutOf(element: Element): Layout {
  const tag = element.localName;
  if (NEVER.test(tag)) return { shown: 'none', flow: 'inline', preformatted: false };
  const view = element.ownerDocument.defaultView;
  if (!view || typeof element.checkVisibility !== 'function') return layoutByTag(tag, element);
  const style = view.getComputedStyle(element);
  const display = style.display;
  return {
    shown: display === 'none' ? 'none' : style.visibility === 'visible' ? 'yes' : 'hidden',
    flow:
      display === 'table-cell'
        ? 'cell'
        : display.startsWith('inline') || display === 'contents' || display.startsWith('ruby')
          ? 'inline'
          : 'block',
    preformatted: style.whiteSpace.startsWith('pre') || style.whiteSpace === 'break-spaces',
  };
}
