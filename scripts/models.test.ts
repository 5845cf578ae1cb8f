import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../lib/models/on-device/catalogue';
import { modelFiles, readyModels } from './models.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossexam-models-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const quiet = () => undefined;
const file = (content: string, packageName: string) => ({
  name: 'small.bin',
  sha256: createHash('sha256').update(content).digest('hex'),
  package: packageName,
  packageSha256: '0'.repeat(64),
  packageMB: 0,
  path: ['small.bin'],
});

describe('readyModels', () => {
  it('knows the catalogue’s checksums', () => {
    const bundled = catalogue.flatMap(({ files }) =>
      files.map(({ name, sha256, bundled }) => [name, bundled?.sha256 ?? sha256]),
    );
    for (const { name, sha256 } of modelFiles) expect(bundled).toContainEqual([name, sha256]);
  });

  it('leaves a file with the right checksum alone', async () => {
    writeFileSync(join(folder, 'small.bin'), 'right');
    const outcome = await readyModels({ folder, files: [file('right', 'nowhere==1')], log: quiet });
    expect(outcome).toEqual({ ok: true, note: 'already there' });
  });

  it('says in one sentence what could not be fetched, and keeps no half file', async () => {
    writeFileSync(join(folder, 'small.bin'), 'wrong');
    // A name no index may hold, so pip refuses it before it asks anybody.
    const outcome = await readyModels({ folder, files: [file('right', '-==1')], log: quiet });
    expect(outcome.ok).toBe(false);
    expect(outcome.output).toMatch(/^pip could not fetch -==1: .+/u);
    expect(readFileSync(join(folder, 'small.bin'), 'utf8')).toBe('wrong');
  });
});
