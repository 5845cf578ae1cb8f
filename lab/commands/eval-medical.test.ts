import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Step } from '../../lib/debate/steps';
import {
  type DoubleServer,
  reply,
  startDouble,
} from '../../lib/evidence/search/testing/double-server';
import { toolMadScript } from '../../test/doubles/tool-mad-script';
import { type SmallRun, smallRun } from '../testing/small-run';
import { evalCommand } from './eval';

let run: SmallRun | undefined;
const doubles: DoubleServer[] = [];
afterEach(async () => {
  await Promise.all([run?.close(), ...doubles.splice(0).map((one) => one.close())]);
  run = undefined;
});

/** A paper in the shape of OpenAlex's reference, one word a place. */
const work = (n: number, abstract: string) => ({
  ...{ id: `https://openalex.org/W${n}`, display_name: `Paper ${n}` },
  primary_location: { source: { display_name: `Journal ${n}` } },
  abstract_inverted_index: Object.fromEntries(
    [...new Set(abstract.split(' '))].map((word) => [
      word,
      abstract.split(' ').flatMap((one, place) => (one === word ? [place] : [])),
    ]),
  ),
});
const article = {
  ...{ id: '1', source: 'MED', title: 'Drugs in diabetes' },
  abstractText: 'Metformin lowers blood sugar in diabetes and is given first.',
  journalInfo: { journal: { title: 'Annals' } },
};

describe('lab eval --field medical', () => {
  it('asks Europe PMC and OpenAlex, searches by keywords and reads summaries', async () => {
    const openAlex = await startDouble((_, r) => {
      const abstracts = [
        'Metformin lowers sugar in the blood of adults with diabetes.',
        'Aspirin thins blood but leaves sugar as it is.',
        'Walking daily lowers weight in many people with diabetes.',
      ];
      reply(r, 200, { results: abstracts.map((text, n) => work(n + 1, text)) });
    });
    const europePmc = await startDouble((_, r) =>
      reply(r, 200, { hitCount: 1, resultList: { result: [article] } }),
    );
    doubles.push(openAlex, europePmc);
    run = await smallRun(
      toolMadScript({ rules: [{ find: /Metformin/u, relation: 'supports', label: 'B' }] }),
    );
    const file = join(run.folder, 'medqa.jsonl');
    const options = { A: 'Aspirin', B: 'Metformin' };
    const question = 'Which drug lowers blood sugar in diabetes?';
    await writeFile(file, `${JSON.stringify({ question, options, answer_idx: 'B' })}\n`);
    const args = [
      ...['--protocol', 'tool-mad', '--data', 'medqa', '--data-file', file, '--field', 'medical'],
      ...['--evidence', 'search', '--search-service', `openalex=${openAlex.url}`],
      ...['--search-service', `europe-pmc=${europePmc.url}`, '--out', run.out],
      ...['--endpoint', run.server.url, '--model', 'm', '--embedder', 'none', '--no-stability'],
    ];
    expect(await evalCommand.run(run.context(args))).toBe(0);

    const steps = (await readFile(join(run.out, 'journal.jsonl'), 'utf8'))
      .split('\n')
      .flatMap((line): Step[] => (line.includes('"is":"step"') ? [JSON.parse(line).step] : []));
    const recorded = <K extends Step['kind']>(kind: K, key: string) =>
      steps.find((step) => step.kind === kind && step.key === key)?.value;
    expect(recorded('query', 'round/1/abstracts/query')).toMatchObject({
      keywords: 'Which drug lowers blood sugar',
    });
    expect(recorded('retrieval', 'round/1/abstracts/retrieval')).toMatchObject({
      ...{ query: 'Which drug lowers blood sugar', lookedIn: [{ where: 'openalex' }] },
    });
    expect(recorded('summaries', 'round/1/abstracts/summaries')).toMatchObject({
      summaries: [{ text: expect.stringContaining('In short: ') }, {}, {}],
    });
    expect(recorded('retrieval', 'round/1/papers/retrieval')).toMatchObject({
      ...{ lookedIn: [{ where: 'europe-pmc' }], documents: [{ title: 'Drugs in diabetes' }] },
    });
    const report = JSON.parse(await readFile(join(run.out, 'report.json'), 'utf8'));
    expect(report).toMatchObject({ config: { field: 'medical' }, all: { proposed: { right: 1 } } });
    expect(report.looked).toEqual({ 'openalex: results': 1, 'europe-pmc: results': 1 });
    // Query, keywords, three summaries, answer; query, answer.
    expect(report.total.calls).toBe(8);
  });
});
