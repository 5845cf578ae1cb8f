import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type SmallRun, smallRun } from '../testing/small-run';
import { compareCommand } from './compare';
import { evalCommand } from './eval';

let run: SmallRun;
afterEach(() => run.close());

describe('lab compare', () => {
  it('puts runs side by side, claim by claim, with the paper’s rows', async () => {
    run = await smallRun();
    const other = `${run.out}-direct`;
    await evalCommand.run(run.context(run.args()));
    await evalCommand.run(
      run.context(run.args('--protocol', 'rag-single', '--preset', 'product', '--out', other)),
    );
    const out = join(run.folder, 'compared');
    expect(await compareCommand.run(run.context([run.out, other, '--out', out]))).toBe(0);
    const text = await readFile(join(out, 'compare.md'), 'utf8');
    expect(text).toContain('| run | 5 of 6 |');
    expect(text).toContain('(accuracy.svg)');
    // What is only said has no plot beside it.
    expect(run.said.join()).toContain('| run | 5 of 6 |');
    expect(run.said.join()).not.toContain('accuracy.svg');
    expect(text).toContain('| run | run-direct | 6 |');
    expect(text).toMatch(/Table III \| tool-mad \| GPT-4o-mini \| faviq \| 77\.5 %/u);
    const rows = (await readFile(join(out, 'claims.tsv'), 'utf8')).trim().split('\n');
    expect(rows).toHaveLength(7);
    expect(rows[1]).toContain('the rhine rises in the alps\tSupported\tSupported\t');
  });

  it('names what is missing', async () => {
    run = await smallRun();
    await expect(compareCommand.run(run.context([]))).rejects.toThrow('--published');
    await expect(compareCommand.run(run.context([run.folder]))).rejects.toThrow('holds no run');
  });
});
