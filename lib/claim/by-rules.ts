import { resolvedReference } from './antecedent';
import { type Kind, kindOf } from './checkable';
import type { Claim } from './claim';
import type { Preparation, PreparedClaim } from './preparation';
import { referenceOf } from './reference';
import { datedWords, dayOf } from './relative-dates';
import { replaced } from './replace';
import { spanInSelected } from './selected-span';
import { type Span, sentencesIn } from './sentence';
import { unitsOf } from './units';

/** UTF-16 units before a claim in which a pronoun's meaning is looked for. */
const NEAR = 2000;
/** A selection of more is listed up to here. */
export const MOST_CLAIMS = 8;

/** A piece of the selection with what rules make of it. `start` and `end`: in the claim's text. */
export interface RuleUnit extends Span, Kind {
  claim: PreparedClaim;
  unclear: string[];
}

export interface RuleDraft {
  preparation: Preparation;
  units: RuleUnit[];
  /** Whether a model could do better: words that point elsewhere, several claims, something like an opinion. */
  doubtful: boolean;
}

/** What rules alone make of a selection: without a model, and before one is asked. */
export function prepareByRules(claim: Claim): RuleDraft {
  const language = claim.page?.language;
  const spans = unitsOf(claim.text, language).slice(0, MOST_CLAIMS);
  const units: RuleUnit[] = [];
  for (const span of spans) units.push(unitOf(claim, span, units));
  const kept = units.filter(({ kind, sure }) => kind === 'claim' || !sure);
  const doubtful =
    kept.length > 1 ||
    kept.some(
      ({ kind, unclear, claim: { resolved } }) =>
        kind !== 'claim' || unclear.length > 0 || resolved.some(isPronoun),
    );
  return { units, doubtful, preparation: preparationOf(claim, units, 'rules') };
}

/** What is left of the units as claims, and what becomes of it. */
export function preparationOf(
  { text }: Pick<Claim, 'text'>,
  units: readonly RuleUnit[],
  by: Preparation['by'],
): Preparation {
  const seen = new Set<string>();
  const kept = units
    .filter(({ kind, sure }) => kind === 'claim' || !sure)
    .filter(({ claim: { text: one } }) => !seen.has(one) && seen.add(one));
  const claims = kept.map(({ claim }) => claim);
  const unclear = kept.flatMap((unit) => unit.unclear);
  const [first] = units;
  if (claims.length === 0) {
    const why = first && first.kind !== 'claim' ? first.kind : 'fragment';
    return { outcome: 'none', by, claims, why, unclear: [] };
  }
  const same = claims.length === 1 && claims[0]?.text === text.trim();
  return { outcome: same ? 'ready' : 'choose', by, claims, unclear };
}

function unitOf(claim: Claim, span: Span, before: readonly RuleUnit[]): RuleUnit {
  const language = claim.page?.language;
  const text = claim.text.slice(span.start, span.end);
  const kind = kindOf(text, language);
  const reference = referenceOf(text, language);
  const earlier = [...sentencesBefore(claim), ...before.map((unit) => unit.claim.text)];
  const named = reference && resolvedReference(reference, earlier, language);
  const { text: standalone, resolved } = replaced(text, [
    ...(named ? [named] : []),
    ...datedWords(text, dayOf(claim), language),
  ]);
  const selected = spanInSelected(claim.text, span, claim.selected);
  return {
    ...span,
    ...kind,
    claim: {
      text: span.start > 0 ? asSentence(standalone) : standalone,
      resolved,
      ...(selected && { selected }),
    },
    unclear: reference && !named ? [reference.word] : [],
  };
}

/** A clause of a longer sentence begins like a sentence. */
const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The sentences of the paragraph before the claim's own, the nearest last. */
function sentencesBefore({ paragraph, sentence, text, page }: Claim): string[] {
  if (!paragraph) return [];
  const at = paragraph.indexOf(sentence ?? text);
  if (at <= 0) return [];
  const before = paragraph.slice(Math.max(0, at - NEAR), at);
  return sentencesIn(before, page?.language).map(({ start, end }) => before.slice(start, end));
}

/** A time is known; what a pronoun stands for is a guess. */
const isPronoun = ({ was = '' }: { was?: string }): boolean =>
  /^(?:it|its|he|his|she|her|they|their|this|these|those|that)(?!\s+(?:year|month))/iu.test(was);
