import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WikiPage } from './mediawiki/dump';

const folder = new URL('./wiki-pages/', import.meta.url);

/**
 * The pages of `wiki-pages/<language>/*.txt`, written for these tests: a `Title:` line, an `Edited:` line
 * if the date matters, a blank line, wikitext.
 * @param languages which wikis; all of them if none is named
 */
export async function readWikiPages(...languages: string[]): Promise<WikiPage[]> {
  const wanted = languages.length > 0 ? languages : await readdir(fileURLToPath(folder));
  const pages: WikiPage[] = [];
  for (const language of wanted.toSorted()) {
    const own = new URL(`${language}/`, folder);
    for (const file of (await readdir(fileURLToPath(own))).toSorted()) {
      pages.push({ language, ...parsePage(file, await readFile(new URL(file, own), 'utf8')) });
    }
  }
  return pages;
}

function parsePage(file: string, source: string): Omit<WikiPage, 'language'> {
  const [head = '', ...body] = source.split('\n\n');
  const title = /^Title: (.+)$/m.exec(head)?.[1];
  if (!title) throw new Error(`${file} has no title line.`);
  const editedAt = /^Edited: (.+)$/m.exec(head)?.[1];
  return { title, text: body.join('\n\n').trimEnd(), ...(editedAt && { editedAt }) };
}
