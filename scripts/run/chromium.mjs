import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-for-testing', 'chrome-for-testing'];
const NOT_FOUND = 'no Chromium found: install `chromium`, or name one in CROSSEXAM_CHROMIUM';
/** What the tests with a real window need besides. */
const DISPLAY_TOOLS = ['Xvfb', 'openbox', 'xdotool'];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Full path of the first of these commands in PATH, or undefined. */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

/**
 * A Chromium that takes `--load-extension` (branded Chrome stopped doing so in version 137), or
 * undefined. `CROSSEXAM_CHROMIUM` names another one.
 */
export function findChromium() {
  const named = process.env.CROSSEXAM_CHROMIUM;
  if (named) return runnable(named) ? named : undefined;
  return inPath(NAMES);
}

export const findDisplayTools = () => DISPLAY_TOOLS.every((name) => inPath([name]));

/**
 * Makes Chromium ready: finds it, or installs Debian's where we may (as root, with apt-get).
 *
 * @param {{ headed?: boolean }} [options] `headed`: with what the tests with a real window need
 * @returns {Promise<{ ok: boolean, missing?: boolean, note: string, output?: string }>} `missing`: there
 *   is none and we may not install one
 */
export async function readyChromium({ headed = false } = {}) {
  const whole = () => findChromium() && (!headed || findDisplayTools());
  if (whole()) return { ok: true, note: String(findChromium()) };
  if (process.env.CROSSEXAM_CHROMIUM && !findChromium()) {
    return {
      ok: false,
      note: `CROSSEXAM_CHROMIUM: no program at ${process.env.CROSSEXAM_CHROMIUM}`,
    };
  }
  const mayInstall = process.getuid?.() === 0 && inPath(['apt-get']);
  if (!mayInstall) {
    return findChromium()
      ? { ok: true, note: 'found; tests with a real window need Xvfb, openbox and xdotool too' }
      : { ok: false, missing: true, note: NOT_FOUND };
  }
  console.log('  installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, seconds: 300 });
  const packages = ['chromium', ...(headed ? ['xvfb', 'openbox', 'xdotool'] : [])];
  const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const { output } = await run('apt-get', args, { env, seconds: 900 });
  return whole()
    ? { ok: true, note: `installed ${findChromium()}` }
    : { ok: false, note: 'apt-get could not install what is missing', output };
}
