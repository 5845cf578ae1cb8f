import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worthSets } from '../data/checkworthy';
import { checkworthyCommand } from './checkworthy';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossexam-worth-'));
  vi.stubEnv('CROSSEXAM_DATA', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const coded = async (...args: string[]) => {
  const said: string[] = [];
  const { signal } = new AbortController();
  const context = { args, env: process.env, signal, screen: { write: () => true } };
  const code = await checkworthyCommand.run({ ...context, say: (line) => said.push(line) });
  return { code, text: said.join('\n') };
};
const run = async (...args: string[]) => (await coded(...args)).text;

async function writeRows(): Promise<void> {
  await mkdir(join(folder, 'checkworthy'));
  const lines = (key: string) =>
    rows.map(([text, checkworthy]) => JSON.stringify({ [key]: text, checkworthy })).join('\n');
  await writeFile(join(folder, worthSets.sentences), lines('sentence'));
  await writeFile(join(folder, worthSets.claims), lines('claim'));
}

const rows: [string, string][] = [
  // The first line is an odd one: left out unless it is asked for.
  ['Are you sure?', 'not_a_claim'],
  ['The tower was built in 1750.', 'yes'],
  ['The bell is older.', 'yes'],
  ['The film is boring.', 'opinion'],
  ['Who knows?', 'other'],
  ['Modules can be easily tested.', 'opinion'],
];

describe('lab checkworthy', () => {
  it('measures even rows, and says what rules made of each label', async () => {
    await writeRows();
    const text = await run();
    expect(text).toContain('## sentences: 3 rows (claim 1, opinion 2, other 0)');
    // "easily" is a doubt: without a model it passes.
    expect(text).toMatch(/rules \(shipped without a model\) \| 0\.667/u);
    expect(text).toMatch(/rules, every doubt a no \| 1\.000/u);
    expect(text).toContain('| always claim | 0.333');
    expect(text).toContain('1 of 3 rows would be put to a model');
    expect(await run('--rows', 'all')).toContain('## sentences: 6 rows');
  });

  it('says that the model could not be asked, and does not end as if it had', async () => {
    await writeRows();
    const model = ['--endpoint', 'http://127.0.0.1:1/v1', '--model', 'm'];
    const { code, text } = await coded(...model, '--out', join(folder, 'out'));
    expect(text).toContain('0 of 1 doubtful rows put to the model');
    expect(text).toMatch(/Ended early: 127\.0\.0\.1:1 could not be reached/u);
    expect(code).toBe(1);
  });

  it('says what is missing', async () => {
    await expect(run()).rejects.toThrow('CROSSEXAM_DATA');
    await expect(run('--rows', 'some')).rejects.toThrow('--rows must be one of');
    await expect(run('--endpoint', 'http://127.0.0.1:1/v1', '--model', 'm')).rejects.toThrow(
      '--out',
    );
  });
});
