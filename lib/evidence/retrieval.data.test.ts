import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { indexPassages } from './passage-index';
import { splitPassages } from './passages';
import { leastMs } from './testing/least-ms';

const file = join(process.env.CROSSEXAM_DATA ?? '../shared/data', 'retrieval/wice_dev.jsonl');
const row = z.object({
  claim: z.string(),
  evidence: z.array(z.string()),
  supporting_sentences: z.array(z.array(z.number())),
});

/** Share of claims for which the first k passages hold a whole set of supporting sentences. */
function recall(rows: z.infer<typeof row>[], k: number): number {
  const found = rows.filter(({ claim, evidence, supporting_sentences }) => {
    const text = evidence.join('\n');
    const top = indexPassages(splitPassages(text)).search(claim, k);
    const middle = (n: number) =>
      evidence.slice(0, n).join('\n').length + 1 + Math.floor((evidence[n]?.length ?? 0) / 2);
    const inTop = (n: number) => top.some((p) => p.start <= middle(n) && middle(n) <= p.end);
    return supporting_sentences.some((set) => set.length > 0 && set.every(inTop));
  });
  return found.length / rows.length;
}

describe('retrieval on WiCE (ryokamoi/wice, ODC-BY)', () => {
  it.skipIf(!existsSync(file))(
    'finds all supporting sentences among few passages (needs retrieval/wice_dev.jsonl in CROSSEXAM_DATA)',
    () => {
      const rows = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => row.parse(JSON.parse(line)))
        .filter(({ supporting_sentences }) => supporting_sentences.some((set) => set.length > 0));
      expect(recall(rows, 3)).toBeGreaterThan(0.77);
      expect(recall(rows, 5)).toBeGreaterThan(0.89);
    },
    60_000,
  );

  it('indexes and searches 10,000 words in a moment', () => {
    const word = (n: number) => `w${((n * 7919) % 3001).toString(36)}`;
    const text = Array.from({ length: 10_000 }, (_, n) =>
      n % 18 === 17 ? `${word(n)}.\n\n` : word(n),
    ).join(' ');
    const run = () => indexPassages(splitPassages(text)).search(`${word(3)} ${word(40)}`, 48);
    expect(run().length).toBeGreaterThan(0);
    expect(leastMs(run)).toBeLessThan(100);
  });
});
