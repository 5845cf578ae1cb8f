import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';
import { startServer } from './server-process';

const run = promisify(execFile);
const icon = join(import.meta.dirname, '../../public/icon/48.png');

/** A page of an offline book. `html` is what stands in its body. */
export interface KiwixPage {
  /** Its address in the book, without `.html`: letters, digits, dashes. */
  name: string;
  title: string;
  html: string;
}

/** An offline book, as Wikipedia is packed for readers without a network. */
export interface KiwixBook {
  /** Letters, digits, dashes. */
  name: string;
  title: string;
  /** ISO 639-3. */
  language: string;
  pages: readonly KiwixPage[];
}

/** A running Kiwix of our own. */
export interface Kiwix {
  api: string;
  /** Where a reader sees a page. */
  pageUrl(book: string, page: string): string;
  /** Stops the server and deletes its books. */
  close(): Promise<void>;
}

/**
 * Packs books and serves them on 127.0.0.1 with a real kiwix-serve. It takes about a second a book.
 * @throws when the Debian packages are missing (`npm run test:services` installs them)
 */
export async function startKiwix(books: readonly KiwixBook[]): Promise<Kiwix> {
  const folder = await mkdtemp(join(tmpdir(), 'crossexam-kiwix-'));
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  try {
    const files: string[] = [];
    for (const book of books) files.push(await pack(folder, book));
    const server = await startServer({
      name: 'Kiwix',
      command: 'kiwix-serve',
      args: [`--port=${port}`, '--address=127.0.0.1', ...files],
      cwd: folder,
      ready: `${api}/catalog/v2/entries`,
    });
    return {
      api,
      // In this version; newer ones have their pages below /content/.
      pageUrl: (book, page) => `${api}/${book}/${page}.html`,
      async close() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function pack(folder: string, { name, title, language, pages }: KiwixBook): Promise<string> {
  const source = join(folder, name);
  await mkdir(source);
  await copyFile(icon, join(source, 'icon.png'));
  const links = pages.map((page) => `<li><a href="${page.name}.html">${page.title}</a></li>`);
  await writeFile(join(source, 'index.html'), pageOf(title, `<ul>${links.join('')}</ul>`));
  for (const page of pages) {
    await writeFile(join(source, `${page.name}.html`), pageOf(page.title, page.html));
  }
  const file = join(folder, `${name}.zim`);
  await run(
    'zimwriterfs',
    [
      ...['--welcome=index.html', '--illustration=icon.png', `--language=${language}`],
      ...[`--title=${title}`, `--name=${name}`, '--description=For tests'],
      ...['--creator=Crossexam', '--publisher=Crossexam', source, file],
    ],
    { timeout: 60_000 },
  );
  return file;
}

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
