import type { ProtocolOptions } from '../../debate/context';
import type { ProposedStep } from '../../debate/steps';
import { toolMad } from '../tool-mad';
import { paperOptions, productOptions } from '../tool-mad/options';
import { FakeContext, type FakeParts } from './fake-context';
import { replies, type Scripted } from './replies';

export const product = (): ProtocolOptions =>
  productOptions({ embedder: 'all-MiniLM-L6-v2', smallModel: false });

export const presets: [string, () => ProtocolOptions][] = [
  ['paper', paperOptions],
  ['product', product],
];

/** Never settled: every round disagrees. */
export const disagree: Scripted = {
  label: (agent) => (agent === 'page' ? 'Supported' : 'Refuted'),
};

/** Both answer the same label in every round. */
export const agree = (label: string): Scripted => ({ label: () => label });

/** A whole Tool-MAD debate on scripted replies. */
export async function debate(
  options: ProtocolOptions,
  script: Scripted,
  more: Partial<FakeParts> = {},
): Promise<{ ctx: FakeContext; proposed: ProposedStep }> {
  const ctx = new FakeContext({ options, reply: replies(script), ...more });
  return { ctx, proposed: await toolMad.run(ctx) };
}

export const keysOf = (ctx: FakeContext): string[] => ctx.asks.map(({ key }) => key);

export const gateOf = (ctx: FakeContext, round: number) => ctx.value('gate', `round/${round}/gate`);
