import { z } from 'zod';
import type { DataSet, LabClaim } from './claims';
import { namedFile, readRows } from './folder';

const row = z.object({
  question: z.string(),
  options: z.record(z.string(), z.string()),
  answer_idx: z.string(),
});

/**
 * MedQA's published format (Jin et al. 2021, `US/{train,dev,test}.jsonl`): a question with answers under letters.
 * It brings no evidence; run it with `--evidence none` or `search`.
 */
export async function importMedQa(file: string): Promise<DataSet> {
  const rows = await readRows(namedFile(file), row);
  const claims = rows.map(
    ({ question, options, answer_idx: gold }, i): LabClaim => ({
      id: String(i + 1),
      text: question,
      gold,
      choices: Object.entries(options).map(([id, text]) => ({ id, text })),
      pools: {},
      answerKey: [],
    }),
  );
  const notes = ['MedQA brings no evidence of its own'];
  return { id: 'medqa', labels: 'choice', claims, source: file, notes };
}
