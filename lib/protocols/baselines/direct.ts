import type { Protocol } from '../../debate/context';
import { askOnce } from './ask-once';
import { evidenceFor, nothingYet, proposedBy, soloOf } from './solo';

/** The claim in one call, from what the model knows or from shared evidence. 1 call. */
export const direct: Protocol = {
  id: 'direct',
  run: async (ctx) => {
    const agent = soloOf(ctx);
    const pool = await evidenceFor(ctx, agent);
    return proposedBy(ctx, await askOnce(ctx, 'baselines/direct', agent, pool));
  },
  cutShort: nothingYet,
};
