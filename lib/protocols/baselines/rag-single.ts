import { renderPrompt } from '../../../prompts';
import type { Protocol } from '../../debate/context';
import { roleOf } from '../shared/answer';
import { readQuery } from '../shared/read-query';
import { answerFrom } from './answer-from';
import { nothingYet, proposedBy, soloOf } from './solo';

/** One agent with one tool: it writes a query, reads what that finds, and answers. 2 calls. */
export const ragSingle: Protocol = {
  id: 'rag-single',
  run: async (ctx) => {
    const agent = soloOf(ctx);
    const at = `round/1/${agent.id}`;
    const claim = ctx.fence('claim', ctx.claim.text);
    const reply = await ctx.ask({
      key: `${at}/query`,
      role: roleOf(agent),
      prompt: renderPrompt('baselines/query', { ...ctx.dates, claim, tool: agent.toolName }),
      maxTokens: ctx.options.tokens.query,
    });
    const text = readQuery(reply.text) ?? ctx.claim.text;
    await ctx.record('query', `${at}/query`, { text, changed: true });
    const found = await ctx.retrieve(`${at}/retrieval`, agent, text);
    const passages = found.passages.slice(0, ctx.options.passages);
    const answer = await answerFrom(ctx, `${at}/answer`, agent, { ...found, passages });
    return proposedBy(ctx, answer);
  },
  cutShort: nothingYet,
};
