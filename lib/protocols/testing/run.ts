import type { ProposedStep } from '../../debate/steps';
import { agentsFor } from '../agents';
import type { ProtocolId } from '../ids';
import { optionsFor, protocols } from '../index';
import { FakeContext, type FakeParts } from './fake-context';
import { fakePool } from './pool';

export interface RunParts extends Partial<FakeParts> {
  preset?: 'paper' | 'product';
  smallModel?: boolean;
  /** Replies by exact key; what they lack, `otherwise` answers. */
  at?: Record<string, unknown>;
  otherwise?: FakeParts['reply'];
}

/** A whole run of a protocol on scripted replies, with given evidence unless told otherwise. */
export async function run(
  id: ProtocolId,
  { preset = 'paper', smallModel = false, at = {}, otherwise, ...parts }: RunParts = {},
): Promise<{ ctx: FakeContext; proposed: ProposedStep; keys: string[] }> {
  const agents = parts.agents ?? agentsFor(id);
  const options = optionsFor(id, preset, { embedder: 'all-MiniLM-L6-v2', smallModel, agents });
  const ctx = new FakeContext({
    pool: fakePool(),
    options,
    ...parts,
    agents,
    reply: (ask, attempt) => {
      const own = at[ask.key];
      if (own !== undefined) return typeof own === 'function' ? own(attempt) : own;
      const reply = otherwise?.(ask, attempt);
      if (reply === undefined) throw new Error(`No reply to ${ask.key}`);
      return reply;
    },
  });
  const protocol = protocols[id];
  if (!protocol) throw new Error(`There is no protocol ${id}.`);
  const proposed = await protocol.run(ctx);
  return { ctx, proposed, keys: ctx.asks.map(({ key }) => key) };
}

/** A text that names its key, so that a trace can tell who saw it. */
export const saidAt = (key: string): string => `<<${key}>>`;
