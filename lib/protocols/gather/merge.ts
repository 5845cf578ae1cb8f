import type { PoolItem, PoolStep } from '../../debate/steps';
import type { DocumentHead, Passage } from '../../evidence/document';
import type { LookedIn, RetrievalState } from '../../evidence/retrieval';
import type { Answered } from './answer';

/**
 * One pool of all questions' findings. A passage that several questions found stands in it once more only where
 * it carries another question's answer.
 */
export function poolOf(answered: readonly Answered[]): PoolStep {
  const seen = new Set<string>();
  const items: PoolItem[] = [];
  for (const { question, answer, passages } of answered) {
    for (const [index, { n: _, ...passage }] of passages.entries()) {
      const carries = index === 0 && answer ? answer : undefined;
      if (seen.has(spanOf(passage)) && !carries) continue;
      seen.add(spanOf(passage));
      items.push({ n: items.length + 1, question, ...(carries && { answer: carries }), passage });
    }
  }
  const used = new Set(items.map(({ passage }) => passage.document));
  const retrievals = answered.flatMap((one) => one.retrievals);
  return {
    by: 'gatherer',
    items,
    documents: distinct(retrievals.flatMap(({ documents }) => documents)).filter(({ id }) =>
      used.has(id),
    ),
    lookedIn: places(retrievals.flatMap(({ lookedIn }) => lookedIn)),
  };
}

const spanOf = ({ document, start, end }: Passage): string => `${document} ${start}-${end}`;

const distinct = (heads: DocumentHead[]): DocumentHead[] => [
  ...new Map(heads.map((head) => [head.id, head])).values(),
];

const order: readonly RetrievalState[] = ['results', 'empty', 'blocked', 'failed'];

/** Each place once, with the best that came of it: one question's empty search is no empty place. */
function places(looks: LookedIn[]): LookedIn[] {
  const by = new Map<string, LookedIn>();
  for (const look of looks) {
    const known = by.get(look.where);
    if (!known) {
      by.set(look.where, look);
      continue;
    }
    const best = order.indexOf(look.state) < order.indexOf(known.state) ? look : known;
    by.set(look.where, { ...best, found: known.found + look.found });
  }
  return [...by.values()];
}
