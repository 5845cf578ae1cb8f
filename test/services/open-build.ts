import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { END_TO_END_BUILD } from '../e2e/harness';

/**
 * The end-to-end build as it is after a reader pressed "open sources": every site granted. No test can answer the
 * browser's own question, so the grant stands in the manifest. Answers the folder of a copy, and a way to delete it.
 */
export async function buildWithOpenSources(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'crossexam-open-'));
  // The largest file is a chat model, which no test with a scripted one loads.
  await cp(END_TO_END_BUILD, dir, { recursive: true, filter: (path) => !path.endsWith('.gguf') });
  const path = join(dir, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  manifest.host_permissions = ['http://*/*', 'https://*/*'];
  await writeFile(path, JSON.stringify(manifest));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
