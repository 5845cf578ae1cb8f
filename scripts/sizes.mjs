/** `npm run sizes`: what a reader downloads, part by part, against its limit. Looks into a finished build. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './run/install.mjs';
import { inspectBuild } from './sizes/inspect.mjs';

const build =
  process.argv[2] ?? resolve(root, process.env.CROSSEXAM_OUT ?? '.output', 'chrome-mv3');
if (!existsSync(build)) {
  console.log(`No build at ${build}: run \`npm run build\` first.`);
  process.exit(1);
}

const { parts, faults } = inspectBuild(build);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
for (const { name, bytes, limit } of parts) {
  console.log(`${name.padEnd(32)}${kB(bytes)} of${kB(limit)}${bytes > limit ? '  TOO BIG' : ''}`);
}
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
