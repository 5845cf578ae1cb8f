import type { FinishedRound, Protocol, ProtocolContext } from '../debate/context';
import type { ProposedStep } from '../debate/steps';
import type { LabelSet } from '../scoring/labels';
import { argue } from './debate-cv/argue';
import { judge } from './debate-cv/judge';
import { moderate } from './debate-cv/moderate';
import { seats } from './debate-cv/seats';
import { gatherEvidence } from './gather';

/**
 * DebateCV (arXiv 2507.19090; protocol from its published code): an Affirmative and a Negative with fixed stances
 * and the same evidence, one after the other, each remembering all it heard and said; a Moderator after each
 * round, who ends the debate with a label or lets it go on. After the last round a fresh Judge decides on that
 * round's two texts alone. At most 11 calls in three rounds. Where paper, code and this file differ: README.md.
 */
async function run(ctx: ProtocolContext): Promise<ProposedStep> {
  const evidence = await gatherEvidence(ctx);
  const { affirmative, negative, moderator } = seats(ctx, evidence);
  let answered: string | undefined;
  for (let r = 1; ; r++) {
    const affirmed = await argue(ctx, affirmative, r, answered);
    const denied = await argue(ctx, negative, r, affirmed.text);
    answered = denied.text;

    const words = { affirmative: affirmed.text, negative: denied.text };
    const moderation = await moderate(ctx, moderator, evidence, r, words);
    if (moderation.next === 'end') {
      const label = moderation.label ?? ctx.labels.fallback;
      const text = moderation.justificationForVerdict;
      return ctx.record('proposed', 'proposed', { label, by: 'moderator', round: r, text });
    }
    if (moderation.next !== 'round') {
      const { label, justification } = await judge(ctx, evidence, words);
      return ctx.record('proposed', 'proposed', {
        label,
        by: 'judge',
        round: r,
        text: justification,
      });
    }
  }
}

/** A debate that the Moderator let go on has no label yet, so a cut one has the set's fallback. */
function cutShort(rounds: FinishedRound[], labels: LabelSet): ProposedStep {
  const last = rounds.at(-1);
  return {
    label: last?.moderation?.label ?? labels.fallback,
    by: 'budget',
    round: last?.round ?? 0,
    text: last?.moderation?.insight ?? '',
  };
}

export const debateCv: Protocol = { id: 'debate-cv', run, cutShort };
