import { z } from 'zod';
import type { DataSet, LabClaim } from './claims';
import { wikiItem } from './fever-style';
import { namedFile, readRows } from './folder';

const passage = z.object({ title: z.string(), text: z.string() });
const row = z.object({
  id: z.string(),
  claim: z.string(),
  label: z.string(),
  positive_evidence: passage.nullish(),
  negative_evidence: passage.nullish(),
});

/**
 * FAVIQ's published format (Park et al. 2022, `{train,dev,test}.jsonl` of the A and R sets). The pool holds both
 * passages, the one with the answer and the one without, as retrieval would bring them.
 */
export async function importFaviq(file: string): Promise<DataSet> {
  const rows = await readRows(namedFile(file), row);
  const claims = rows.map(
    ({ id, claim, label, positive_evidence: one, negative_evidence: other }): LabClaim => ({
      id,
      text: claim,
      gold: label,
      pools: {
        gold: [one, other].flatMap((given) => (given ? [wikiItem(given.title, given.text)] : [])),
      },
      answerKey: [],
    }),
  );
  return { id: 'faviq', labels: 'faviq', claims, source: file, notes: [] };
}
