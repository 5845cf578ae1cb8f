import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { startServer } from './server-process';

/** An engine as the settings file names it: https://docs.searxng.org/admin/settings/settings_engines.html. */
export interface SearxEngine {
  name: string;
  engine: string;
  [setting: string]: unknown;
}

/** A running metasearch engine of our own. */
export interface Searx {
  /** Base address: `settings.search` of the service. */
  api: string;
  /** Stops the server and deletes its settings. */
  close(): Promise<void>;
}

/** An engine that asks a MediaWiki of ours: its `w/api.php` lies below the base URL. */
export const mediaWikiEngine = (baseUrl: string): SearxEngine => ({
  ...{ name: 'our wiki', engine: 'mediawiki', base_url: baseUrl, search_type: 'text' },
  number_of_results: 5,
});

/**
 * Starts a real Searx, whose JSON API SearXNG kept, with these engines and no others. It takes about four seconds.
 * @throws when the Debian package is missing (`npm run test:services` installs it)
 */
export async function startSearx(engines: readonly SearxEngine[]): Promise<Searx> {
  const folder = await mkdtemp(join(tmpdir(), 'crossexam-searx-'));
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'settings.yml');
  try {
    await writeFile(settings, JSON.stringify(settingsOf(port, engines)));
    const server = await startServer({
      name: 'Searx',
      command: 'searx-run',
      args: [],
      cwd: folder,
      env: { SEARX_SETTINGS_PATH: settings },
      ready: `${api}/config`,
    });
    return {
      api,
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

/** A whole settings file: a partial one is refused. JSON is YAML. */
const settingsOf = (port: number, engines: readonly SearxEngine[]) => ({
  general: { debug: false, instance_name: 'searx', contact_url: false, enable_stats: false },
  brand: Object.fromEntries(
    ['git_url', 'git_branch', 'issue_url', 'docs_url', 'public_instances', 'wiki_url'].map(
      (name) => [name, ''],
    ),
  ),
  search: {
    safe_search: 0,
    autocomplete: '',
    default_lang: '',
    // SearXNG wants to be told.
    formats: ['html', 'json'],
    // Tests ask again at once after they made an engine fail.
    ban_time_on_fail: 0,
    max_ban_time_on_fail: 0,
    prefer_configured_language: false,
  },
  server: {
    port,
    bind_address: '127.0.0.1',
    secret_key: randomBytes(16).toString('hex'),
    base_url: false,
    image_proxy: false,
    http_protocol_version: '1.1',
    method: 'GET',
    default_http_headers: {},
  },
  ui: {
    static_path: '/usr/share/python3-searx/static',
    templates_path: '/usr/share/python3-searx/templates',
    default_theme: 'oscar',
    default_locale: '',
    theme_args: { oscar_style: 'logicodev' },
  },
  outgoing: { request_timeout: 5, useragent_suffix: '', pool_connections: 10, pool_maxsize: 10 },
  checker: { off_when_debug: true },
  engines: engines.map((engine) => ({
    ...{ shortcut: engine.name.replace(/\W/gu, ''), categories: 'general' },
    ...{ enable_http: true, timeout: 10 },
    ...engine,
  })),
  locales: { en: 'English', de: 'Deutsch (German)' },
  doi_resolvers: { 'doi.org': 'https://doi.org/' },
  default_doi_resolver: 'doi.org',
});
