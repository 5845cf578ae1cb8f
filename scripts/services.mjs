/**
 * `npm run test:services`: the tests against real services, each started by its test on 127.0.0.1.
 * Installs the Debian packages they need where it may. Ends with one line `N passed, N failed`.
 */
import { install } from './run/install.mjs';
import { readyServices } from './run/services.mjs';
import { stepRunner } from './run/steps.mjs';
import { runVitest } from './run/vitest.mjs';

const total = { passed: 0, failed: 0 };
const notRun = [];
const { step, elapsed } = stepRunner(3);

async function suite() {
  const { passed, failed, skipped } = await runVitest('services', { seconds: 900 });
  total.passed += passed;
  total.failed += failed;
  notRun.push(...skipped.map((test) => `services: ${test}`));
  return { ok: failed === 0, note: `${passed} passed, ${failed} failed` };
}

const ready = (await step('install', install)) && (await step('real services', readyServices));
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
