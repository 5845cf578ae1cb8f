import { z } from 'zod';
import type { Relation } from '../../lib/evidence/quotation-types';
import { dataFile, readRows } from './folder';

/** A claim, a passage of a web page, and how people found that it stands to the claim. */
export interface StancePair {
  id: string;
  claim: string;
  evidence: string;
  relation: Relation;
}

const relationOf = {
  'completely-support': 'supports',
  'partially-support': 'qualifies',
  refute: 'contradicts',
  irrelevant: 'context',
} as const satisfies Record<string, Relation>;

const row = z.object({
  claim: z.string(),
  evidence: z.string(),
  stance: z.enum(['completely-support', 'partially-support', 'refute', 'irrelevant']),
});

/**
 * Factcheck-Bench (Wang et al. 2023): 1,653 pairs of a claim from a model's answer and a passage found on the web, their
 * relation rated by people. "Partially supports" is read as `qualifies`, "irrelevant" as `context`.
 */
export async function stancePairs(): Promise<StancePair[]> {
  const path = 'faithfulness/factcheckgpt_claim_evidence_stance.jsonl';
  const rows = await readRows(dataFile(path, 'github.com/yuxiaw/Factcheck-GPT'), row);
  return rows.map(({ claim, evidence, stance }, i) => ({
    ...{ id: `pair-${i + 1}`, claim, evidence, relation: relationOf[stance] },
  }));
}
