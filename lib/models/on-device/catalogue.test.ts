import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  catalogue,
  catalogueModel,
  downloadBytes,
  isDemonstration,
  MINILM_ID,
  QWEN25_ID,
  SMOLLM2_ID,
} from './catalogue';

const files = catalogue.flatMap((model) => model.files);

describe('catalogue', () => {
  it('pins every file by revision and checksum', () => {
    for (const { url, sha256, bytes } of files) {
      expect(url).toMatch(/^https:\/\/huggingface\.co\/[^/]+\/[^/]+\/resolve\/[0-9a-f]{40}\/.+/u);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/u);
      expect(bytes).toBeGreaterThan(0);
    }
  });

  it('names no model and no file twice', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  it('keeps files below what a browser can hold in one buffer', () => {
    for (const { bytes } of files) expect(bytes).toBeLessThan(2 ** 31);
  });

  it('has the embedding model in the size the manual names', async () => {
    const manual = await readFile('README.md', 'utf8');
    const model = catalogueModel(MINILM_ID);
    if (!model) throw new Error('no embedding model');
    expect(manual).toContain(`${model.name}, ${Math.round(downloadBytes(model) / 1e6)} MB`);
  });

  it('says which models are too small to judge', () => {
    expect(isDemonstration(SMOLLM2_ID)).toBe(true);
    expect(isDemonstration(QWEN25_ID)).toBe(false);
    expect(isDemonstration(MINILM_ID)).toBe(false);
    expect(isDemonstration('unknown')).toBe(true);
  });
});
