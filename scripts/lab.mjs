/**
 * `npm run lab -- <command>`: bundles the lab and runs it with the project's own Node, from any Node 20 or newer.
 * The lab has the terminal to itself: its progress bar draws there, and Ctrl-C lets it end in order.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, tool, toolEnv } from './run/install.mjs';

const bundle = join(root, '.cache/lab');

async function must(name, work) {
  const { ok, output } = await work();
  if (ok) return;
  console.error(`${name} failed.\n${output ?? ''}`);
  process.exit(1);
}

await must('Installing', install);
await must('Bundling the lab', async () => {
  const args = ['build', '--ssr', 'lab/main.ts', '--outDir', bundle, '--logLevel', 'warn'];
  const { code, output } = await tool('vite', args, { seconds: 300 });
  return { ok: code === 0, output };
});

const lab = spawn('node', [join(bundle, 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches the lab by itself; a signal sent to us alone is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => lab.kill('SIGTERM'));
lab.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
lab.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
