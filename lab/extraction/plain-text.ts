import { parseHTML } from 'linkedom';

/** Elements whose text runs on in the line; all others part words. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head', 'iframe', 'svg']);

/** All text of an HTML fragment, words parted where blocks part them; no judgement of what matters. */
export function htmlText(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    const name = node.nodeName.toLowerCase();
    if (node.nodeType !== 1 || SILENT.has(name)) return;
    const gap = INLINE.has(name) ? '' : ' ';
    parts.push(gap);
    for (const child of node.childNodes) walk(child);
    parts.push(gap);
  };
  walk(document.body);
  return parts.join('').replace(/\s+/gu, ' ').trim();
}

/** The words of a Markdown text, as the HTML it stands for would show them; marks and addresses are gone. */
export function markdownText(markdown: string): string {
  return markdown
    .replace(/^(?:> ?)*```.*$/gm, ' ')
    .replace(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/g, ' ')
    .replace(/^\[\^[^\]]+\]:/gm, ' ')
    .replace(/\[\^([^\]]+)\]/g, ' $1 ')
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/^(?:> ?)*\[!\w+\][-+]?/gm, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/^\s*\d+\.\s/gm, ' ')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~$])/g, '$1')
    .replace(/[*`|]|~~|^\s*#+\s|^\s*[-+]\s|^[\s>]*>/gm, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
