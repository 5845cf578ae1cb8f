/**
 * `npm test`: everything that can be checked on this machine, step by step. Needs Node 20 or newer
 * and nothing else; what it needs besides it installs. Ends with one line `N passed, N failed`.
 */
import { readyModels } from './models.mjs';
import { readyChromium } from './run/chromium.mjs';
import { install, tool } from './run/install.mjs';
import { stepRunner } from './run/steps.mjs';
import { runVitest } from './run/vitest.mjs';

/** Tool checks; each counts as one test. */
const CHECKS = [
  ['types (tsc)', 'tsc', ['-p', '.']],
  ['format and lint (biome)', 'biome', ['check', '.', '--error-on-warnings']],
  ['rooms: who may import whom', 'node', ['scripts/rooms.mjs']],
  ['dead code (knip)', 'knip', ['--no-progress']],
  ['build', 'wxt', ['build']],
  ['sizes', 'node', ['scripts/sizes.mjs']],
];

const total = { passed: 0, failed: 0 };
const notRun = [];
const { step, elapsed } = stepRunner(CHECKS.length + 7);

const count = (ok) => {
  if (ok) total.passed += 1;
  else total.failed += 1;
};

const check = async (name, command, args, env) =>
  count(
    await step(name, async () => {
      const { code, output } = await tool(command, args, { env, seconds: 300 });
      return { ok: code === 0, output };
    }),
  );

const suite = (name, project, options) =>
  step(name, async () => {
    const { passed, failed, skipped } = await runVitest(project, options);
    total.passed += passed;
    total.failed += failed;
    notRun.push(...skipped.map((test) => `${project}: ${test}`));
    return { ok: failed === 0, note: `${passed} passed, ${failed} failed` };
  });

function finish() {
  for (const name of notRun) console.log(`Not run: ${name}`);
  console.log(`Took ${elapsed()}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

if (!(await step('install', install))) {
  count(false);
  finish();
}
await check('prepare (wxt)', 'wxt', ['prepare']);
for (const [name, command, args] of CHECKS) await check(name, command, args);
count(await step('models for the tests', readyModels));
await suite('unit tests', 'unit', { seconds: 600 });

let chromium = { ok: false, missing: false, note: '' };
await step('Chromium', async () => {
  chromium = await readyChromium({ headed: true });
  return chromium.missing ? { ok: true, note: chromium.note } : chromium;
});
if (chromium.ok) {
  await check('build for end-to-end tests', 'wxt', ['build', '--mode', 'e2e']);
  await suite('end-to-end tests', 'e2e', { seconds: 1200 });
} else {
  if (!chromium.missing) count(false);
  notRun.push(`end-to-end tests: ${chromium.note}`);
}
finish();
