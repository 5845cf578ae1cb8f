import type { Decoding, Protocol, ProtocolContext } from '../../debate/context';
import type { AnswerStep, ProposedStep } from '../../debate/steps';
import { askOnce } from './ask-once';
import { evidenceFor, nothingYet, soloOf } from './solo';

/**
 * Self-consistency (Wang et al., arXiv 2203.11171): n independent chains of thought, one for each agent of the
 * check, and the label most of them end in. n calls.
 */
export const selfConsistency: Protocol = {
  id: 'self-consistency',
  run: async (ctx) => {
    const pool = await evidenceFor(ctx, soloOf(ctx));
    const samples = ctx.agents.map((agent, index) => ({ agent, index }));
    const answers = await ctx.each(samples, ({ agent, index }) =>
      askOnce(ctx, 'baselines/chain-of-thought', agent, pool, seeded(ctx.options.decoding, index)),
    );
    return ctx.record('proposed', 'proposed', voted(ctx, answers));
  },
  cutShort: nothingYet,
};

/** With one seed all samples would be the same sample. */
const seeded = (decoding: Decoding, index: number): Decoding | undefined =>
  decoding.seed === undefined ? undefined : { ...decoding, seed: decoding.seed + index };

/** The label with most votes, among equals the one reached first; a sample without a label has no vote. */
function voted(ctx: ProtocolContext, answers: readonly AnswerStep[]): ProposedStep {
  const votes = new Map<string, AnswerStep[]>();
  for (const answer of answers) {
    if (answer.label === null) continue;
    votes.set(answer.label, [...(votes.get(answer.label) ?? []), answer]);
  }
  const most = Math.max(0, ...[...votes.values()].map(({ length }) => length));
  const winner = [...votes].find(([, own]) => own.length === most);
  return {
    label: winner?.[0] ?? ctx.labels.fallback,
    by: 'vote',
    round: 1,
    text: winner?.[1][0]?.text ?? '',
    // One sample agrees with nobody.
    unanimous: answers.length > 1 && most === answers.length,
  };
}
