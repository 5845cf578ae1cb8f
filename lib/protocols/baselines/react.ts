import type { AgentSpec, Protocol, ProtocolContext } from '../../debate/context';
import type { ProposedStep } from '../../debate/steps';
import { placesFor } from '../agents';
import { act } from './act';
import { answerFrom } from './answer-from';
import { type Look, together } from './looks';
import { nothingYet, proposedBy, soloOf } from './solo';

/**
 * ReAct (Yao et al., arXiv 2210.03629), as Tool-MAD's single-agent baseline: thought and action in turn, each
 * search in the light of what the earlier ones found, until the agent finishes or has looked up as often as it
 * may; then it answers from all it read. At most `maxRounds` + 1 calls.
 */
async function run(ctx: ProtocolContext, tools: readonly AgentSpec[]): Promise<ProposedStep> {
  const agent = soloOf(ctx);
  const looks: Look[] = [];
  let round = 1;
  for (; ; round++) {
    const at = `round/${round}/${agent.id}`;
    const chosen = await act(ctx, at, agent, tools, looks);
    if (!chosen) break;
    const { tool, query } = chosen;
    const found = await ctx.retrieve(`${at}/retrieval`, tool, query);
    const passages = found.passages.slice(0, ctx.options.passages);
    looks.push({ ...chosen, found: { ...found, passages } });
    if (round >= ctx.options.maxRounds) break;
  }
  const answer = await answerFrom(ctx, `round/${round}/${agent.id}/answer`, agent, together(looks));
  return proposedBy(ctx, answer, round);
}

/** With retrieval from page and library (in the lab: the corpus) only, as in Tool-MAD's Table III. */
export const reactRag: Protocol = {
  id: 'react-rag',
  run: (ctx) => run(ctx, placesFor(ctx.options).slice(0, 1)),
  cutShort: nothingYet,
};

/** With both tools, the agent choosing one for each search: what Tool-MAD's two debaters have, in one head. */
export const reactAll: Protocol = {
  id: 'react-all',
  run: (ctx) => run(ctx, placesFor(ctx.options)),
  cutShort: nothingYet,
};
