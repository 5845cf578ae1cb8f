import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Bundles exports of our modules into one script that puts them on `window[name]`, as a content script
 * would carry them.
 *
 * @param exports statements such as `export { capture } from './lib/claim/capture';`, paths from the repository's root
 */
export async function bundle(name: string, exports: string): Promise<string> {
  const entry = join(ROOT, `${name}.entry.ts`);
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry-from-text',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? exports : undefined),
      },
    ],
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the bundler gave no output');
  return output.output[0].code;
}
