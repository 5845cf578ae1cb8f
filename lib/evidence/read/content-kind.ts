/** What can be read of an answer: a page, a plain text, a PDF; `undefined` stands for everything else. */
export type ContentKind = 'page' | 'text' | 'pdf';

const KINDS: ReadonlyMap<string, ContentKind> = new Map([
  ['text/html', 'page'],
  ['application/xhtml+xml', 'page'],
  ['text/plain', 'text'],
  ['text/markdown', 'text'],
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
]);
/** Types that servers give when they know none. */
const UNKNOWN = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/download',
]);

/** By the content type alone, the first of several; `unsure` where only the first bytes can tell. */
export function kindOfType(contentType: string): ContentKind | 'unsure' | undefined {
  const type = contentType.split(/[;,]/)[0]?.trim().toLowerCase() ?? '';
  return UNKNOWN.has(type) ? 'unsure' : KINDS.get(type);
}

/** By the first bytes. A text that only speaks of PDFs has the mark elsewhere. */
export function kindOfBytes(bytes: Uint8Array): ContentKind | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  if (/^[\s\u00ef\u00bb\u00bf]*%PDF-\d/.test(start)) return 'pdf';
  return /^[\s\u00ef\u00bb\u00bf]*<(?:!doctype\s+html|html|head|body|title|\?xml[^>]*>\s*<(?:!doctype\s+html|html))\b/i.test(
    start,
  )
    ? 'page'
    : undefined;
}
