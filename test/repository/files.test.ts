import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isText, read, root, trackedFiles } from './tracked-files';

const MAX_LINES = 400;
const MAX_BYTES = 1_000_000;
const HANDWRITTEN = /\.(ts|tsx|mts|mjs|cjs|js|css|sh|md)$/;
/** Pages and replies of others, kept as they came. */
const OUTSIDE = /^(test\/fixtures|lab\/data|public\/wasm)\//;

const files = trackedFiles();
const texts = files.filter((file) => file !== 'package-lock.json' && isText(file));

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a package registry', /registry\.(?:npmjs|yarnpkg)|npmmirror/],
  ['a path of one machine', /(?:^|[^\w.])\/(?:work|farm|root|Users|home\/\w+)\//m],
  ['a note to do it later', /\b(?:TODO|FIXME)\b/],
];

describe('tracked files', () => {
  it('are there', () => {
    expect(files).toContain('package.json');
    expect(files.length).toBeGreaterThan(20);
  });

  it(`have at most ${MAX_LINES} lines where written by hand`, () => {
    const long = texts
      .filter((file) => HANDWRITTEN.test(file) && !OUTSIDE.test(file))
      .map((file) => `${file}: ${read(file).split('\n').length - 1}`)
      .filter((line) => Number(line.split(': ')[1]) > MAX_LINES);
    expect(long).toEqual([]);
  });

  it('are small enough for a repository', () => {
    const big = files.filter((file) => statSync(join(root, file)).size > MAX_BYTES);
    expect(big).toEqual([]);
  });

  it.each(FORBIDDEN)('do not contain %s', (_, pattern) => {
    const own = 'test/repository/files.test.ts';
    const found = texts.filter(
      (file) => file !== own && !OUTSIDE.test(file) && pattern.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  it('skip no test and run none alone', () => {
    const tests = texts.filter((file) => /\.test\.tsx?$/.test(file));
    const narrowed = tests.filter((file) =>
      /\b(?:it|test|describe)\.(?:skip|only|todo)\b/.test(read(file)),
    );
    expect(narrowed.filter((file) => file !== 'test/repository/files.test.ts')).toEqual([]);
  });
});
