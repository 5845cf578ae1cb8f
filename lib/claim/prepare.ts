import { renderPrompt } from '../../prompts';
import type { ProtocolContext } from '../debate/context';
import { prepareByModel, preparedSchema } from './by-model';
import { MOST_CLAIMS, prepareByRules } from './by-rules';
import type { Preparation } from './preparation';

export type PreparingContext = Pick<
  ProtocolContext,
  'ask' | 'record' | 'fence' | 'dates' | 'claim' | 'options'
>;

/**
 * From a selection to checkable claims, before any debate: by rules, and by one call of the gatherer's model only
 * where rules are in doubt. Journaled as `claim/prepare/try/…` and `claim/prepared`.
 * @param mayAsk whether there is a model worth asking; the rules stand alone otherwise
 */
export async function prepareClaim(ctx: PreparingContext, mayAsk: boolean): Promise<Preparation> {
  const draft = prepareByRules(ctx.claim);
  const prepared = draft.doubtful && mayAsk ? await askFor(ctx, draft) : draft.preparation;
  return ctx.record('preparation', 'claim/prepared', prepared);
}

async function askFor(
  ctx: PreparingContext,
  { units, preparation }: ReturnType<typeof prepareByRules>,
): Promise<Preparation> {
  const { claim, dates, options, fence } = ctx;
  const { text, paragraph, page } = claim;
  const around = [page?.title, paragraph].filter(Boolean).join('\n');
  const reply = await ctx.ask({
    key: 'claim/prepare',
    role: 'gatherer',
    prompt: renderPrompt('claim/prepare', {
      ...dates,
      paragraph: around ? fence('where it stands', around) : '',
      selection: fence('selection', text),
      count: String(MOST_CLAIMS),
    }),
    maxTokens: options.tokens.report,
    decoding: { temperature: 0 },
    schema: preparedSchema(options.brief !== undefined),
  });
  if (!reply.ok) return preparation;
  return prepareByModel(claim, reply.value, units, Object.values(dates));
}
