import { scoreFaithfulness } from '../../lib/scoring/faithfulness';
import type { Faithfulness } from '../../lib/scoring/score-types';
import type { Command } from '../command';
import { type RatedSentence, ratedSentences, wordCoverage } from '../data/faithfulness';
import { auc } from '../metrics/auc';
import { bootstrap } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import { type ProbeItem, runProbe } from '../run/probe';
import { readSample } from '../run/sample';

const help = `npm run lab -- score-faithfulness --endpoint URL --model NAME --out DIR [--limit N]

Scores summary sentences (faithfulness/qags.jsonl) by the published two calls and by the compact one, and says how
well each tells sentences that people found borne out from the others (AUC, by source), against the share of words
a sentence has from its article.

  --limit N, --seed S   so many sentences, drawn; model options as for eval
`;

/** The floors the data folder's README gives; its words are cut in a way it does not say. */
const FLOORS: Record<string, number> = { cnndm: 0.588, xsum: 0.652 };
const ways = ['published', 'compact'] as const;

/** Measures the faithfulness score against people. */
export const scoreFaithfulnessCommand: Command = {
  summary: 'the faithfulness score against people (QAGS)',
  help,
  async run(context) {
    const { seed, probe, drawn, report } = readSample(context);
    const sentences = drawn(await ratedSentences());
    const { steps, early } = await runProbe(
      {
        ...{ id: 'score-faithfulness', ...probe },
        items: ways.flatMap((way) => sentences.map((one) => itemOf(one, way))),
        async measure(ctx) {
          const documents = ctx.fence('document 1', ctx.claim.paragraph ?? '');
          const answer = ctx.claim.text;
          const score = await scoreFaithfulness(ctx, { key: 'faithfulness', answer, documents });
          return score.state === 'scored' ? String(score.value) : score.state;
        },
      },
      context,
    );
    const scoreOf = (one: RatedSentence, way: string): number | undefined => {
      const step = steps.get(`${one.id}-${way}`)?.find(({ kind }) => kind === 'faithfulness');
      const score = step?.value as Faithfulness | undefined;
      return score?.state === 'scored' ? score.value : undefined;
    };
    return report(faithfulnessMarkdown(sentences, scoreOf, seed), early);
  },
};

const itemOf = ({ id, sentence, article }: RatedSentence, way: string): ProbeItem => ({
  id: `${id}-${way}`,
  claim: { text: sentence, paragraph: article },
  compact: way === 'compact',
});

/** AUC of each way of scoring and of word coverage, by source. Scores that failed are counted and left out. */
export function faithfulnessMarkdown(
  sentences: readonly RatedSentence[],
  scoreOf: (sentence: RatedSentence, way: string) => number | undefined,
  seed: number,
): string {
  const sources = [...new Set(sentences.map(({ source }) => source))];
  const rows = sources.flatMap((source) => {
    const own = sentences.filter((one) => one.source === source);
    return ['word coverage', ...ways].map((way) => {
      const scored = own.flatMap((one) => {
        const value = way === 'word coverage' ? wordCoverage(one) : scoreOf(one, way);
        return value === undefined ? [] : [{ value, positive: one.consistent }];
      });
      const failed = own.length - scored.length;
      const interval = bootstrap(scored, auc, { seed, resamples: 1000 });
      const area = `${number(auc(scored), 3)} (${number(interval.low, 3)} to ${number(interval.high, 3)})`;
      const floor = way === 'word coverage' ? String(FLOORS[source] ?? '–') : '';
      return [source, way, String(scored.length), String(failed), area, floor];
    });
  });
  const head = [
    'source',
    'score',
    'sentences',
    'failed',
    'AUC (95 %)',
    'floor in the data’s README',
  ];
  return `# Faithfulness against people\n\n${table(head, rows)}\n`;
}
