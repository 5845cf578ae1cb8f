import type { NumberedPassage, ProtocolContext } from '../../debate/context';
import type { Summary } from '../../debate/steps';
import type { DocumentHead } from '../../evidence/document';
import type { Retrieval } from '../../evidence/retrieval';

/** Numbers passages from 1, in their order: the numbers a prompt's quotations name. */
export const numbered = (passages: Retrieval['passages']): NumberedPassage[] =>
  passages.map((passage, index) => ({ ...passage, n: index + 1 }));

/**
 * Passages as fenced, numbered documents for a prompt. Title, publisher and date stand inside the fence:
 * they come from outside too (MCPJam/inspector#4691). A summary stands before its document, apart.
 */
export function documentBlock(
  ctx: Pick<ProtocolContext, 'fence'>,
  passages: readonly NumberedPassage[],
  heads: readonly DocumentHead[],
  words?: number,
  summaries: readonly Summary[] = [],
): string {
  return passages
    .flatMap((passage) => {
      const retold = summaries.find(({ document }) => document === passage.document)?.text;
      const head = heads.find(({ id }) => id === passage.document);
      const about = [head?.title, head?.publisher, head?.publishedAt?.slice(0, 10)];
      const line = about.filter(Boolean).join(', ');
      const own = ctx.fence(
        `document ${passage.n}`,
        `${line}\n${clip(passage.text, words)}`.trim(),
      );
      return retold === undefined
        ? [own]
        : [retoldFence(ctx, passage.n, `Summary: ${clip(retold, words)}`), own];
    })
    .join('\n');
}

/** What is told about a document, in a fence of its own: its words are in no source, so they cannot be quoted. */
export const retoldFence = (ctx: Pick<ProtocolContext, 'fence'>, n: number, text: string): string =>
  ctx.fence(`about document ${n}, retold, not to be quoted`, text);

/** The documents of one retrieval, or in words why there are none: a blocked search found nothing out. */
export function retrievedBlock(
  ctx: Pick<ProtocolContext, 'fence' | 'options'>,
  retrieval: Retrieval,
  summaries: readonly Summary[] = [],
): string {
  if (retrieval.passages.length > 0) {
    const words = ctx.options.brief?.passageWords;
    return documentBlock(ctx, numbered(retrieval.passages), retrieval.documents, words, summaries);
  }
  return retrieval.state === 'blocked' || retrieval.state === 'failed'
    ? 'There are no documents: the search could not be carried out, which says nothing about the claim.'
    : 'There are no documents: nothing was found.';
}

/** The first `words` words of a text, cut at a space; the whole text where no limit is given. */
export function clip(text: string, words?: number): string {
  if (words === undefined) return text;
  const spaces = [...text.matchAll(/\s+/gu)];
  const cut = spaces[words - 1]?.index;
  return cut === undefined ? text : `${text.slice(0, cut)} …`;
}
