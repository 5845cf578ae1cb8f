import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { QueryStep } from '../../debate/steps';
import type { Turn } from './history';

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
  const before = own?.query.text;
  if (!ctx.options.rewriteQueries) {
    return ctx.record('query', key, { text: ctx.claim.text, changed: before === undefined });
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
    role: 'debater',
    prompt,
    maxTokens: ctx.options.tokens.query,
  });
  const chosen = readQuery(reply.text);
  const text = chosen ?? before ?? ctx.claim.text;
  return ctx.record('query', key, { text, changed: !sameQuery(text, before) });
}

/**
 * The query in a reply: what stands in the first square brackets, or without brackets the whole reply.
 * Null where the agent keeps its query, and where nothing was written.
 */
export function readQuery(reply: string): string | null {
  const bracketed = /\[([^[\]]*)\]/u.exec(reply)?.[1];
  // A reply cut off by its token limit may lack the closing bracket.
  const text = (bracketed ?? reply.replace(/^\s*\[/u, ''))
    .replace(/\s+/gu, ' ')
    .replace(/^[\s"'“”]+|[\s"'“”]+$/gu, '');
  return text === '' || /^(?:keep|continue)[.!]?$/iu.test(text) ? null : text;
}

const sameQuery = (text: string, before?: string): boolean =>
  before !== undefined && text.toLowerCase() === before.toLowerCase();
