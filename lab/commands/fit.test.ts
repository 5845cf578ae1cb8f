import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { promptOf } from '../../test/doubles/model-script';
import { dataFolder } from '../data/folder';
import { type SmallRun, smallRun } from '../testing/small-run';
import { fitCommand, fitMarkdown } from './fit';

let run: SmallRun | undefined;
afterEach(async () => {
  await run?.close();
  run = undefined;
});

describe('fit', () => {
  it('holds readings against people, beside constant answers', () => {
    const pair = (gold: string, predicted: string) => ({ id: '', gold, predicted });
    const text = fitMarkdown(
      [
        ...[pair('supports', 'supports'), pair('supports', 'qualifies')],
        ...[pair('context', 'context'), pair('contradicts', 'not confirmed')],
      ],
      1,
    );
    expect(text).toContain('4 pairs; 1 replies could not be used');
    // By hand: 2 of 4 right; chance 0.5 × 0.25 + 0.25 × 0.25 = 0.1875, so kappa is 0.3125 / 0.8125.
    expect(text).toMatch(/\| second reading \| 50\.0 % .*\| 0\.385 \(/u);
    expect(text).toMatch(/\| always supports \| 50\.0 % .*\| 0\.000 \(/u);
    expect(text).toContain('| supports | 2 | 1 | 1.000 | 0.500 | 0.667 |');
  });

  const file = join(dataFolder(), 'faithfulness/factcheckgpt_claim_evidence_stance.jsonl');
  it.skipIf(!existsSync(file))(
    'asks once a pair and not again when it goes on (needs faithfulness/ in CROSSEXAM_DATA)',
    async () => {
      run = await smallRun((body) => ({
        json: {
          relations: [{ e: 1, relation: /\bnot\b/u.test(promptOf(body)) ? 'context' : 'supports' }],
        },
      }));
      const { server, folder } = run;
      const out = join(folder, 'fit');
      const args = ['--endpoint', server.url, '--model', 'm', '--out', out, '--limit', '5'];
      expect(await fitCommand.run(run.context(args))).toBe(0);
      expect(server.requests).toHaveLength(5);
      expect(await fitCommand.run(run.context(args))).toBe(0);
      expect(server.requests).toHaveLength(5);
      expect(await readFile(join(out, 'report.md'), 'utf8')).toContain('| always context |');
    },
  );
});
