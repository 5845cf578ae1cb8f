import type { EvidenceItem } from '../../lib/debate/view-types';
import { relations } from '../../lib/evidence/quotation-types';
import { checkFit } from '../../lib/scoring/fit';
import type { Command } from '../command';
import { type StancePair, stancePairs } from '../data/stance';
import { cohenKappa } from '../metrics/agreement';
import { bootstrap } from '../metrics/bootstrap';
import type { Judged } from '../metrics/classification';
import { estimate, number, table } from '../report/markdown';
import { scoresOf } from '../report/scores';
import { runProbe } from '../run/probe';
import { readSample } from '../run/sample';

const help = `npm run lab -- fit --endpoint URL --model NAME --out DIR [--limit N]

How far the fit check, a second reading of a quotation in fresh context, agrees with people: 1,653 pairs of a claim
and a passage (faithfulness/factcheckgpt_claim_evidence_stance.jsonl). Beside it what always saying one and the same
would score.

  --limit N, --seed S   so many pairs, drawn; model options as for eval. An interrupted run goes on.
`;

/** What a pair counts as whose reading could not be used. */
const NOTHING = 'not confirmed';

/** Measures the fit check against people. */
export const fitCommand: Command = {
  summary: 'the second reading of quotations against people (Factcheck-Bench)',
  help,
  async run(context) {
    const { seed, probe, drawn, report } = readSample(context);
    const pairs = drawn(await stancePairs());
    const { steps, early } = await runProbe(
      {
        ...{ id: 'fit', ...probe },
        items: pairs.map(({ id, claim, evidence }) => ({
          ...{ id, compact: true },
          claim: { text: claim, paragraph: evidence },
        })),
        async measure(ctx) {
          const fit = await checkFit(ctx, [quoted(ctx.claim.paragraph ?? '')], () => undefined);
          return fit?.relations[0]?.relation ?? NOTHING;
        },
      },
      context,
    );
    const judged = pairs.flatMap(({ id, relation }): Judged[] => {
      const fit = steps.get(id)?.find(({ kind }) => kind === 'fit')?.value;
      if (!fit || !('asked' in fit)) return [];
      return [{ id, gold: relation, predicted: fit.relations[0]?.relation ?? NOTHING }];
    });
    return report(fitMarkdown(judged, seed), early);
  },
};

/** The passage as the one counting quotation of a check; which document it is from was not kept. */
const quoted = (words: StancePair['evidence']): EvidenceItem => ({
  ...{ e: 1, n: 1, document: 'passage', words, relation: 'context', state: 'verified' },
  ...{ standing: 'independent', usedBy: [], counts: true },
  source: {
    ...{ id: 'passage', origin: 'web', title: '', publisher: '', readAt: '', how: 'given' },
  },
});

/** Agreement with people, with bootstrap intervals, beside constant answers. */
export function fitMarkdown(judged: readonly Judged[], seed: number): string {
  const set = {
    labels: relations.map((id) => ({
      id,
      aliases: [],
      definition: '',
      stand: 'not-enough' as const,
    })),
  };
  const rows = [
    { name: 'second reading', judged },
    ...relations.map((relation) => ({
      name: `always ${relation}`,
      judged: judged.map((one) => ({ ...one, predicted: relation })),
    })),
  ].map(({ name, judged: own }) => {
    const scores = scoresOf(own, set, { seed });
    if (!scores) return [name, '–', '–', '–'];
    const kappa = {
      value: cohenKappa(own),
      ...bootstrap(own, cohenKappa, { seed, resamples: 1000 }),
    };
    const interval = `${number(kappa.value, 3)} (${number(kappa.low, 3)} to ${number(kappa.high, 3)})`;
    return [name, estimate(scores.accuracy), estimate(scores.macroF1), interval];
  });
  const scores = scoresOf(judged, set, { seed });
  if (!scores) return '# The fit check against people\n\nNo pair was read.\n';
  const unread = judged.filter(({ predicted }) => predicted === NOTHING).length;
  const perRelation = scores.perLabel
    .filter(({ label }) => label !== NOTHING)
    .map(({ label, support, predicted, precision, recall, f1 }) => [
      ...[label, String(support), String(predicted)],
      ...[precision, recall, f1].map((share) => number(share, 3)),
    ]);
  const confusion = scores.labels.map((label, row) => [
    label,
    ...(scores.confusion[row] ?? []).map(String),
  ]);
  return [
    '# The fit check against people',
    `${judged.length} pairs; ${unread} replies could not be used and confirm nothing.`,
    table(['reading', 'accuracy (95 %)', 'macro F1 (95 %)', 'Cohen’s kappa (95 %)'], rows),
    table(['relation', 'people', 'read', 'precision', 'recall', 'F1'], perRelation),
    'People in rows, the reading in columns:',
    table(
      ['', ...scores.labels],
      confusion.filter(([label]) => label !== NOTHING),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
