import { z } from 'zod';
import { dataFile, readRows } from './folder';

/** A sentence of a summary, and whether three people found that its article bears it out. */
export interface RatedSentence {
  id: string;
  source: string;
  article: string;
  sentence: string;
  consistent: boolean;
}

const row = z.object({
  id: z.string(),
  source: z.string(),
  article: z.string(),
  summary_sentences: z.array(z.object({ sentence: z.string(), consistent: z.boolean() })),
});

/** QAGS (Wang et al. 2020): 479 summary sentences of 237 articles, rated by three people each. */
export async function ratedSentences(): Promise<RatedSentence[]> {
  const rows = await readRows(
    dataFile('faithfulness/qags.jsonl', 'github.com/W4ngatang/qags'),
    row,
  );
  return rows.flatMap(({ id, source, article, summary_sentences }) =>
    summary_sentences.map(({ sentence, consistent }, i) => ({
      ...{ id: `${id}-${i + 1}`, source, article, sentence, consistent },
    })),
  );
}

/** Share of a sentence's words that its article has: what a faithfulness score must beat. */
export function wordCoverage({ article, sentence }: Pick<RatedSentence, 'article' | 'sentence'>) {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const has = new Set(words(article));
  const said = words(sentence);
  return said.filter((word) => has.has(word)).length / Math.max(1, said.length);
}
