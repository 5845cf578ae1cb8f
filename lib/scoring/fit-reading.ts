import { z } from 'zod';
import { renderPrompt } from '../../prompts';
import { withinBudget } from '../debate/budget';
import type { FitStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { type Relation, relations } from '../evidence/quotation-types';
import type { Around } from './neighbours';
import { caps } from './reply-caps';
import type { ScoringContext } from './scoring-context';

export type ReadingContext = Pick<
  ScoringContext,
  'ask' | 'each' | 'record' | 'fence' | 'claim' | 'dates' | 'options'
>;

export interface Reading {
  /** Step key of the call. */
  key: string;
  /** The sentence the quotations are held against. */
  claim: string;
  items: readonly EvidenceItem[];
  around: Around;
}

/** Relations that can decide a label. */
export const decides = (relation: Relation): boolean => relation !== 'context';

/** Quotations by their document, in the order of its first. */
export const bySource = (
  items: readonly EvidenceItem[],
): { document: string; items: EvidenceItem[] }[] =>
  [...new Set(items.map(({ document }) => document))].map((document) => ({
    document,
    items: items.filter((item) => item.document === document),
  }));

/**
 * Several calls at once, in the order given; undefined where the budget ended one of them. Each is held in by itself, so
 * that none is still under way when the check goes on without them.
 */
export async function readEach<T>(
  ctx: ReadingContext,
  calls: readonly T[],
  read: (call: T) => Promise<FitStep['relations'] | null>,
): Promise<(FitStep['relations'] | null)[] | undefined> {
  const replies = await ctx.each(calls, (call) => withinBudget(() => read(call)));
  const made = replies.filter((reply) => reply !== undefined);
  return made.length === calls.length ? made : undefined;
}

/**
 * One call that reads quotations in fresh context: how each stands to the sentence given. What the reply leaves out,
 * or names none of the four relations for, is missing; null where no reply could be used, after one repair.
 */
export async function readQuotations(
  ctx: ReadingContext,
  { key, claim, items, around }: Reading,
): Promise<FitStep['relations'] | null> {
  const brief = ctx.options.brief !== undefined;
  const asked = [...items].sort((a, b) => a.e - b.e);
  const reply = await ctx.ask({
    key,
    role: 'scorer',
    prompt: renderPrompt('scoring/fit', {
      ...ctx.dates,
      evidence: asked
        .map((item) => quotationBlock(ctx, item, brief ? undefined : around(item)))
        .join('\n'),
      claim: ctx.fence('claim', claim),
      form: brief ? 'e and relation' : 'e, reason (a few words) and relation',
    }),
    maxTokens: ctx.options.tokens.scoring,
    decoding: { temperature: 0 },
    schema: readingsSchema(
      asked.map(({ e }) => e),
      brief,
    ),
  });
  if (!reply.ok) return null;
  const known = new Map(reply.value.relations.map(({ e, relation }) => [e, relation]));
  return asked.flatMap(({ e }) => {
    const relation = known.get(e);
    return relation ? [{ e, relation }] : [];
  });
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

function readingsSchema(asked: readonly number[], brief: boolean) {
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
