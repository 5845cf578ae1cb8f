import type { FinishedRound, Protocol, ProtocolContext } from '../debate/context';
import type { AnswerStep, ProposedStep } from '../debate/steps';
import type { LabelSet } from '../scoring/labels';
import { gatherEvidence } from './gather';
import { answer } from './madke/answer';
import { compare } from './madke/consistency';
import { select } from './madke/select';
import { summarise } from './madke/summary';

/**
 * MADKE (protocol from its published code): debaters without stances share a fixed pool of evidence; every round
 * each of them chooses at most three pieces of it, then answers, one agent after the other, so that from round 2 on
 * the second sees the first one's answer of the same round. A Judge says if the answers are consistent; once they are, or
 * after the last round, a Summarizer writes the final label. At most 16 calls in three rounds. Where the code and
 * this file differ: README.md.
 */
async function run(ctx: ProtocolContext): Promise<ProposedStep> {
  const pool = await gatherEvidence(ctx);
  const answers = new Map<string, AnswerStep>();
  for (let r = 1; ; r++) {
    for (const agent of ctx.agents) {
      const at = `round/${r}/${agent.id}`;
      const own = answers.get(agent.id);
      const chosen = await select(ctx, at, agent, pool, own);
      const others = ctx.agents.filter(({ id }) => id !== agent.id);
      const heard = r === 1 ? [] : others.flatMap(({ id }) => answers.get(id) ?? []);
      answers.set(agent.id, await answer(ctx, at, agent, { pool, chosen, own, heard }));
    }
    const last = ctx.agents.flatMap(({ id }) => answers.get(id) ?? []);

    const { next, consistent } = await compare(ctx, r, last);
    if (next !== 'round') {
      const { label, justification } = await summarise(ctx, last);
      return ctx.record('proposed', 'proposed', {
        ...{ label, by: 'summary', round: r, text: justification },
        unanimous: consistent && last.every((one) => one.label === label),
      });
    }
  }
}

/** What the last finished round agreed on; without agreement the set's fallback. */
function cutShort(rounds: FinishedRound[], labels: LabelSet): ProposedStep {
  const last = rounds.at(-1);
  const [first, ...others] = last?.answers ?? [];
  const agreed = first && others.every(({ label }) => label === first.label);
  return {
    label: (agreed && first.label) || labels.fallback,
    by: 'budget',
    round: last?.round ?? 0,
    text: (last?.answers ?? []).map(({ text }) => text).join('\n\n'),
  };
}

export const madke: Protocol = { id: 'madke', run, cutShort };
