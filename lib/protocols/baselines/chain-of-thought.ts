import type { Protocol } from '../../debate/context';
import { askOnce } from './ask-once';
import { evidenceFor, nothingYet, proposedBy, soloOf } from './solo';

/** Zero-shot chain of thought (Tool-MAD IV): as the direct answer, thinking step by step before it. 1 call. */
export const chainOfThought: Protocol = {
  id: 'chain-of-thought',
  run: async (ctx) => {
    const agent = soloOf(ctx);
    const pool = await evidenceFor(ctx, agent);
    return proposedBy(ctx, await askOnce(ctx, 'baselines/chain-of-thought', agent, pool));
  },
  cutShort: nothingYet,
};
