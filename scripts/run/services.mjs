import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

const PACKAGES = 'mediawiki php-cli php-sqlite3 php-mbstring php-xml php-intl'.split(' ');
const PHP_MODULES = ['pdo_sqlite', 'mbstring', 'xml', 'intl'];

const code = () => process.env.MEDIAWIKI_CODE ?? '/usr/share/mediawiki';

/** What a real MediaWiki still lacks here; empty when it can be started. */
async function missing() {
  const { code: exit, output } = await run('php', ['-m'], { seconds: 30 });
  const modules = exit === 0 ? output.toLowerCase().split('\n') : [];
  return [
    ...(existsSync(join(code(), 'maintenance/install.php')) ? [] : [`MediaWiki in ${code()}`]),
    ...(exit === 0 ? [] : ['php']),
    ...PHP_MODULES.filter((name) => !modules.includes(name)).map((name) => `php's ${name}`),
  ];
}

/**
 * Makes the real services ready: finds MediaWiki and PHP, or installs Debian's packages where we may
 * (as root, with apt-get). `MEDIAWIKI_CODE` names another MediaWiki.
 *
 * @returns {Promise<{ ok: boolean, note: string, output?: string }>}
 */
export async function readyServices() {
  const before = await missing();
  if (before.length === 0) return { ok: true, note: `MediaWiki in ${code()}` };
  const mayInstall =
    process.getuid?.() === 0 && !process.env.MEDIAWIKI_CODE && existsSync('/usr/bin/apt-get');
  if (!mayInstall) {
    const note = `missing: ${before.join(', ')}; as root: apt-get install ${PACKAGES.join(' ')}`;
    return { ok: false, note };
  }
  console.log(`  installing ${PACKAGES.join(' ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, show: true };
  await run('apt-get', ['update', '-q'], { ...options, seconds: 300 });
  const args = ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES];
  const { output } = await run('apt-get', args, { ...options, seconds: 900 });
  const after = await missing();
  return after.length === 0
    ? { ok: true, note: 'installed' }
    : { ok: false, note: `still missing: ${after.join(', ')}`, output };
}
