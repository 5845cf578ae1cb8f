import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { read } from './tracked-files';

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
    }),
  ),
});

const { dependencies, devDependencies } = manifest.parse(JSON.parse(read('package.json')));
const { packages } = lock.parse(JSON.parse(read('package-lock.json')));
const wanted = { ...dependencies, ...devDependencies };

describe('packages', () => {
  it('are pinned exactly', () => {
    const loose = Object.entries(wanted).filter(
      ([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
    );
    expect(loose).toEqual([]);
  });

  it('are locked at the version asked for', () => {
    const locked = Object.keys(wanted).map((name) => [
      name,
      packages[`node_modules/${name}`]?.version,
    ]);
    expect(Object.fromEntries(locked)).toEqual(wanted);
  });

  it('are locked without naming where they were downloaded from', () => {
    expect(Object.entries(packages).filter(([, entry]) => entry.resolved)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/"resolved"/);
  });

  it('are locked with a checksum each', () => {
    const unchecked = Object.entries(packages).filter(
      ([path, entry]) => path !== '' && !entry.integrity,
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});
