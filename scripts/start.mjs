/** `npm start`: from a fresh clone to a checked claim in one command. `npm start -- --help` says how. */
import { join } from 'node:path';
import { buildMode, HELP, readOptions, UsageError } from './demo/options.mjs';
import { readyChromium } from './run/chromium.mjs';
import { install, root, tool, toolEnv } from './run/install.mjs';
import { run } from './run/processes.mjs';
import { stepRunner } from './run/steps.mjs';

let options;
try {
  options = readOptions(process.argv.slice(2), process.env);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exit(2);
}
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const mode = buildMode(options);
const driver = join(root, '.cache/demo');
const { step } = stepRunner(5);
const must = async (name, work) => {
  if (!(await step(name, work))) process.exit(1);
};
const built = async (command, args, env) => {
  const { code, output } = await tool(command, args, { env, seconds: 300 });
  return { ok: code === 0, output };
};

await must('install', install);
await must('Chromium', readyChromium);
await must('models', async () => (await import('./models.mjs')).readyModels());
await must('build', () =>
  built('wxt', ['build', '--mode', mode], {
    CROSSEXAM_OUT: join(root, '.output/start'),
    CROSSEXAM_BUNDLE_MODELS: '1',
  }),
);
await must('demo driver', () =>
  built('vite', [
    'build',
    '--ssr',
    'scripts/demo/main.ts',
    '--outDir',
    driver,
    '--logLevel',
    'warn',
  ]),
);

const folder = mode === 'production' ? 'chrome-mv3' : `chrome-mv3-${mode}`;
const { code } = await run('node', [join(driver, 'main.js')], {
  cwd: root,
  env: toolEnv({
    CROSSEXAM_DEMO: JSON.stringify(options),
    CROSSEXAM_BUILD: join(root, '.output/start', folder),
  }),
  show: true,
  // A window is the reader's for as long as they like.
  seconds: options.keepOpen ? 24 * 3600 : options.minutes * 60 + 600,
});
process.exit(code);
