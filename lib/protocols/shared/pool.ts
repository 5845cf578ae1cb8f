import type { NumberedPassage, ProtocolContext } from '../../debate/context';
import type { PoolItem, PoolStep } from '../../debate/steps';
import type { DocumentHead } from '../../evidence/document';
import { clip, retoldFence } from './documents';

/** The pool's passages under their numbers, for checking quotations. */
export const poolPassages = (items: readonly PoolItem[]): NumberedPassage[] =>
  items.map(({ n, passage }) => ({ ...passage, n }));

/**
 * Shared evidence as fenced, numbered documents: who says it and the source's own words. The question it answers and
 * the gatherer's answer stand before it in a fence of their own: retold words are in no source, so a quotation of them
 * is found nowhere. Everything of it comes from outside.
 */
export function poolBlock(
  ctx: Pick<ProtocolContext, 'fence' | 'options'>,
  pool: PoolStep,
  items: readonly PoolItem[] = pool.items,
): string {
  if (items.length === 0) return emptyWords(pool);
  const words = ctx.options.brief?.passageWords;
  return items
    .flatMap(({ n, question, answer, passage }) => {
      const head = pool.documents.find(({ id }) => id === passage.document);
      const retold = [
        question && `Question: ${clip(question, words)}`,
        answer && `Answer: ${clip(answer, words)}`,
      ].filter(Boolean);
      return [
        ...(retold.length > 0 ? [retoldFence(ctx, n, retold.join('\n'))] : []),
        ctx.fence(
          `document ${n}`,
          `${headLine(head, question) || 'source not named'}\n${clip(passage.text, words)}`,
        ),
      ];
    })
    .join('\n');
}

/** Title, publisher, date; a file's item has its question as title, which is said already. */
function headLine(head: DocumentHead | undefined, question: string | undefined): string {
  const title = head?.title === question ? undefined : head?.title;
  return [title, head?.publisher, head?.publishedAt?.slice(0, 10)].filter(Boolean).join(', ');
}

function emptyWords({ items, lookedIn }: PoolStep): string {
  if (items.length > 0) return 'None of the evidence was chosen.';
  const failed = lookedIn.some(({ state }) => state === 'blocked' || state === 'failed');
  return failed
    ? 'There are no documents: the search could not be carried out, which says nothing about the claim.'
    : 'There are no documents: nothing was found.';
}
