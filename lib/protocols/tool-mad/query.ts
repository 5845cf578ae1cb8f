import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { QueryStep } from '../../debate/steps';
import { roleOf } from '../shared/answer';
import { readQuery } from '../shared/read-query';
import type { Turn } from './history';
import { keywordsOf, searchesPapers } from './keywords';

/**
 * Query(A, c) in round 1; Query(A, c, a_B[r-1], q_A[r-1]) afterwards (Eq. 1 and 4): the agent sees the claim,
 * the opponent's last answer and its own last query, and may keep that query. Not its own last answer, no documents.
 */
export async function chooseQuery(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  own?: Turn,
  opponent?: Turn,
): Promise<QueryStep> {
  const key = `${at}/query`;
  // A debater without a tool (Table VI, "Vanilla") has nothing to look up: no call, no step.
  if (agent.tool === 'none') return { text: '', changed: false };
  const before = own?.query.text;
  const keywordsFor = async (text: string, changed: boolean): Promise<Partial<QueryStep>> => {
    if (!searchesPapers(ctx, agent)) return {};
    const known = changed ? undefined : own?.query.keywords;
    return { keywords: known ?? (await keywordsOf(ctx, at, agent, text)) };
  };
  if (!ctx.options.rewriteQueries) {
    const [text, changed] = [ctx.claim.text, before === undefined];
    return ctx.record('query', key, { text, changed, ...(await keywordsFor(text, changed)) });
  }
  const claim = ctx.fence('claim', ctx.claim.text);
  const prompt =
    before !== undefined && opponent
      ? renderPrompt('tool-mad/query-again', {
          ...ctx.dates,
          claim,
          tool: agent.toolName,
          opponent: ctx.fence('the other debater’s answer', opponent.answer.text),
          query: ctx.fence('your last query', before),
        })
      : renderPrompt('tool-mad/query-first', { ...ctx.dates, claim, tool: agent.toolName });
  const reply = await ctx.ask({
    key,
    role: roleOf(agent),
    prompt,
    maxTokens: ctx.options.tokens.query,
  });
  const chosen = readQuery(reply.text);
  const text = chosen ?? before ?? ctx.claim.text;
  const changed = !sameQuery(text, before);
  return ctx.record('query', key, { text, changed, ...(await keywordsFor(text, changed)) });
}

const sameQuery = (text: string, before?: string): boolean =>
  before !== undefined && text.toLowerCase() === before.toLowerCase();
