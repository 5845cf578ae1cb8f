import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** Paths of all files that are in the repository or would be after `git add .`. */
export function trackedFiles(): string[] {
  const args = [
    '-c',
    'safe.directory=*',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A file with a zero byte in its first 8000 is binary, as git has it. */
export const isText = (file: string) =>
  !readFileSync(join(root, file)).subarray(0, 8000).includes(0);
