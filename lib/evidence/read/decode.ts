/**
 * Bytes of a page in which its own `meta charset` is looked for. The standard's first look has 1,024, but browsers
 * believe one that comes later in the head as well.
 */
const PRESCAN = 65_536;

/**
 * The text of a page or text file. What says which encoding it is, in this order: a byte order mark, the
 * `charset` of the content type, the page's own `meta` or XML declaration; else UTF-8 where the bytes are
 * that, else windows-1252. An encoding nobody knows is passed over. Never throws: bytes that mean nothing
 * become U+FFFD.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const label = markOf(bytes) ?? known(charsetIn(contentType)) ?? known(declaredIn(bytes));
  if (label) return new TextDecoder(label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, and nothing said: what browsers take for a Western page.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markOf([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : undefined;
}

const charsetIn = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];

/** ASCII bytes read as windows-1252 are themselves; a page that says UTF-16 in ASCII is not UTF-16. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN));
  const [html = ''] = start.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split(/<\/head\b|<body\b/i, 1);
  const label =
    /<meta\b[^<>]*?\bcharset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(html)?.[1] ??
    /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']+)/i.exec(html)?.[1];
  return label && (/^utf-?16/i.test(label) ? 'utf-8' : label);
}

/** The label, if there is a decoder for it. */
function known(label: string | undefined): string | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
