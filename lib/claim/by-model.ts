import { z } from 'zod';
import { caps } from '../scoring/reply-caps';
import { MOST_CLAIMS, preparationOf, type RuleUnit } from './by-rules';
import type { Claim } from './claim';
import { faithful } from './faithful';
import { changedWords, placeOf } from './match-words';
import type { NotCheckable, Preparation } from './preparation';
import { referenceOf } from './reference';
import { datedWords, dayOf } from './relative-dates';
import { replaced } from './replace';
import { spanInSelected } from './selected-span';

const notCheckable: readonly NotCheckable[] = [
  ...(['question', 'greeting', 'exclamation', 'opinion'] as const),
  ...(['prediction', 'order', 'feeling', 'fragment'] as const),
];

/** What a model is asked for. Whatever it says is looked up in the selection before it counts. */
export const preparedSchema = (brief: boolean) =>
  z.object({
    claims: z
      .array(
        z.object({
          words: z.string().meta(caps(brief, { maxLength: 200 })),
          claim: z.string().meta(caps(brief, { maxLength: 240 })),
          kind: z.string().meta(caps(brief, { enum: ['fact', ...notCheckable] })),
        }),
      )
      .meta(caps(brief, { maxItems: MOST_CLAIMS })),
  });
export type PreparedReply = z.infer<ReturnType<typeof preparedSchema>>;

/**
 * A model's reply as far as code can vouch for it: words that stand in the selection, a claim with no number or
 * name that stands nowhere in the material and with no negation gained or lost. That something cannot be checked
 * counts only where the rules had their doubts, too. What the reply leaves out stays as the rules have it.
 * @param dates today and the page's date, which a claim may name
 */
export function prepareByModel(
  claim: Claim,
  reply: PreparedReply,
  byRules: readonly RuleUnit[],
  dates: readonly string[],
): Preparation {
  const accepted = reply.claims
    .slice(0, MOST_CLAIMS)
    .flatMap((one) => unitOf(claim, one, byRules, dates) ?? []);
  const missing = byRules.filter((unit) => !accepted.some((other) => overlap(unit, other)));
  // Claims may share words: "X was born in A and died in B".
  const all = [...accepted, ...missing].sort((a, b) => a.start - b.start);
  const kept = all.slice(0, MOST_CLAIMS);
  return preparationOf(claim, kept, isModels(kept) ? 'model' : 'rules');
}

/** What a model made of a piece of the selection. */
interface ModelUnit extends RuleUnit {
  /** It wrote other words than the selection has, or called it no claim. */
  decided: boolean;
}

/** The words are a model's where it changed some and rules put in none. */
const isModels = (units: readonly (RuleUnit | ModelUnit)[]): boolean =>
  units.some((unit) => 'decided' in unit && unit.decided) &&
  units.every((unit) => 'decided' in unit || unit.claim.resolved.length === 0);

function unitOf(
  claim: Claim,
  { words, claim: written, kind }: PreparedReply['claims'][number],
  byRules: readonly RuleUnit[],
  dates: readonly string[],
): ModelUnit | undefined {
  const place = placeOf(words, claim.text);
  if (!place) return undefined;
  const own = claim.text.slice(place.start, place.end);
  const selected = spanInSelected(claim.text, place, claim.selected);
  const from = { ...place, unclear: [], sure: true };
  const touched = byRules.filter((unit) => overlap(unit, place));
  const doubted = touched.length > 0 && touched.every((unit) => unit.kind !== 'claim');
  const instead = notCheckable.find((one) => one === kind);
  if (instead && doubted) {
    return { ...from, kind: instead, decided: true, claim: { text: own, resolved: [] } };
  }
  const language = claim.page?.language;
  const line = written.replace(/\s+/gu, ' ').trim();
  if (!faithful(line, own, material(claim, dates))) return undefined;
  // A model may pass over a pronoun or a date that rules can tell.
  const { text } = replaced(line, datedWords(line, dayOf(claim), language));
  const open = referenceOf(text, language);
  if (open && touched.some(({ unclear }) => unclear.length === 0)) return undefined;
  const resolved = changedWords(own, text);
  return {
    ...{ ...from, kind: 'claim', unclear: open ? [open.word] : [] },
    decided: changedWords(own, line).length > 0,
    claim: { text, resolved, ...(selected && { selected }) },
  };
}

/** Everything a standalone claim may take its words from. */
function material(
  { text, sentence, paragraph, page, capturedAt }: Claim,
  dates: readonly string[],
) {
  const days = [...dates, page?.publishedAt, capturedAt].filter((part) => part !== undefined);
  // "last year" and "next year" of the day it was said.
  const years = days.flatMap((day) => {
    const year = Number(/^\d{4}/u.exec(day)?.[0]);
    return year ? [String(year - 1), String(year + 1)] : [];
  });
  return [text, sentence, paragraph, page?.title, page?.author, page?.siteName, ...days, ...years]
    .filter((part) => part !== undefined)
    .join('\n');
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;
