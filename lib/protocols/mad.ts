import type { FinishedRound, Protocol, ProtocolContext } from '../debate/context';
import type { ProposedStep } from '../debate/steps';
import type { LabelSet } from '../scoring/labels';
import { argue } from './mad/argue';
import { judge } from './mad/judge';
import { prefer } from './mad/moderate';
import { seats } from './mad/seats';

/**
 * MAD (Multi-Agents Debate; protocol from its published code): two debaters without evidence, the Negative told to
 * disagree, each remembering all it heard and said; a Moderator who ends the debate with the first answer it
 * prefers. After the last round a Judge chooses from both sides' first answers. At most 11 calls in three rounds.
 * Where the code and this file differ: README.md.
 */
async function run(ctx: ProtocolContext): Promise<ProposedStep> {
  const { affirmative, negative, moderator } = seats(ctx);
  let first: { affirmative: string; negative: string } | undefined;
  let answered: string | undefined;
  for (let r = 1; ; r++) {
    const affirmed = await argue(ctx, affirmative, r, answered);
    const denied = await argue(ctx, negative, r, affirmed.text);
    answered = denied.text;

    const words = { affirmative: affirmed.text, negative: denied.text };
    const labels = [affirmed.label, denied.label];
    first ??= words;
    const preferred = await prefer(ctx, moderator, r, words);
    if (preferred.label !== null) {
      const { label, reason } = preferred;
      return ctx.record('proposed', 'proposed', {
        ...{ label, by: 'moderator', round: r, text: reason },
        unanimous: labels.every((one) => one === label),
      });
    }
    if (preferred.next !== 'round') {
      const { label, justification } = await judge(ctx, first);
      return ctx.record('proposed', 'proposed', {
        label,
        by: 'judge',
        round: r,
        text: justification,
      });
    }
  }
}

/** A cut debate has no preferred answer: what both sides last agreed on, else the set's fallback. */
function cutShort(rounds: FinishedRound[], labels: LabelSet): ProposedStep {
  const last = rounds.at(-1);
  const [first, ...others] = last?.answers ?? [];
  const agreed = first && others.length > 0 && others.every(({ label }) => label === first.label);
  return {
    label: last?.preference?.label ?? ((agreed && first.label) || labels.fallback),
    by: 'budget',
    round: last?.round ?? 0,
    text: last?.preference?.reason ?? '',
  };
}

export const mad: Protocol = { id: 'mad', run, cutShort };
