import { z } from 'zod';
import { dataFile, readRows } from './folder';

/** What people said a sentence is. */
export const worthLabels = ['claim', 'opinion', 'other'] as const;
export type WorthLabel = (typeof worthLabels)[number];

/** A sentence, or a claim taken out of one, that people labelled. */
export interface WorthRow {
  id: string;
  text: string;
  gold: WorthLabel;
}

/** The sets' own words; `not_a_claim` and what its authors call `other` are too few to stand apart. */
const goldOf: Readonly<Record<string, WorthLabel>> = {
  yes: 'claim',
  factual: 'claim',
  opinion: 'opinion',
  other: 'other',
  not_a_claim: 'other',
};

const row = z.object({
  sentence: z.string().optional(),
  claim: z.string().optional(),
  checkworthy: z.enum(['yes', 'factual', 'opinion', 'other', 'not_a_claim']),
});

export const worthSets = {
  sentences: 'checkworthy/factcheckgpt_subtask1_sentence_checkworthiness.jsonl',
  claims: 'checkworthy/factcheckgpt_subtask2_claim_checkworthiness.jsonl',
} as const;
export type WorthSet = keyof typeof worthSets;

/**
 * Factcheck-GPT (Wang et al. 2024), subtasks 1 and 2: is this sentence, or this claim, one that can be checked?
 * @param half rows with an odd line number (what rules were written on), an even one, or all
 */
export async function worthRows(set: WorthSet, half: 'odd' | 'even' | 'all'): Promise<WorthRow[]> {
  const rows = await readRows(dataFile(worthSets[set], 'github.com/yuxiaw/Factcheck-GPT'), row);
  return rows.flatMap(({ sentence, claim, checkworthy }, index) => {
    const line = index + 1;
    if (half !== 'all' && (line % 2 === 1) !== (half === 'odd')) return [];
    const gold = goldOf[checkworthy] ?? 'other';
    return [{ id: `${set}-${line}`, text: sentence ?? claim ?? '', gold }];
  });
}
