import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Script } from '../../test/doubles/model-script';
import { promptOf } from '../../test/doubles/model-script';
import { dataFolder } from '../data/folder';
import type { ScoredTurn } from '../report/outcome';
import { riverScript, type SmallRun, smallRun } from '../testing/small-run';
import { evalCommand } from './eval';
import { fitRelevance, fitStabilityCommand } from './fit-stability';
import { judgeJustificationsCommand } from './judge-justifications';
import { faithfulnessMarkdown, scoreFaithfulnessCommand } from './score-faithfulness';
import { relevanceRows, scoreRelevanceCommand } from './score-relevance';

let run: SmallRun | undefined;
afterEach(async () => {
  await run?.close();
  run = undefined;
});

const turn = (relevance: number, right: boolean, noncommittal = false): ScoredTurn => ({
  ...{ round: 1, agent: 'page', right, faithfulness: relevance, noncommittal },
  ...{ relevance: noncommittal ? 0 : relevance, cosine: relevance },
});

describe('fit-stability', () => {
  it('finds the thresholds under which the published shares pass', () => {
    // 0.01 … 1.00: the share above the q-quantile is 1 − q.
    const turns = Array.from({ length: 100 }, (_, i) => turn((i + 1) / 100, true));
    const fit = fitRelevance(turns);
    const passing = (threshold: number | null | undefined) =>
      turns.filter(({ relevance = 0 }) => relevance > (threshold ?? 1)).length;
    // By hand: 167 of 196 pass is 85.2 %, so 0.01 + 0.99 × 0.148 = 0.1565; 176 of 196 is 89.8 %, so 0.1110.
    expect(fit.thresholds[0]).toBeCloseTo(0.01 + 0.99 * (29 / 196), 12);
    expect(fit.thresholds[1]).toBeCloseTo(0.01 + 0.99 * (20 / 196), 12);
    expect(fit.thresholds.map(passing)).toEqual([85, 89]);
    expect(fit.relevance).toBeCloseTo(0.01 + 0.99 * (24.5 / 196), 12);
    expect(fit.faithfulnessPass).toBeCloseTo(0.3, 12);
  });

  it('says so where too many answers are zeroed', () => {
    const turns = Array.from({ length: 10 }, (_, i) => turn(0.6, true, i < 3));
    expect(fitRelevance(turns)).toMatchObject({ relevance: null, noncommittal: 0.3 });
  });
});

describe('score-relevance', () => {
  it('shows the effect of the noncommittal rule', () => {
    const turns = [turn(0.9, true), turn(0.6, true), turn(0.8, false, true), turn(0.7, false)];
    const [on, off] = relevanceRows('run', 'minilm', turns);
    // By hand. With the rule 0.9, 0.6 against 0, 0.7: three of four pairs right; without, 0.8 and 0.7: two.
    expect(on?.slice(2, 7)).toEqual(['on', '4', '0.750', '0.350', '0.750']);
    expect(off?.slice(2, 7)).toEqual(['off', '4', '0.750', '0.750', '0.500']);
    expect(on?.at(-1)).toBe('25.0 %');
  });
});

describe('score-faithfulness', () => {
  it('holds scores against people, by source', () => {
    const sentence = (id: string, words: string, consistent: boolean) => ({
      ...{ id, source: 'cnndm', article: 'the rhine is long', sentence: words, consistent },
    });
    const sentences = [
      ...[sentence('a', 'the rhine is long', true), sentence('b', 'the rhine', true)],
      ...[sentence('c', 'the moon is blue', false), sentence('d', 'the rhine is', false)],
    ];
    const scores: Record<string, number | undefined> = { a: 1, b: 0.5, c: 0, d: undefined };
    const text = faithfulnessMarkdown(sentences, ({ id }) => scores[id], 1);
    // Word coverage by hand: 1 and 1 against 0.5 and 1, so two pairs right and two ties of four.
    expect(text).toContain('| cnndm | word coverage | 4 | 0 | 0.750');
    expect(text).toContain('| cnndm | published | 3 | 1 | 1.000');
  });

  it.skipIf(!existsSync(join(dataFolder(), 'faithfulness/qags.jsonl')))(
    'asks twice the published way and once the compact one (needs faithfulness/ in CROSSEXAM_DATA)',
    async () => {
      run = await smallRun((body) => ({ json: scoringReply(promptOf(body)) }));
      const { server, folder } = run;
      const out = join(folder, 'measured');
      const args = ['--endpoint', server.url, '--model', 'm', '--out', out, '--limit', '4'];
      expect(await scoreFaithfulnessCommand.run(run.context(args))).toBe(0);
      expect(server.requests).toHaveLength(4 * 2 + 4);
      server.requests.length = 0;
      expect(await scoreFaithfulnessCommand.run(run.context(args))).toBe(0);
      expect(server.requests).toEqual([]);
      expect(await readFile(join(out, 'report.md'), 'utf8')).toContain('| compact |');
    },
  );
});

