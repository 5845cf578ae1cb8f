import type { Step } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import type { DocumentHead } from '../evidence/document';
import { counts, type Quotation, type Relation } from '../evidence/quotation-types';

/**
 * Everything the debate quoted, numbered from 1 in the order first quoted. Equal spans share one number;
 * so do equal words that were found nowhere. Pure: `steps` in the order of the journal.
 */
export function evidenceList(steps: readonly Step[]): EvidenceItem[] {
  const sources = new Map<string, DocumentHead>();
  for (const step of steps) {
    if (step.kind !== 'retrieval' && step.kind !== 'pool') continue;
    for (const head of step.value.documents) sources.set(head.id, head);
  }
  const spans = new Map<string, Use[]>();
  for (const use of usesIn(steps)) {
    const uses = spans.get(spanOf(use.quotation));
    if (uses) uses.push(use);
    else spans.set(spanOf(use.quotation), [use]);
  }
  return Array.from(spans.values(), (uses, index) => itemOf(uses, index + 1, sources));
}

/**
 * How well the last scored round's answers rest on their documents: the mean of its faithfulness scores,
 * or null where none could be computed.
 */
export function groundednessOf(steps: readonly Step[]): number | null {
  const scores = steps.flatMap((step) =>
    step.kind === 'faithfulness' && step.value.state === 'scored'
      ? [{ round: roundOf(step.key), value: step.value.value }]
      : [],
  );
  const last = Math.max(...scores.map(({ round }) => round));
  const values = scores.filter(({ round }) => round === last).map(({ value }) => value);
  return values.length === 0 ? null : values.reduce((sum, v) => sum + v, 0) / values.length;
}

interface Use {
  agent: string;
  round: number;
  /** Who reads later stands: a Moderator after its round's debaters, the judge after all rounds. */
  rank: number;
  quotation: Quotation;
}

function usesIn(steps: readonly Step[]): Use[] {
  let lastRound = 0;
  return steps.flatMap((step): Use[] => {
    if (step.kind !== 'answer' && step.kind !== 'moderation' && step.kind !== 'judge') return [];
    const judging = step.kind === 'judge';
    const moderating = step.kind === 'moderation';
    const round = judging ? lastRound : roundOf(step.key);
    lastRound = Math.max(lastRound, round);
    const speaker = moderating ? 'moderator' : (step.key.split('/')[2] ?? step.key);
    const agent = judging ? 'judge' : speaker;
    const rank = judging ? Number.POSITIVE_INFINITY : moderating ? round + 0.5 : round;
    return step.value.quotations.map((quotation) => ({ agent, round, rank, quotation }));
  });
}

function itemOf(uses: Use[], e: number, sources: ReadonlyMap<string, DocumentHead>): EvidenceItem {
  const [first] = uses as [Use, ...Use[]];
  return {
    ...first.quotation,
    relation: relationOf(uses),
    e,
    source: sources.get(first.quotation.document) ?? unknownSource(first.quotation.document),
    usedBy: uses.map(({ agent, round, quotation }) => ({ agent, round, n: quotation.n })),
    counts: counts(first.quotation),
  };
}

/**
 * The last reading of a span stands. Two readings of the same round that disagree make it `context`,
 * which decides nothing: one span cannot be evidence for both sides.
 */
function relationOf(uses: Use[]): Relation {
  const last = Math.max(...uses.map(({ rank }) => rank));
  const readings = new Set(
    uses.filter(({ rank }) => rank === last).map(({ quotation }) => quotation.relation),
  );
  const [only] = readings;
  return readings.size === 1 && only ? only : 'context';
}

const roundOf = (key: string): number => Number(/^round\/(\d+)\//u.exec(key)?.[1] ?? 1);

const spanOf = ({ document, start, end, words }: Quotation): string =>
  start === undefined ? `${document} "${words.toLowerCase()}"` : `${document} ${start}-${end}`;

/** Of a quotation that names no document the debate read; it is never found, so it never counts. */
const unknownSource = (id: string): DocumentHead => ({
  id,
  origin: 'web',
  title: '',
  publisher: '',
  readAt: '',
  how: 'given',
});
