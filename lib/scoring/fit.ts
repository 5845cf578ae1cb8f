import { z } from 'zod';
import { renderPrompt } from '../../prompts';
import type { FitStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { type Relation, relations } from '../evidence/quotation-types';
import type { Around } from './neighbours';
import { caps } from './reply-caps';
import type { ScoringContext } from './scoring-context';

/** Quotations read again in one call at most; a small model's reply has no room for more than a few. */
const MOST = 24;
const MOST_BRIEF = 4;

/**
 * The fit check: one call in fresh context reads the counting quotations again, each by itself, and says how it
 * stands to the claim. It sees neither the debate nor what the debate called a quotation, so that it confirms
 * nothing out of politeness (exists is not supports: zoharbabin/web-researcher-mcp#174; presence of a citation is
 * not fit: NousResearch/hermes-agent#113572). Undefined without a counting quotation: there is nothing to read,
 * and no call. A reply that stayed unparsable is an outcome: then nothing was confirmed.
 */
export async function checkFit(
  ctx: Pick<ScoringContext, 'ask' | 'record' | 'fence' | 'claim' | 'dates' | 'options'>,
  evidence: readonly EvidenceItem[],
  around: Around,
): Promise<FitStep | undefined> {
  const brief = ctx.options.brief !== undefined;
  const read = worthReading(evidence).slice(0, brief ? MOST_BRIEF : MOST);
  if (read.length === 0) return undefined;
  const asked = read.map(({ e }) => e).sort((a, b) => a - b);
  const reply = await ctx.ask({
    key: 'fit',
    role: 'scorer',
    prompt: renderPrompt('scoring/fit', {
      ...ctx.dates,
      evidence: asked
        .flatMap((e) => read.find((item) => item.e === e) ?? [])
        .map((item) => quotationBlock(ctx, item, brief ? undefined : around(item)))
        .join('\n'),
      claim: ctx.fence('claim', ctx.claim.text),
      form: brief ? 'e and relation' : 'e, reason (a few words) and relation',
    }),
    maxTokens: ctx.options.tokens.scoring,
    decoding: { temperature: 0 },
    schema: fitSchema(asked, brief),
  });
  if (!reply.ok) return ctx.record('fit', 'fit', { asked, relations: [], unparsed: true });
  const known = new Map(reply.value.relations.map(({ e, relation }) => [e, relation]));
  const readings = asked.flatMap((e) => {
    const relation = known.get(e);
    return relation ? [{ e, relation }] : [];
  });
  return ctx.record('fit', 'fit', { asked, relations: readings });
}

const deciding: readonly Relation[] = ['supports', 'contradicts', 'qualifies'];

/** Counting quotations, those first that may decide something. */
function worthReading(evidence: readonly EvidenceItem[]): EvidenceItem[] {
  const rank = ({ standing, relation }: EvidenceItem): number =>
    (standing === 'independent' ? 0 : 2) + (deciding.includes(relation) ? 0 : 1);
  return evidence.filter(({ counts }) => counts).sort((a, b) => rank(a) - rank(b));
}

/** Everything of it comes from outside, title and date as well (MCPJam/inspector#4691). */
function quotationBlock(
  { fence }: Pick<ScoringContext, 'fence'>,
  { e, words, source }: EvidenceItem,
  around: ReturnType<Around>,
): string {
  const about = [source.title, source.publisher, source.publishedAt?.slice(0, 10)];
  const lines = [
    about.filter(Boolean).join(', '),
    around?.before && `Before it: ${around.before}`,
    `Quotation: ${words}`,
    around?.after && `After it: ${around.after}`,
  ];
  return fence(`quotation ${e}`, lines.filter(Boolean).join('\n'));
}

function fitSchema(asked: readonly number[], brief: boolean) {
  const highest = Math.max(...asked);
  const reading = z.preprocess(
    tidyReading,
    z.object({
      e: z.int().meta({ minimum: 1, maximum: highest }),
      relation: z.enum(relations),
    }),
  );
  const whole = caps(brief, { minItems: asked.length, maxItems: asked.length });
  return z.preprocess(
    (reply) => ({ ...Object(reply), relations: listOf(Object(reply).relations ?? reply) }),
    z.object({
      relations: z
        .array(reading)
        .meta(whole)
        .refine((list) => list.length > 0, 'every quotation needs its number e and a relation'),
    }),
  );
}

/** A reading whose relation is none of the four, or that names no quotation, confirms nothing: it is left out. */
const listOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((one) => {
        const { e, relation } = tidyReading(one);
        return Number.isInteger(e) && e >= 1 && relations.some((known) => known === relation);
      })
    : value;

function tidyReading(value: unknown): { e: number; relation: string } {
  const { e, n, relation } = Object(value);
  return {
    e: Number(/\d{1,4}/u.exec(String(e ?? n))?.[0] ?? Number.NaN),
    relation: String(relation ?? '')
      .trim()
      .toLowerCase(),
  };
}
