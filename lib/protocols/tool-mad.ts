import type { FinishedRound, Protocol, ProtocolContext } from '../debate/context';
import type { ProposedStep } from '../debate/steps';
import type { LabelSet } from '../scoring/labels';
import { alertFor } from './tool-mad/alert';
import { respond } from './tool-mad/answer';
import { closeRound } from './tool-mad/gate';
import type { Round, Turn } from './tool-mad/history';
import { rule } from './tool-mad/judge';
import { chooseQuery } from './tool-mad/query';
import { retrieve } from './tool-mad/retrieve';
import { score } from './tool-mad/score';
import { summarise } from './tool-mad/summaries';

/**
 * Tool-MAD (arXiv 2601.04742v1, Algorithm 1): two debaters with different tools, no assigned stances. Each
 * round each of them chooses a query, retrieves and answers, seeing of the other only the previous round's
 * answer. The debate ends when their labels are equal and their answers stable; else, after the last round,
 * a judge decides. Where paper, published code and this file differ: see README.md.
 */
async function run(ctx: ProtocolContext): Promise<ProposedStep> {
  const history: Round[] = [];
  for (let r = 1; ; r++) {
    const last = history.at(-1);

    const turns = await ctx.each(ctx.agents, async (agent): Promise<Turn> => {
      const at = `round/${r}/${agent.id}`;
      const own = last?.turns.find((turn) => turn.agent.id === agent.id);
      const opponent = last?.turns.find((turn) => turn.agent.id !== agent.id);
      const query = await chooseQuery(ctx, at, agent, own, opponent);
      const retrieval = await retrieve(ctx, at, agent, query, own);
      const summaries = await summarise(ctx, at, agent, retrieval, own);
      const alert = alertFor(ctx, agent, last);
      const answer = await respond(ctx, at, agent, { retrieval, summaries, opponent, alert });
      const scores = await score(ctx, at, answer, retrieval);
      return { agent, query, retrieval, summaries, answer, ...scores };
    });

    const gate = await closeRound(ctx, r, turns);
    history.push({ round: r, turns, gate });
    if (gate.next === 'end')
      return ctx.record('proposed', 'proposed', agreedOn(r, turns, gate.label));
    if (gate.next !== 'round') return ctx.record('proposed', 'proposed', await rule(ctx, history));
  }
}

const agreedOn = (round: number, turns: Turn[], label = ''): ProposedStep => ({
  label,
  by: 'consensus',
  round,
  text: turns.map(({ agent, answer }) => `${agent.toolName}: ${answer.text}`).join('\n\n'),
});

/** What the last finished round agreed on, stable or not; without agreement the set's fallback. */
function cutShort(rounds: FinishedRound[], labels: LabelSet): ProposedStep {
  const last = rounds.at(-1);
  const [first, ...others] = last?.answers ?? [];
  const agreed = first && others.length > 0 && others.every(({ label }) => label === first.label);
  return {
    label: (agreed && first.label) || labels.fallback,
    by: 'budget',
    round: last?.round ?? 0,
    text: (last?.answers ?? []).map(({ text }) => text).join('\n\n'),
  };
}

export const toolMad: Protocol = { id: 'tool-mad', run, cutShort };
