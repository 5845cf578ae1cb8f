import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riverScript, type SmallRun, smallRun } from './testing/small-run';

/** Inside the project, so that the bundle finds its packages. */
const bundle = join('.cache', `lab-kill-test-${process.pid}`);
let run: SmallRun;

beforeAll(async () => {
  const where = { ssr: 'lab/main.ts', outDir: bundle, copyPublicDir: false };
  await build({ configFile: false, logLevel: 'error', build: where });
  run = await smallRun((body) => ({ ...riverScript(body), delayFirstByteMs: 60 }));
}, 120_000);
afterAll(async () => {
  await run.close();
  await rm(bundle, { recursive: true, force: true });
});

const start = (): ChildProcess =>
  spawn(process.execPath, [join(bundle, 'main.js'), 'eval', ...run.args('--parallel', '2')], {
    stdio: 'ignore',
  });

async function finishedCalls(): Promise<number> {
  const text = await readFile(join(run.out, 'journal.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line.includes('"kind":"reply"')).length;
}

describe('a killed run', () => {
  it('goes on from its last finished step and repeats no finished call', async () => {
    const first = start();
    const gone = once(first, 'exit');
    while ((await finishedCalls()) < 7) await delay(15);
    first.kill('SIGKILL');
    await gone;
    const kept = await finishedCalls();
    expect(kept).toBeLessThan(24);

    run.server.requests.length = 0;
    const [code] = await once(start(), 'exit');
    expect(code).toBe(0);
    expect(run.server.requests).toHaveLength(24 - kept);
    expect(await finishedCalls()).toBe(24);
    const report = JSON.parse(await readFile(join(run.out, 'report.json'), 'utf8'));
    expect(report.all.proposed).toMatchObject({ claims: 6, right: 5 });
  }, 120_000);
});
