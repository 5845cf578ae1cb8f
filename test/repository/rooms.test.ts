import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bundles } from '../../scripts/rooms/bundles.mjs';
import { breaches } from '../../scripts/rooms/cruise.mjs';
import { seams } from '../../scripts/rooms/seams.mjs';

/** One file per rule that breaks it: rule, file, its imports. */
const PLANTED: [rule: string, file: string, source: string][] = [
  ['lib-looks-inward', 'lib/claim/up.ts', "import '../../components/ui/button';"],
  ['one-seam-over-the-browser', 'lib/history/api.ts', "import 'webextension-polyfill';"],
  [
    'rooms-do-not-know-the-browser-room',
    'lib/evidence/wired.ts',
    "import { app } from '../browser/app'; export const wired = app;",
  ],
  [
    'views-are-fed',
    'components/check/fetching.ts',
    "import { app } from '../../lib/browser/app'; export const fetching = app;",
  ],
  [
    'views-do-not-start-things',
    'components/ui/start.ts',
    "import '../../entrypoints/sidepanel/main';",
  ],
  ['protocols-read-like-the-paper', 'lib/protocols/storing.ts', "import '../history/db';"],
  ['engine-knows-no-protocol', 'lib/debate/special.ts', "import '../protocols/tool-mad';"],
  ['scoring-is-pure', 'lib/scoring/remembering.ts', "import '../history/db';"],
  [
    'prompts-are-text',
    'prompts/thinking.ts',
    "import { db } from '../lib/history/db'; export const thinking = db;",
  ],
  ['lab-has-no-browser', 'lab/panel.ts', "import '../lib/browser/app';"],
  ['tests-stay-out-of-the-product', 'lib/models/doubled.ts', "import '../../test/doubles/model';"],
  [
    'product-uses-dependencies',
    'lib/models/tooling.ts',
    "import tool from 'some-dev-tool'; export const tooling = tool;",
  ],
  ['imports-exist', 'lib/models/lost.ts', "import './nowhere';"],
  [
    'content-scripts-are-small',
    'entrypoints/inline.content.ts',
    "import '../lib/settings/settings';",
  ],
  ['worker-is-light', 'entrypoints/background.ts', "import '../lib/browser/embedding';"],
  [
    'worker-shows-nothing',
    'entrypoints/background/index.ts',
    "import '../../components/ui/button';",
  ],
  ['panel-opens-at-once', 'entrypoints/options/main.ts', "import '../../lib/browser/embedding';"],
  ['panel-runs-no-check', 'entrypoints/sidepanel/running.ts', "import '../../lib/debate/run';"],
  ['no-circles', 'lib/anchor/a.ts', "import './b';"],
];

/** What the planted files lean on; clean by itself. */
const GROUND: Record<string, string> = {
  'package.json': JSON.stringify({
    dependencies: {
      zod: '1.0.0',
      react: '1.0.0',
      'onnxruntime-web': '1.0.0',
      'webextension-polyfill': '1.0.0',
    },
    devDependencies: { 'some-dev-tool': '1.0.0' },
  }),
  'components/ui/button.ts': "import 'react';",
  'entrypoints/sidepanel/main.ts': "import '../../components/ui/button';",
  'lib/browser/app.ts': "import 'webextension-polyfill'; export const app = 1;",
  'lib/browser/embedding.ts': "import 'onnxruntime-web';",
  'lib/browser/messages.ts': 'export interface Calls { a: 1 }',
  'lib/evidence/typed.ts':
    "import type { Calls } from '../browser/messages'; export type Typed = Calls;",
  'lib/debate/run.ts': 'export const run = 1;',
  'lib/history/db.ts': 'export const db = 1;',
  'lib/protocols/tool-mad.ts': "import 'zod'; import '../scoring/labels';",
  'lib/scoring/labels.ts': 'export const labels = 1;',
  'lib/settings/settings.ts': "import 'zod';",
  'lib/anchor/b.ts': 'export const b = 1;',
  'test/doubles/model.ts': 'export const model = 1;',
};
const PACKAGES = ['zod', 'react', 'onnxruntime-web', 'webextension-polyfill', 'some-dev-tool'];

const trees: string[] = [];

function plant(files: Record<string, string>): string {
  const base = mkdtempSync(join(tmpdir(), 'crossexam-rooms-'));
  trees.push(base);
  for (const name of PACKAGES) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'index.js' });
    files[`node_modules/${name}/index.js`] = 'module.exports = 1;';
  }
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), `${source}\n`);
  }
  return base;
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

describe('rooms', () => {
  it('finds nothing wrong in a tree that keeps the rules', async () => {
    const { found, modules } = await breaches(plant({ ...GROUND }));
    expect(found).toEqual([]);
    expect(modules).toBeGreaterThan(10);
  });

  it('finds each planted breach, in the file it was planted in', async () => {
    const files: Record<string, string> = { ...GROUND };
    for (const [, file, source] of PLANTED) files[file] = source;
    files['lib/anchor/b.ts'] = "import './a'; export const b = 1;";
    const { found } = await breaches(plant(files));
    const seen = new Set(found.map(({ rule, from }) => `${rule} ${from}`));
    for (const [rule, file] of PLANTED) expect(seen).toContain(`${rule} ${file}`);
  });

  it('names the way a forbidden package is reached', async () => {
    const base = plant({
      ...GROUND,
      'entrypoints/inline.content.ts': "import '../lib/settings/settings';",
    });
    const [breach] = (await breaches(base)).found;
    expect(breach?.rule).toBe('content-scripts-are-small');
    expect(breach?.via).toContain('lib/settings/settings.ts');
  });

  it('plants a breach for every rule, and every rule says why it stands', () => {
    const rules = [...seams, ...bundles];
    expect(PLANTED.map(([rule]) => rule).sort()).toEqual(rules.map(({ name }) => name).sort());
    for (const { comment } of rules) expect(comment.length).toBeGreaterThan(30);
  });
});
