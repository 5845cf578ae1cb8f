import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const END_TO_END_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3-e2e');

/**
 * The end-to-end build as it is after a reader pressed "open sources": every site granted. No test can answer the
 * browser's own question, so the grant stands in the manifest. Answers the folder of a copy, and a way to delete it.
 */
export async function buildWithOpenSources(): Promise<{ dir: string; remove(): Promise<void> }> {
  const build = process.env.CROSSEXAM_BUILD ?? END_TO_END_BUILD;
  const dir = await mkdtemp(join(tmpdir(), 'crossexam-open-'));
  // The largest file is a chat model, which no test with a scripted one loads.
  await cp(build, dir, { recursive: true, filter: (path) => !path.endsWith('.gguf') });
  const path = join(dir, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  manifest.host_permissions = ['http://*/*', 'https://*/*'];
  await writeFile(path, JSON.stringify(manifest));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
