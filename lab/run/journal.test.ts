import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Step } from '../../lib/debate/steps';
import { toyCheck } from '../../lib/debate/testing/toy-world';
import { openJournal } from './journal';
import { openJsonLines } from './jsonl';
import { lockFolder } from './lock';
import { progressLine } from './progress';
import { cachedEmbedder, vectorCache } from './vector-cache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossexam-journal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const step = (key: string, seq: number): Step => ({
  ...{ check: 'check-1', key, kind: 'affords', hash: 'h', value: { affords: true } },
  ...{ at: '2026-05-03T12:00:00.000Z', ms: 0, seq },
});
const file = () => join(folder, 'journal.jsonl');

describe('the file journal', () => {
  it('has checks, changes, steps and documents again when it is opened again', async () => {
    const journal = await openJournal(folder);
    await journal.addCheck(toyCheck());
    await journal.changeCheck('check-1', {
      status: 'paused',
      error: { code: 'model-busy', params: {}, action: 'wait' },
    });
    await journal.append(step('a', 1));
    await Promise.all([journal.append(step('b', 2)), journal.append(step('c', 3))]);
    await journal.close();

    const again = await openJournal(folder);
    expect(again.check('check-1')).toMatchObject({
      status: 'paused',
      error: { code: 'model-busy' },
    });
    expect((await again.steps('check-1')).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    await again.changeCheck('check-1', { status: 'running', error: undefined });
    expect(again.check('check-1')).not.toHaveProperty('error');
    await again.close();
    expect((await openJournal(folder)).check('check-1')).not.toHaveProperty('error');
  });

  it('writes nothing more once a line could not be written, so that a torn one stays the last', async () => {
    const lines = await openJsonLines(file(), () => undefined);
    await lines.append('a');
    await expect(lines.append(1n)).rejects.toThrow('BigInt');
    await expect(lines.append('b')).rejects.toThrow('BigInt');
    await lines.close();
    expect(await readFile(file(), 'utf8')).toBe('"a"\n');
  });

  it('cuts off a torn last line, and goes on after it', async () => {
    const journal = await openJournal(folder);
    await journal.append(step('a', 1));
    await journal.close();
    await appendFile(file(), '{"is":"step","step":{"check":"check-1","key":"b"');
    const again = await openJournal(folder);
    await again.append(step('c', 2));
    await again.close();
    const keys = (await (await openJournal(folder)).steps('check-1')).map(({ key }) => key);
    expect(keys).toEqual(['a', 'c']);
    expect((await readFile(file(), 'utf8')).endsWith('\n')).toBe(true);
  });

  it('will not read a file broken in the middle', async () => {
    await writeFile(file(), '{"is":"step"\n{"is":"document","document":{}}\n');
    await expect(openJournal(folder)).rejects.toThrow('line 1, is broken');
  });
});

describe('a run’s folder', () => {
  it('belongs to one process at a time, and not to a dead one', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await unlock();
    await writeFile(join(folder, 'run.lock'), '999999999');
    const again = await lockFolder(folder);
    await again();
  });

  it('keeps vectors between runs', async () => {
    const path = join(folder, 'vectors', 'v.jsonl');
    const cache = await vectorCache(path);
    cache.set('a', [0.25, -0.5]);
    await cache.close();
    const again = await vectorCache(path);
    expect(again.get('a')).toEqual([0.25, -0.5]);
    expect(again.get('b')).toBeUndefined();
    await again.close();
  });

  it('embeds no text twice', async () => {
    const asked: string[][] = [];
    const embedder = {
      ...{ id: 'e', close: async () => undefined },
      embed: async (texts: string[]) => {
        asked.push(texts);
        return texts.map((text) => [text.length]);
      },
    };
    const cached = cachedEmbedder(embedder, new Map<string, number[]>());
    const { signal } = new AbortController();
    expect(await cached.embed(['a', 'bb'], { signal })).toEqual([[1], [2]]);
    expect(await cached.embed(['bb', 'ccc', 'a'], { signal })).toEqual([[2], [3], [1]]);
    expect(asked).toEqual([['a', 'bb'], ['ccc']]);
  });
});

describe('the progress line', () => {
  it('shows bar, rate, cost and time left', () => {
    // By hand: 30 claims in 2 minutes are 15 a minute, so 150 more take 10 minutes.
    const progress = {
      done: 100,
      total: 250,
      here: 30,
      right: 62,
      calls: 1400,
      tokens: 2e6,
      money: 0.5,
    };
    expect(progressLine(progress, 120_000)).toBe(
      '██████████░░░░░░░░░░░░░░ 100/250  15.0 claims/min  right 62.0 %  1,400 calls, 2,000,000 tokens  cost 0.5000  left 10:00',
    );
  });
});
