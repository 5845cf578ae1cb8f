import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { debateScript } from '../../test/doubles/debate-script';
import { covered } from '../report/report';
import { type SmallRun, smallRun } from '../testing/small-run';
import { sweepCommand } from './sweep';

let run: SmallRun | undefined;
afterEach(async () => {
  await run?.close();
  run = undefined;
});

/** The small run's arguments without its protocol. */
const argsOf = ({ args }: SmallRun, ...more: string[]): string[] =>
  args(...more).filter((_, i, all) => all[i] !== '--protocol' && all[i - 1] !== '--protocol');

describe('lab sweep', () => {
  it('runs protocols under every evidence into one folder, and goes on without paying twice', async () => {
    const script = debateScript({
      rules: [{ find: /truly/u, relation: 'supports', label: 'Supported' }],
      otherwise: 'Refuted',
    });
    let calls = 0;
    const stop = new AbortController();
    run = await smallRun((body) => {
      calls += 1;
      if (calls === 5) stop.abort();
      return script(body);
    });
    const which = ['--protocols', 'direct, madke:product', '--evidence', 'gold,none'];
    const args = argsOf(run, '--limit', '2', '--parallel', '1', ...which);
    expect(await sweepCommand.run(run.context(args, { signal: stop.signal }))).toBe(1);
    expect(run.said.join()).toContain('interrupted');
    const paid = calls;

    expect(await sweepCommand.run(run.context(args))).toBe(0);
    const table = await readFile(join(run.out, 'sweep.md'), 'utf8');
    const lines = table.split('\n').filter((line) => /^\| (?:direct|madke)/u.test(line));
    expect(lines.map((line) => line.split(' | ').slice(0, 3).join(' '))).toEqual([
      '| direct paper gold',
      '| direct paper none',
      '| madke product gold',
      '| madke product none',
    ]);
    const reports = JSON.parse(await readFile(join(run.out, 'sweep.json'), 'utf8'));
    const sum = (reports as { total: { calls: number } }[]).reduce(
      (n, one) => n + one.total.calls,
      0,
    );
    // But for the call that the interruption cut off.
    expect(calls).toBe(sum + 1);
    expect(paid).toBeLessThan(calls);

    expect(await sweepCommand.run(run.context(args))).toBe(0);
    expect(calls).toBe(sum + 1);
  });

  it.each([
    [['--protocols', ','], '--protocols names nothing'],
    [['--protocols', 'direct:cheap', '--evidence', 'gold'], '--preset must be one of'],
    [['--protocols', 'dreaming'], '--protocol dreaming is not known'],
    [['--evidence', 'hero'], 'only averitec'],
    [['--evidence', 'tea'], '--evidence must be one of'],
    [['--evidence', 'gold,none', '--wikipedia', 'http://w'], '--wikipedia means something only'],
  ])('looks at everything before the first run: %j', async (more, message) => {
    run = await smallRun();
    await expect(sweepCommand.run(run.context(argsOf(run, ...more)))).rejects.toThrow(message);
    expect(run.server.requests).toEqual([]);
  });
});

describe('how long a run took', () => {
  it('counts what overlaps once, and leaves pauses out', () => {
    const at = (from: number, to: number) => {
      const day = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
      return { from: day(from), to: day(to) };
    };
    // By hand: 0 to 8, 10 to 13.
    expect(covered([at(10, 12), at(0, 5), at(3, 8), at(4, 6), at(11, 13)])).toBe(11);
    expect(covered([])).toBe(0);
  });
});