/** Answers whichever scoring prompt asks; every statement is borne out. */
function scoringReply(prompt: string): unknown {
  if (/"verdicts"/u.test(prompt)) return { verdicts: [{ n: 1, reason: 'r', supported: true }] };
  return /"supported"/u.test(prompt)
    ? { statements: [{ text: 'It is so.', supported: true }] }
    : { statements: ['It is so.'] };
}

describe('measurements of runs', () => {
  it('judge justifications: counted, by a model, and by people', async () => {
    const script: Script = (body) => {
      const prompt = promptOf(body);
      if (/rate the justifications/iu.test(prompt)) {
        return { json: { reason: 'fine', evidence: 4, uncertainty: 3, reasoning: 5, overall: 4 } };
      }
      return riverScript(body);
    };
    run = await smallRun(script);
    const { folder, server, out } = run;
    const product = ['--preset', 'product', '--limit', '6'];
    await evalCommand.run(run.context(run.args(...product)));
    const judged = join(folder, 'judged');
    const model = ['--endpoint', server.url, '--model', 'm', '--out', judged, '--limit', '3'];
    expect(await judgeJustificationsCommand.run(run.context([out, ...model]))).toBe(0);
    const report = await readFile(join(judged, 'report.md'), 'utf8');
    expect(report).toMatch(/\| run \| 3 \|.*\| 4\.00 \| 3\.00 \| 5\.00 \| 4\.00 \|/u);

    const sheet = await readFile(join(judged, 'sheet.html'), 'utf8');
    expect(sheet.match(/<article/gu)).toHaveLength(3);
    expect(sheet).not.toContain('tool-mad');
    expect(sheet).not.toMatch(/https?:\/\//u);

    await mkdir(judged, { recursive: true });
    const files = await Promise.all(
      [
        [1, 3, 5],
        [1, 4, 5],
      ].map(async (marks, i) => {
        const ratings = Object.fromEntries(
          marks.flatMap((mark, n) =>
            ['evidence', 'uncertainty', 'reasoning', 'overall'].map((name) => [
              `item-${n + 1}/${name}`,
              mark,
            ]),
          ),
        );
        const file = join(folder, `ratings-${i}.json`);
        await writeFile(file, JSON.stringify({ rater: `r${i}`, ratings }));
        return file;
      }),
    );
    const ratings = ['--ratings', '--out', judged, ...files];
    expect(await judgeJustificationsCommand.run(run.context(ratings))).toBe(0);
    // Mean (1+3+5+1+4+5)/6 = 3.17. Kappa by hand: observed 1/3, expected (0+9+16 + 4+1+4 + 16+1+0)/9 = 51/9.
    const text = await readFile(join(judged, 'ratings.md'), 'utf8');
    expect(text).toContain('| evidence | 3.17 | 6 |');
    expect(text).toContain('| 0.941 |');
  });

  it.skipIf(!existsSync('.models/minilm-l6-v2.onnx'))(
    'read the scores of a run with the extension’s embedder (needs `npm run models`)',
    async () => {
      run = await smallRun();
      const scored = run.args('--stability', '--embedder', 'minilm', '--limit', '2');
      expect(await evalCommand.run(run.context(scored))).toBe(0);
      run.said.length = 0;
      await scoreRelevanceCommand.run(run.context([run.out, '--again']));
      await fitStabilityCommand.run(run.context([run.out]));
      const said = run.said.join('\n');
      expect(said).toMatch(/\| run \| minilm-l6-v2 \| on \| \d+ \|/u);
      expect(said).toContain('relevance threshold');
    },
    120_000,
  );
});
