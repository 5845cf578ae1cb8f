/**
 * `npm run test:services`: the tests against real services, each started by its test on 127.0.0.1, and a small web of
 * pages read with them in real Chromium. Installs the Debian packages they need where it may. Ends with one line
 * `N passed, N failed`.
 */
import { readyModels } from './models.mjs';
import { readyChromium } from './run/chromium.mjs';
import { install, tool } from './run/install.mjs';
import { readyServices } from './run/services.mjs';
import { stepRunner } from './run/steps.mjs';
import { runVitest } from './run/vitest.mjs';

const total = { passed: 0, failed: 0 };
const notRun = [];
const { step, elapsed } = stepRunner(6);

async function suite() {
  const { passed, failed, skipped } = await runVitest('services', { seconds: 900 });
  total.passed += passed;
  total.failed += failed;
  notRun.push(...skipped.map((test) => `services: ${test}`));
  return { ok: failed === 0, note: `${passed} passed, ${failed} failed` };
}

async function build() {
  const { code, output } = await tool('wxt', ['build', '--mode', 'e2e'], { seconds: 300 });
  return { ok: code === 0, output };
}

const ready =
  (await step('install', install)) &&
  (await step('real services', readyServices)) &&
  (await step('Chromium', readyChromium)) &&
  (await step('models for the tests', readyModels)) &&
  (await step('build for end-to-end tests', build));
if (ready) {
  await step('tests against real services', suite);
} else {
  // A suite that could not run must not look like one that passed.
  total.failed += 1;
  notRun.push('services: what the suite needs is not on this machine, see above');
}
for (const name of notRun) console.log(`Not run: ${name}`);
console.log(`Took ${elapsed()}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
