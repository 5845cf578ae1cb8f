import { renderPrompt } from '../../prompts';
import type { ProtocolContext } from '../debate/context';
import { prepareByModel, preparedSchema } from './by-model';
import { MOST_CLAIMS, prepareByRules } from './by-rules';
import type { Preparation } from './preparation';

/** UTF-16 units of a paragraph before a claim, and from its beginning on, that a model is shown. */
const NEAR = 3000;

/** Where in the journal a prepared claim lies. */
export const PREPARED_KEY = 'claim/prepared';

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
  return ctx.record('preparation', PREPARED_KEY, prepared);
}

async function askFor(
  ctx: PreparingContext,
  { units, preparation }: ReturnType<typeof prepareByRules>,
): Promise<Preparation> {
  const { claim, dates, options, fence } = ctx;
  // A reader may select a whole page: what rules have no room for, a model is not asked about.
  const selection = claim.text.slice(0, units.at(-1)?.end);
  const around = [claim.page?.title, paragraphAround(claim)].filter(Boolean).join('\n');
  const reply = await ctx.ask({
    key: 'claim/prepare',
    role: 'gatherer',
    prompt: renderPrompt('claim/prepare', {
      ...dates,
      paragraph: around ? fence('where it stands', around) : '',
      selection: fence('selection', selection),
      count: String(MOST_CLAIMS),
    }),
    maxTokens: options.tokens.report,
    decoding: { temperature: 0 },
    schema: preparedSchema(options.brief !== undefined),
  });
  if (!reply.ok) return preparation;
  return prepareByModel(claim, reply.value, units, Object.values(dates));
}

/** The paragraph as far as it stands near the claim: on some pages all the text is one. */
function paragraphAround({ paragraph = '', sentence, text }: PreparingContext['claim']): string {
  const from = Math.max(0, paragraph.indexOf(sentence ?? text) - NEAR);
  return paragraph.slice(from, from + 2 * NEAR);
}
