import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import { roleOf } from '../shared/answer';
import { readQuery } from '../shared/read-query';

/** Whether an agent searches papers by keywords and reads summaries: the search agent of the medical configuration. */
export const searchesPapers = (
  { options }: Pick<ProtocolContext, 'options'>,
  { tool }: Pick<AgentSpec, 'tool'>,
): boolean => options.field === 'medical' && tool === 'search';

/**
 * The medical configuration's first step (Tool-MAD, Fig. 7): the agent takes from its query the keywords that papers
 * are searched by. The query itself where none could be read.
 */
export async function keywordsOf(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  query: string,
): Promise<string> {
  const reply = await ctx.ask({
    key: `${at}/keywords`,
    role: roleOf(agent),
    prompt: renderPrompt('tool-mad/keywords', {
      ...ctx.dates,
      claim: ctx.fence('claim', ctx.claim.text),
      query: ctx.fence('your query', query),
    }),
    maxTokens: ctx.options.tokens.query,
  });
  return readQuery(reply.text) ?? query;
}
