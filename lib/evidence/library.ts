import { z } from 'zod';
import { CrossexamError } from '../errors';
import type { EvidenceDocument } from './document';
import { documentOf } from './document-id';
import { isoDate } from './page/dates';
import { bcp47 } from './page/metadata';
import { type FrontMatter, joinWrapped, plainMarkdown, splitFrontMatter } from './plain-markdown';
import { publisherOf } from './publisher';

/** UTF-16 units of a file; about 150,000 words. */
export const MOST_FILE = 1_000_000;
const MARKDOWN = /\.(?:md|markdown|mdown|mkd)$/i;

export interface LibraryFile {
  /** The file's name; its ending says whether it is Markdown. */
  name: string;
  content: string;
  /** ISO 8601 moment it is read. */
  now: string;
  /** Who stands behind texts without an address of their own. */
  publisher?: string;
}

/**
 * Turns a text or Markdown file into a document of the library. Title, source, author, date and language
 * come from its front matter, else the title from its first heading or its name. A text without a source
 * is its own publisher, unless one is given.
 * @throws CrossexamError `file-too-large`, `file-not-text`, `file-empty`, with the file's name
 */
export async function libraryDocument(file: LibraryFile): Promise<EvidenceDocument> {
  const { name, content, now } = file;
  if (content.length > MOST_FILE) throw new CrossexamError('file-too-large', { name });
  if (isBinary(content)) throw new CrossexamError('file-not-text', { name });
  const clean = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const { front, body } = splitFrontMatter(clean);
  const { text, title }: { text: string; title?: string } = MARKDOWN.test(name)
    ? plainMarkdown(body)
    : { text: joinWrapped(body) };
  if (!/[\p{L}\p{N}]/u.test(text)) throw new CrossexamError('file-empty', { name });
  const named = front.title ?? title ?? nameOf(name);
  const url = addressOf(front);
  const publisher = url ? publisherOf(url) : (file.publisher ?? front.author ?? named);
  const more = {
    url,
    author: front.author,
    language: bcp47(front.language ?? ''),
    publishedAt: isoDate(front.date ?? ''),
  };
  return documentOf({
    origin: 'library',
    title: named,
    publisher,
    readAt: now,
    how: 'file',
    text,
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
  });
}

/** Null characters, or many of the replacement character a decoder leaves, are no text. */
function isBinary(content: string): boolean {
  const start = content.slice(0, 10_000);
  const broken = start.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return start.includes('\u0000') || broken > start.length / 50;
}

/** A file's name as a title: without folder, ending and underscores. */
export const nameOf = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim() || name;

function addressOf({ source = '' }: FrontMatter): string | undefined {
  if (!URL.canParse(source)) return undefined;
  const { protocol, href } = new URL(source);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

const SAMPLE_FOLDER = '/sample-library/';
const sampleIndex = z.object({
  publisher: z.string(),
  read: z.string(),
  files: z.array(
    z.object({
      file: z.string().regex(/^[a-z0-9-]+\.md$/),
      title: z.string(),
      author: z.string(),
      date: z.string(),
      language: z.string(),
    }),
  ),
});

/**
 * The short pieces that come with the program. They are one publisher, so together they are one source.
 * @param fetchText reads a bundled file by its path from the root, such as `/sample-library/index.json`
 */
export async function sampleLibrary(
  fetchText: (path: string) => Promise<string>,
): Promise<EvidenceDocument[]> {
  const index = sampleIndex.parse(JSON.parse(await fetchText(`${SAMPLE_FOLDER}index.json`)));
  return Promise.all(
    index.files.map(async ({ file, ...head }) => {
      const content = await fetchText(SAMPLE_FOLDER + file);
      const { text } = plainMarkdown(splitFrontMatter(content).body);
      const { title, author, date, language } = head;
      return documentOf({
        origin: 'library',
        title,
        publisher: index.publisher,
        author,
        language,
        publishedAt: date,
        readAt: index.read,
        how: 'file',
        text,
      });
    }),
  );
}
