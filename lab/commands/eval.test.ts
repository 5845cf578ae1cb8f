import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { searchServices } from '../../lib/evidence/search/services';
import { protocolIds } from '../../lib/protocols';
import { dataSetNames } from '../data';
import type { Report } from '../report/report-types';
import { evidenceKinds } from '../run/config';
import { runOptions } from '../run/eval-config';
import { modelOptions } from '../run/models';
import { riverScript, type SmallRun, smallRun } from '../testing/small-run';
import { evalCommand } from './eval';

let run: SmallRun;
afterEach(() => run.close());

const reportIn = async (folder: string): Promise<Report> =>
  JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
const finishedCalls = async (folder: string): Promise<number> =>
  (await readFile(join(folder, 'journal.jsonl'), 'utf8')).split('"kind":"reply"').length - 1;

describe('lab eval', () => {
  it('runs six claims end to end and reports', async () => {
    run = await smallRun();
    expect(await evalCommand.run(run.context(run.args()))).toBe(0);

    const report = await reportIn(run.out);
    // Five of six: the script misreads the Volga. Two agents agree at once: two queries, two answers a claim.
    expect(report.all?.proposed).toMatchObject({ claims: 6, right: 5 });
    expect(report.all?.proposed.confusion).toEqual([
      [3, 0, 0, 0],
      [1, 2, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(report.total.calls).toBe(24);
    expect(report).toMatchObject({ meanRounds: 1, stoppedEarly: 1, decidedBy: { consensus: 6 } });
    expect(run.server.requests).toHaveLength(24);
    const text = await readFile(join(run.out, 'report.md'), 'utf8');
    expect(text).toContain('5 of 6');
    const plot = await readFile(join(run.out, 'plots/confusion-proposed.svg'), 'utf8');
    expect(plot).toMatch(/^<svg /u);
  });

  it('goes on after an interruption without repeating a finished call', async () => {
    const stop = new AbortController();
    run = await smallRun((body, index) => {
      if (index === 9) stop.abort();
      return riverScript(body);
    });
    const args = run.args('--parallel', '2');
    expect(await evalCommand.run(run.context(args, { signal: stop.signal }))).toBe(1);
    const before = await finishedCalls(run.out);
    expect(before).toBeGreaterThan(4);
    expect(before).toBeLessThan(24);
    expect(run.said.join()).toContain('interrupted');
    // What a process leaves that is killed while it writes.
    await appendFile(join(run.out, 'journal.jsonl'), '{"is":"step","step":{"check":"fav');

    run.server.requests.length = 0;
    run.server.setScript(riverScript);
    expect(await evalCommand.run(run.context(args))).toBe(0);
    expect(run.server.requests).toHaveLength(24 - before);
    expect((await reportIn(run.out)).all?.proposed).toMatchObject({ claims: 6, right: 5 });

    run.server.requests.length = 0;
    expect(await evalCommand.run(run.context(args))).toBe(0);
    expect(run.server.requests).toEqual([]);
  });

  it('says how often a search that was asked live gave nothing', async () => {
    run = await smallRun();
    const search = ['--evidence', 'search', '--wikipedia', 'http://127.0.0.1:1', '--limit', '1'];
    expect(await evalCommand.run(run.context(run.args(...search)))).toBe(0);
    const { looked } = await reportIn(run.out);
    expect(Object.keys(looked)).toEqual(['wikipedia: failed']);
    expect(await readFile(join(run.out, 'report.md'), 'utf8')).toContain('wikipedia: failed ');
  });

  it('keeps to --parallel', async () => {
    run = await smallRun((body) => ({ ...riverScript(body), delayFirstByteMs: 25 }));
    await evalCommand.run(run.context(run.args('--parallel', '3')));
    const spans = run.server.requests.map(({ at, endedAt = at }) => ({ at, endedAt }));
    const atOnce = spans.map(
      ({ at }) => spans.filter((other) => other.at <= at && at < other.endedAt).length,
    );
    expect(Math.max(...atOnce)).toBe(3);
  });

  it('takes the answers of a multiple-choice question as its labels', async () => {
    run = await smallRun(() => ({ content: 'It lowers blood sugar.\nMetformin' }));
    const file = join(run.folder, 'medqa.jsonl');
    const options = { A: 'Aspirin', B: 'Metformin' };
    const row = (gold: string) => ({ question: 'What now?', options, answer_idx: gold });
    await writeFile(file, ['B', 'A', 'B'].map((gold) => `${JSON.stringify(row(gold))}\n`).join(''));
    const { server, out } = run;
    const data = ['--data', 'medqa', '--data-file', file, '--evidence', 'none', '--out', out];
    const model = ['--endpoint', server.url, '--model', 'm', '--embedder', 'none'];
    expect(await evalCommand.run(run.context(['--protocol', 'direct', ...data, ...model]))).toBe(0);
    expect((await reportIn(out)).all?.proposed).toMatchObject({ claims: 3, right: 2 });
  });

  it('will not go on with another configuration, and says what differs', async () => {
    run = await smallRun();
    await evalCommand.run(run.context(run.args('--limit', '2')));
    const other = evalCommand.run(run.context(run.args('--limit', '2', '--rounds', '1')));
    await expect(other).rejects.toThrow('another rounds');
  });

  it('ends at once where every claim would fail alike', async () => {
    run = await smallRun(() => ({ fault: 'key-refused' }));
    expect(await evalCommand.run(run.context(run.args('--parallel', '1')))).toBe(1);
    expect(run.server.requests).toHaveLength(1);
    const why = /127\.0\.0\.1:\d+ asks for a key, and none is set \(model-key-refused\)/u;
    expect(run.said.at(-1)).toMatch(
      new RegExp(`^Ended early: ${why.source}\\. The same command`, 'u'),
    );
    expect((await reportIn(run.out)).unfinished).toEqual([
      {
        ...{ id: 'r0', status: 'paused', error: 'model-key-refused' },
        problem: expect.stringMatching(why),
      },
    ]);
    expect(await readFile(join(run.out, 'report.md'), 'utf8')).toMatch(why);
  });

  it('has every option, protocol, data set and service in its help', () => {
    const options = Object.keys({ ...modelOptions, ...runOptions }).map((name) =>
      ['rewrite', 'stability', 'selection'].includes(name) ? `--no-${name}` : `--${name}`,
    );
    const names = [...options, ...protocolIds, ...evidenceKinds];
    const known = [...names, ...dataSetNames.inFolder, ...dataSetNames.imported];
    const services = searchServices.map(({ id }) => id);
    expect([...known, ...services].filter((one) => !evalCommand.help.includes(one))).toEqual([]);
  });

  it.each([
    [['--protocol', 'mind-reading'], '--protocol mind-reading is not known'],
    [['--data', 'nothing'], '--data nothing is not known'],
    [['--labels', 'pubmedqa', '--limit', '1'], undefined],
    [['--labels', 'nothing'], '--labels nothing is not known'],
    [['--agents', 'rag+magic'], '--agents rag+magic: known are'],
    [['--evidence', 'hero'], 'only averitec'],
    [['--samples', '3'], '--samples means something only with --protocol self-consistency'],
    [['--protocol', 'mad', '--agents', 'rag+rag'], '--agents means something only with'],
    [['--no-read'], '--read means something only with --protocol direct'],
    [['--search-service', 'wikidata'], '--search-service means something only with --evidence'],
    [['--data', 'worked-cases'], '--data-file is for others'],
    [['--stability'], '--embedder none needs --no-stability'],
    [['--price', 'free'], '--price is IN,OUT'],
    [['--role', 'king=x'], '--role is ROLE=MODEL'],
    [['--limit', 'some'], '--limit must be a whole number'],
    [['--embedder', 'minilm', '--models', 'no-such-folder'], 'npm run models'],
    [['--out', import.meta.filename], 'EEXIST'],
    [['--nonsense'], 'nonsense'],
  ])('with %j says what is wrong', async (more, message) => {
    run = await smallRun();
    const running = evalCommand.run(run.context(run.args(...more)));
    if (message === undefined) expect(await running).toBe(0);
    else {
      await expect(running).rejects.toThrow(message);
      expect(run.server.requests).toEqual([]);
    }
  });
});
