import type { NumberedPassage, ProtocolContext } from '../../debate/context';
import type { PoolItem, PoolStep } from '../../debate/steps';
import { clip } from './documents';

/** The pool's passages under their numbers, for checking quotations. */
export const poolPassages = (items: readonly PoolItem[]): NumberedPassage[] =>
  items.map(({ n, passage }) => ({ ...passage, n }));

/**
 * Shared evidence as fenced, numbered documents: who says it, the question it answers, the gatherer's answer, and
 * the source's own words. Everything of it comes from outside and stands inside the fence.
 */
export function poolBlock(
  ctx: Pick<ProtocolContext, 'fence' | 'options'>,
  pool: PoolStep,
  items: readonly PoolItem[] = pool.items,
): string {
  if (items.length === 0) return emptyWords(pool);
  return items
    .map(({ n, question, answer, passage }) => {
      const head = pool.documents.find(({ id }) => id === passage.document);
      const about = [head?.title, head?.publisher, head?.publishedAt?.slice(0, 10)];
      const words = ctx.options.brief?.passageWords;
      const lines = [
        about.filter(Boolean).join(', ') || 'source not named',
        question && `Question: ${clip(question, words)}`,
        answer && `Answer: ${clip(answer, words)}`,
        clip(passage.text, words),
      ];
      return ctx.fence(`document ${n}`, lines.filter(Boolean).join('\n'));
    })
    .join('\n');
}

function emptyWords({ items, lookedIn }: PoolStep): string {
  if (items.length > 0) return 'None of the evidence was chosen.';
  const failed = lookedIn.some(({ state }) => state === 'blocked' || state === 'failed');
  return failed
    ? 'There are no documents: the search could not be carried out, which says nothing about the claim.'
    : 'There are no documents: nothing was found.';
}
