import { execFile } from 'node:child_process';
import { appendFile, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port';
import { dumpOf, type WikiPage } from './mediawiki/dump';
import { startServer } from './server-process';

const run = promisify(execFile);
const own = (file: string) => fileURLToPath(new URL(`./mediawiki/${file}`, import.meta.url));

/** Where Debian's `mediawiki` package puts the code; `MEDIAWIKI_CODE` names another place. */
const mediaWikiCode = process.env.MEDIAWIKI_CODE ?? '/usr/share/mediawiki';

const PHP = 'php';

/** A running MediaWiki of our own, one wiki per language. */
export interface MediaWiki {
  /** API address with `{language}`, as in `settings.search.services.wikipedia.api`. */
  api: string;
  /** Address without a trailing slash; `url + '/en/wiki/Paris'` is a page. */
  url: string;
  /** Reader-facing address of a page. */
  pageUrl(title: string, language?: string): string;
  /** Stops the server and deletes its data. */
  close(): Promise<void>;
}

/**
 * Starts a real MediaWiki on 127.0.0.1 with the pages given, in SQLite files of a temporary folder.
 * It has TextExtracts, full-text search over page text, and Wikipedia's `/wiki/Title` addresses.
 * Takes about two seconds per language.
 * @throws when the Debian packages are missing (`npm run test:services` installs them)
 */
export async function startMediaWiki(options: {
  pages: readonly WikiPage[];
  port?: number;
}): Promise<MediaWiki> {
  const folder = await mkdtemp(join(tmpdir(), 'crossexam-wiki-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  try {
    for (const file of ['router.php', 'magic-words.php', 'settings.php'])
      await copyFile(own(file), join(folder, file));
    const byLanguage = Map.groupBy(options.pages, (page) => page.language ?? 'en');
    for (const [language, pages] of byLanguage) await install(folder, url, language, pages);
    const server = await serve(folder, port);
    return {
      api: `${url}/{language}/api.php`,
      url,
      pageUrl: (title, language = 'en') =>
        `${url}/${language}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
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

async function install(
  folder: string,
  url: string,
  language: string,
  pages: readonly WikiPage[],
): Promise<void> {
  const data = join(folder, language);
  const settings = join(data, 'LocalSettings.php');
  await mkdir(data);
  const php = (script: string, ...args: string[]) =>
    run(PHP, [join(mediaWikiCode, 'maintenance', script), ...args], {
      timeout: 120_000,
      env: { ...process.env, ...(script === 'install.php' ? {} : { MW_CONFIG_FILE: settings }) },
    });
  await php(
    'install.php',
    ...['--dbtype', 'sqlite', '--dbpath', data, '--dbname', 'wiki', '--confpath', data],
    ...['--server', url, '--scriptpath', `/${language}`, '--lang', language],
    ...['--extensions', 'TextExtracts', '--pass', `only-for-tests-${Math.random()}`],
    ...[`Crossexam test wiki (${language})`, 'Admin'],
  );
  await appendFile(settings, `\nrequire '${join(folder, 'settings.php')}';\n`);
  const dump = join(data, 'pages.xml');
  await writeFile(dump, dumpOf(pages, language));
  await php('importDump.php', '--no-local-users', dump);
  await php('rebuildtextindex.php');
}

const serve = (folder: string, port: number) =>
  startServer({
    name: 'MediaWiki',
    command: PHP,
    args: ['-S', `127.0.0.1:${port}`, join(folder, 'router.php')],
    cwd: folder,
    env: { MEDIAWIKI_CODE: mediaWikiCode },
    ready: `http://127.0.0.1:${port}/`,
  });
