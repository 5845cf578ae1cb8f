import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inspectBuild, LIMITS } from './inspect.mjs';

const folders: string[] = [];

function build(changes: Record<string, string | undefined>): string {
  const folder = mkdtempSync(join(tmpdir(), 'crossexam-sizes-'));
  folders.push(folder);
  const files: Record<string, string | undefined> = {
    'manifest.json': '{}',
    'background.js': 'worker',
    'content-scripts/capture.js': 'capture',
    'sidepanel.html': '<script type="module" src="/chunks/panel.js"></script>',
    'chunks/panel.js': 'panel',
    'assets/ort-wasm-simd.wasm': 'wasm',
    'pdf/pdf.worker.min.mjs': 'pdf',
    'models/small.gguf': 'weights',
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('inspectBuild', () => {
  it('measures each part of a sound build and leaves models out of the total', () => {
    const { parts, faults } = inspectBuild(build({}));
    expect(faults).toEqual([]);
    expect(parts.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['content-scripts/capture.js', 7],
      ['service worker (1 scripts)', 6],
      ['side panel (1 scripts)', 5],
      ['pdf.js (1 files)', 3],
      ['all 7 files without models', 2 + 6 + 7 + 54 + 5 + 4 + 3],
    ]);
  });

  it.each([
    [
      'a big content script',
      { 'content-scripts/capture.js': 'x'.repeat(LIMITS.contentScript + 1) },
      /capture.js has/,
    ],
    ['a big panel chunk', { 'chunks/panel.js': 'x'.repeat(LIMITS.panel + 1) }, /side panel .* has/],
    ['a parser in the worker', { 'background.js': 'this._grabArticle()' }, /contains Readability/],
    [
      'a parser in what the worker imports',
      {
        'background.js': 'import{a}from"./chunks/shared.js";',
        'chunks/shared.js': 'import"./deep.js";',
        'chunks/deep.js': 'this._grabArticle()',
      },
      /chunks\/deep.js contains Readability/,
    ],
    [
      'a big worker in many chunks',
      {
        'background.js': 'import{a}from"./chunks/shared.js";',
        'chunks/shared.js': 'x'.repeat(LIMITS.worker),
      },
      /service worker .* has/,
    ],
    ['a second runtime', { 'assets/ort-wasm-simd.jsep.wasm': 'wasm' }, /found 2/],
    ['pdf.js in the worker', { 'background.js': 'GlobalWorkerOptions' }, /contains pdf.js/],
    ['no pdf.js worker', { 'pdf/pdf.worker.min.mjs': undefined }, /No pdf.js worker/],
    ['no worker', { 'background.js': undefined }, /No background.js/],
    ['no content script', { 'content-scripts/capture.js': undefined }, /No content script/],
  ])('finds %s', (_, changes, fault) => {
    expect(inspectBuild(build(changes)).faults.join('\n')).toMatch(fault);
  });
});
