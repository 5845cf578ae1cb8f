/** Front matter keys that say something about a text. */
export type FrontMatter = Partial<
  Record<'title' | 'source' | 'author' | 'date' | 'language', string>
>;

const ALIASES: ReadonlyMap<string, keyof FrontMatter> = new Map([
  ['title', 'title'],
  ['source', 'source'],
  ['url', 'source'],
  ['link', 'source'],
  ['author', 'author'],
  ['by', 'author'],
  ['date', 'date'],
  ['published', 'date'],
  ['language', 'language'],
  ['lang', 'language'],
]);

/** Splits `--- key: value ---` at the top of a text from what follows; only plain values are read. */
export function splitFrontMatter(content: string): { front: FrontMatter; body: string } {
  const match = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(content);
  if (!match) return { front: {}, body: content };
  const front: FrontMatter = {};
  for (const line of (match[1] ?? '').split('\n')) {
    const [, key = '', raw = ''] = /^([\w-]+)\s*:\s*(.+)$/.exec(line) ?? [];
    const name = ALIASES.get(key.toLowerCase());
    const value = raw
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim();
    if (name && value !== '') front[name] ??= value;
  }
  return { front, body: content.slice(match[0].length) };
}

interface Plain {
  text: string;
  /** The first heading of the highest rank, which is then no part of the text. */
  title?: string;
}

/**
 * The words of a Markdown text: paragraphs and headings parted by blank lines, list items and table rows
 * as lines, cells parted by tabs; links keep their words, pictures, comments and raw HTML go.
 */
export function plainMarkdown(markdown: string): Plain {
  const out: string[] = [];
  let title: string | undefined;
  let fenced = false;
  const lines = withoutHtml(markdown).split('\n');
  lines.forEach((line, n) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      out.push('');
    } else if (fenced) {
      out.push(KEPT + line.trimEnd());
    } else {
      const heading = headingOf(line, lines[n + 1] ?? '');
      if (heading !== undefined) {
        if (title === undefined && out.every((before) => before === '')) title = heading;
        else out.push('', heading, '');
      } else if (!IS_MARKUP.test(line)) {
        out.push(plainLine(line));
      }
    }
  });
  const text = joinWrapped(out.join('\n'), { markdown: true });
  return title === undefined ? { text } : { text, title };
}

/** Rules, underlines of headings and of table heads, and where reference links lead. */
const IS_MARKUP =
  /^\s{0,3}(?:=+|-{2,}|([-*_])(?:\s*\1){2,})\s*$|^\s*\[[^\]]+\]:\s|^\s*\|?[\s:]*-{3,}[\s:|-]*$/;

/** ATX headings, and setext ones by the line below them. */
function headingOf(line: string, below: string): string | undefined {
  const atx = /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line);
  if (atx) return inline(atx[1] ?? '');
  const setext = /^\s{0,3}(?:={2,}|-{2,})\s*$/.test(below) && /^\s{0,3}[^\s\-*>|#]/.test(line);
  return setext ? inline(line).trim() : undefined;
}

/** Before a line: it is joined to none above. At its end: none is joined to it. */
const KEPT = '\u0000';
const HARD_BREAK = '\u0000';

function plainLine(line: string): string {
  const bare = line.replace(/^(?:\s*>)+\s?/, '');
  if (/^\s*\|.*\|\s*$/.test(bare)) {
    const cells = bare
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/);
    return KEPT + cells.map((cell) => inline(cell).trim()).join('\t');
  }
  const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(bare);
  if (item) return KEPT + inline(item[1] ?? '');
  return inline(bare).replace(/(?: {2,}|\\)$/, HARD_BREAK);
}

/** Spans are bounded, so that a mark which is never closed costs little in a text that is one long line. */
function inline(text: string): string {
  return text
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]{1,1000})\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^>\s]+)>/g, '$1')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*{1,3}|~~)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.{1,1000}?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1');
}

const withoutHtml = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>/gi, '  \n')
    .replace(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/gi, '');

/**
 * Lines wrapped at some width become one paragraph again. In Markdown every plain line break is such a
 * wrap; in other texts only that of a line about as long as the longest of its paragraph.
 */
export function joinWrapped(text: string, { markdown = false } = {}): string {
  return text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) => joinBlock(block.split('\n'), markdown))
    .filter((block) => block !== '')
    .join('\n\n');
}

function joinBlock(lines: string[], markdown: boolean): string {
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  let open = false;
  return lines.reduce((block, line) => {
    const bare = line.replaceAll(KEPT, '').trim();
    if (bare === '') return block;
    const joined = open && !line.startsWith(KEPT);
    open =
      !line.endsWith(HARD_BREAK) && (markdown || (longest >= 40 && bare.length >= longest * 0.6));
    if (block === '') return bare;
    return joined ? `${block} ${bare}` : `${block}\n${bare}`;
  }, '');
}
