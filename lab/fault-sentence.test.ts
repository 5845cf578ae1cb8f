import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CrossexamError } from '../lib/errors';
import { faultOf } from './fault-sentence';
import { lockFolder } from './run/lock';
import { UsageError } from './usage';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossexam-fault-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

describe('faultOf', () => {
  it('has a sentence for what the system says of a path', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const none = join(folder, 'none');
    expect(faultOf(await thrownBy(readFile(none)))).toBe(`${none} is not there.`);
    expect(faultOf(await thrownBy(lockFolder(file)))).toContain('a part of the path is a file');
  });

  it('has one for a full disk, whose error names no path', () => {
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    expect(faultOf(full)).toContain('The disk is full.');
  });

  it('has one for what was interrupted and for named errors', () => {
    const stop = new AbortController();
    stop.abort();
    expect(faultOf(stop.signal.reason)).toBe('Interrupted.');
    expect(faultOf(new UsageError('Name a folder'))).toBe('Name a folder');
    expect(faultOf(new CrossexamError('model-busy', { host: 'h', status: '429' }))).toContain(
      '(model-busy)',
    );
  });

  it('keeps the stack and the cause of what was not expected', () => {
    const said = faultOf(new TypeError('no such thing', { cause: new Error('the reason') }));
    expect(said).toMatch(/TypeError: no such thing\n\s+at /u);
    expect(said).toContain('the reason');
  });
});
