import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/** The project's folder. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const modules = join(root, 'node_modules');
/**
 * Whether what npm says it installed is what is locked. npm writes its hidden lock file last, and takes it away
 * first, so half an installation does not count. Optional packages are for other machines.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} locked
 * @param {{ packages: Record<string, { version?: string }> }} installed
 */
export const isInstalled = (locked, installed) =>
  Object.entries(locked.packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed.packages[path]?.version === version,
  );

function installedAlready() {
  try {
    const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
      (file) => JSON.parse(readFileSync(join(root, file), 'utf8')),
    );
    return isInstalled(locked, installed);
  } catch {
    return false;
  }
}

/**
 * Installs the locked packages unless they are there already.
 *
 * @returns {Promise<{ ok: boolean, note: string, output?: string }>}
 */
export async function install() {
  if (installedAlready()) return { ok: true, note: 'already installed' };
  const args = ['ci', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: root, seconds: 900 });
  if (code !== 0) return { ok: false, note: '`npm ci` failed', output };
  return { ok: true, note: 'installed' };
}

/**
 * Environment in which the project's own tools, Node among them, come first.
 *
 * @param {Record<string, string>} [extra]
 */
export function toolEnv(extra = {}) {
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs one of the project's tools.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, seconds?: number }} [options]
 */
export const tool = (command, args, { env, ...options } = {}) =>
  run(command, args, { cwd: root, env: toolEnv(env), ...options });
