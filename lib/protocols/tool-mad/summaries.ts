import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { Summary } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import { roleOf } from '../shared/answer';
import { documentBlock, numbered } from '../shared/documents';
import type { Turn } from './history';
import { searchesPapers } from './keywords';

/**
 * The medical configuration's summaries (Tool-MAD, Fig. 7): one call an abstract, and what it makes of it enters the
 * debate beside the abstract's own words, which alone can be quoted. The published ones were made by (Distil)BERT.
 * Documents the agent kept from the round before keep their summaries.
 */
export async function summarise(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  retrieval: Retrieval,
  own?: Turn,
): Promise<Summary[]> {
  if (!searchesPapers(ctx, agent)) return [];
  if (own && own.retrieval === retrieval) return own.summaries;
  const read = await ctx.each(numbered(retrieval.passages), async (passage) => {
    const { text } = await ctx.ask({
      key: `${at}/summary/${passage.n}`,
      role: roleOf(agent),
      prompt: renderPrompt('tool-mad/summary', {
        ...ctx.dates,
        documents: documentBlock(ctx, [passage], retrieval.documents),
        claim: ctx.fence('claim', ctx.claim.text),
      }),
      maxTokens: ctx.options.tokens.answer,
    });
    return { document: passage.document, text: text.trim() };
  });
  const summaries = read.filter(({ text }) => text !== '');
  return (await ctx.record('summaries', `${at}/summaries`, { summaries })).summaries;
}
