import { z } from 'zod';
import { type QuotationDraft, type Relation, relations } from '../../evidence/quotation-types';
import type { LabelSet } from '../../scoring/labels';
import { labelNamed } from '../../scoring/read-label';
import { caps } from '../../scoring/reply-caps';

/** A quotation as it stands in a reply: `document` is the number of a document of the prompt. */
export interface RepliedQuotation {
  n: number;
  document: number;
  words: string;
  relation: Relation;
}

/** What the reply ladder hands to a schema's parser before it is checked. */
type Loose = Record<string, unknown>;

/** For the JSON schema only: keeps a grammar from allowing sixteen digits. */
const smallNumber = { minimum: 1, maximum: 99 };

/** A small model's reasons: enough for a sentence. */
const reasons = { minLength: 40, maxLength: 160 };

/**
 * Whether a small model replies, whose schema bounds what it writes; or the spans it may quote
 * (`copyableSpans`): it chooses one and need not copy.
 */
export type Brief = boolean | readonly string[];

/**
 * The quotations of a reply, tidied: an unknown relation decides nothing, so it becomes `context`; what is no list
 * holds none. `least`: how many a model that chooses must choose, where there is something to choose from.
 */
export function quotationsSchema(brief: Brief, least: 0 | 1 = 1): z.ZodType<RepliedQuotation[]> {
  const spans = typeof brief === 'boolean' ? undefined : brief;
  const small = brief !== false;
  const words = spans?.length ? { enum: [...spans] } : { maxLength: 90 };
  const quotation = z.preprocess(
    tidyQuotation,
    z.object({
      n: z.int().meta(smallNumber),
      document: z.int().meta(smallNumber),
      words: z.string().meta(caps(small, words)),
      relation: z.enum(relations),
    }),
  );
  const items = spans?.length ? { minItems: least, maxItems: 1 } : { maxItems: spans ? 0 : 1 };
  return z.preprocess(listOf, z.array(quotation).meta(caps(small, items)));
}

/** The label's enumeration, read tolerantly: "REFUTES" is the set's "Refuted". */
export const labelSchema = (set: LabelSet): z.ZodType<string> =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (labelNamed(value, set) ?? value) : value),
    z.enum(set.labels.map(({ id }) => id)),
  );

/** A debater's reply: reasons first, the label last. Broken quotations are mended or dropped, never a failure. */
export const answerSchema = (set: LabelSet, brief: Brief = false) =>
  withQuotations(
    z.object({
      prose: z.string().meta(caps(brief !== false, reasons)),
      quotations: quotationsSchema(brief),
      label: labelSchema(set),
    }),
  );

/** A debater's reply where it is given its side and no label: the argument and its quotations. */
export const argumentSchema = (brief: Brief = false) =>
  withQuotations(
    z.object({
      prose: z.string().meta(caps(brief !== false, reasons)),
      quotations: quotationsSchema(brief),
    }),
  );

/** A judge's reply: the same with `justification`. */
export const judgeSchema = (set: LabelSet, brief: Brief = false) =>
  withQuotations(
    z.object({
      justification: z.string().meta(caps(brief !== false, reasons)),
      quotations: quotationsSchema(brief),
      label: labelSchema(set),
    }),
  );

const withQuotations = <T>(schema: z.ZodType<T>): z.ZodType<T> =>
  z.preprocess(
    (reply) => (isObject(reply) ? { ...reply, quotations: listOf(reply.quotations) } : reply),
    schema,
  );

/** Reply quotations with their documents; where a number names the wrong one, the document that has the words. */
export function draftsOf(
  quotations: readonly RepliedQuotation[],
  passages: readonly { n: number; document: string; text: string }[],
): QuotationDraft[] {
  return quotations
    .filter(({ words }) => words.trim() !== '')
    .map(({ n, document, words, relation }) => {
      const named = passages.find((passage) => passage.n === document);
      const holds = (passage?: { text: string }) => passage?.text.includes(words.trim());
      const source = holds(named) ? named : (passages.find(holds) ?? named);
      return { n, document: source?.document ?? '', words: words.trim(), relation };
    });
}

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter(isObject).map((item, i) => ({ n: i + 1, ...item })) : [];

function tidyQuotation(value: unknown): unknown {
  if (!isObject(value)) return value;
  const relation = String(value.relation ?? '').toLowerCase();
  const known = relations.some((name) => name === relation);
  return {
    ...value,
    n: numberIn(value.n),
    document: numberIn(value.document),
    words: typeof value.words === 'string' ? value.words : '',
    relation: known ? relation : 'context',
  };
}

/** The first number in "2", "[2]" or "document 2"; 0, which names nothing, where there is none. */
const numberIn = (value: unknown): number => Number(/\d{1,6}/u.exec(String(value))?.[0] ?? 0);
