import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** Bytes, as served from disk. A limit is what we promise, not what a tool suggests. */
export const LIMITS = {
  /** Parsed in the reader's page each time the reader asks for a check. */
  contentScript: 40_000,
  /** Loaded for every event the browser wakes the extension for. */
  worker: 700_000,
  /** All scripts the panel's page names, before anything is loaded on demand. */
  panel: 1_000_000,
  /** pdf.js: its worker and character maps, opened with the first PDF. */
  pdf: 4_000_000,
  /** The whole extension without model files. */
  total: 30_000_000,
};

/** Model files are bundled for end-to-end tests only. */
const MODEL = /(^|\/)models\/|\.(gguf|onnx)$/;

/**
 * Words that stand in a bundle only if the library does: a look into the built file catches what
 * an import rule cannot see, such as a dynamic import the bundler folded in.
 */
const FOREIGN_TO_WORKER = {
  'onnxruntime-web': 'ort-wasm',
  wllama: 'wllama',
  Readability: '_grabArticle',
  'pdf.js': 'GlobalWorkerOptions',
};

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Scripts a built page names: its entry and what that preloads. */
const scriptsOf = (html) =>
  [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path]) => path);

/** A script and all that it imports before it runs; the worker shares chunks with the panel. */
function withImports(build, entry) {
  const names = [entry];
  for (const name of names) {
    const source = readFileSync(join(build, name), 'utf8');
    for (const [, path] of source.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      const next = posix.join(posix.dirname(name), path);
      if (!names.includes(next)) names.push(next);
    }
  }
  return names;
}

/**
 * Measures a built extension.
 *
 * @param {string} build folder with `manifest.json`
 * @returns {{ parts: { name: string, bytes: number, limit: number }[], faults: string[] }}
 */
export function inspectBuild(build) {
  const files = filesOf(build).map((path) => ({
    name: relative(build, path).replaceAll('\\', '/'),
    bytes: statSync(path).size,
  }));
  const bytesOf = (name) => files.find((file) => file.name === name)?.bytes;
  const parts = [];
  const faults = [];

  const contentScripts = files.filter(({ name }) => /^content-scripts\/.*\.js$/.test(name));
  for (const { name, bytes } of contentScripts)
    parts.push({ name, bytes, limit: LIMITS.contentScript });
  if (contentScripts.length === 0) faults.push('No content script in the build.');

  if (bytesOf('background.js') === undefined) faults.push('No background.js in the build.');
  else {
    const scripts = withImports(build, 'background.js');
    parts.push({
      ...{ name: `service worker (${scripts.length} scripts)`, limit: LIMITS.worker },
      bytes: scripts.reduce((sum, name) => sum + (bytesOf(name) ?? 0), 0),
    });
    for (const name of scripts) {
      const source = readFileSync(join(build, name), 'utf8');
      for (const [library, word] of Object.entries(FOREIGN_TO_WORKER)) {
        if (source.includes(word))
          faults.push(`The worker's ${name} contains ${library} ("${word}").`);
      }
    }
  }

  if (bytesOf('sidepanel.html') === undefined) faults.push('No sidepanel.html in the build.');
  else {
    const scripts = scriptsOf(readFileSync(join(build, 'sidepanel.html'), 'utf8'));
    const bytes = scripts.reduce((sum, name) => sum + (bytesOf(name) ?? 0), 0);
    parts.push({ name: `side panel (${scripts.length} scripts)`, bytes, limit: LIMITS.panel });
  }

  const pdf = files.filter(({ name }) => name.startsWith('pdf/'));
  if (!pdf.some(({ name }) => name.endsWith('/pdf.worker.min.mjs')))
    faults.push('No pdf.js worker in the build.');
  const pdfBytes = pdf.reduce((sum, { bytes }) => sum + bytes, 0);
  parts.push({ name: `pdf.js (${pdf.length} files)`, bytes: pdfBytes, limit: LIMITS.pdf });

  const shipped = files.filter(({ name }) => !MODEL.test(name));
  const total = shipped.reduce((sum, { bytes }) => sum + bytes, 0);
  parts.push({
    name: `all ${shipped.length} files without models`,
    bytes: total,
    limit: LIMITS.total,
  });

  // Its second copy weighs 20 MB and comes back whenever a bundler condition changes.
  const runtimes = files.filter(({ name }) => /ort-wasm[^/]*\.wasm$/.test(name));
  if (runtimes.length !== 1) {
    faults.push(
      `Expected one onnxruntime wasm, found ${runtimes.length}: ${runtimes.map((f) => f.name).join(', ')}`,
    );
  }

  for (const { name, bytes, limit } of parts) {
    if (bytes > limit) faults.push(`${name} has ${bytes} bytes, over its limit of ${limit}.`);
  }
  return { parts, faults };
}
