import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

const PHP_MODULES = ['pdo_sqlite', 'mbstring', 'xml', 'intl'];

const wikiCode = () => process.env.MEDIAWIKI_CODE ?? '/usr/share/mediawiki';

const inPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
const commands = (...names) =>
  names.filter((name) => !inPath(name)).map((name) => `the command ${name}`);
const files = (...paths) => paths.filter((path) => !existsSync(path)).map((path) => `file ${path}`);

async function phpModules() {
  const { code, output } = await run('php', ['-m'], { seconds: 30 });
  const modules = code === 0 ? output.toLowerCase().split('\n') : [];
  return PHP_MODULES.filter((name) => !modules.includes(name)).map((name) => `php's ${name}`);
}

/** What the tests start, with Debian's packages for it and what is still missing here; empty when it can run. */
const SERVICES = [
  {
    name: 'MediaWiki',
    packages: ['mediawiki', 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-intl'],
    missing: async () => [
      ...files(join(wikiCode(), 'maintenance/install.php')),
      ...commands('php'),
      ...(inPath('php') ? await phpModules() : []),
    ],
  },
  {
    name: 'Searx',
    packages: ['searx'],
    missing: async () => commands('searx-run'),
  },
  {
    name: 'Kiwix',
    packages: ['kiwix-tools', 'zim-tools'],
    missing: async () => commands('kiwix-serve', 'zimwriterfs'),
  },
];

/** Services that cannot run here, each with what it lacks. */
async function lacking() {
  const looked = await Promise.all(
    SERVICES.map(async (service) => ({ ...service, lacks: await service.missing() })),
  );
  return looked.filter(({ lacks }) => lacks.length > 0);
}

const said = (services) =>
  services.map(({ name, lacks }) => `${name} lacks ${lacks.join(', ')}`).join('; ');

/**
 * Makes the real services ready: finds them, or installs Debian's packages where we may (as root, with apt-get).
 * `MEDIAWIKI_CODE` names another MediaWiki.
 *
 * @returns {Promise<{ ok: boolean, note: string, output?: string }>}
 */
export async function readyServices() {
  const before = await lacking();
  const all = SERVICES.map(({ name }) => name).join(', ');
  if (before.length === 0) return { ok: true, note: all };
  const packages = before.flatMap((service) => service.packages);
  if (process.getuid?.() !== 0 || process.env.MEDIAWIKI_CODE || !inPath('apt-get')) {
    const note = `${said(before)}; as root: apt-get install ${packages.join(' ')}`;
    return { ok: false, note };
  }
  console.log(`  installing ${packages.join(' ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, show: true };
  await run('apt-get', ['update', '-q'], { ...options, seconds: 300 });
  const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const { output } = await run('apt-get', args, { ...options, seconds: 900 });
  const after = await lacking();
  return after.length === 0
    ? { ok: true, note: `${all}, installed` }
    : { ok: false, note: said(after), output };
}
