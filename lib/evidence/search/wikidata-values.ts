import { z } from 'zod';

const entityId = z.object({ id: z.string().regex(/^[QP]\d+$/) });
const time = z.object({ time: z.string(), precision: z.number().int() });
const quantity = z.object({ amount: z.string(), unit: z.string() });
const monolingual = z.object({ text: z.string(), language: z.string() });

export const snak = z.object({
  snaktype: z.string(),
  property: z.string().regex(/^P\d+$/),
  datatype: z.string().optional(),
  datavalue: z.object({ type: z.string(), value: z.unknown() }).optional(),
});
export type Snak = z.infer<typeof snak>;

/** The name of an item or property in the reader's language, by its id; undefined where it has none. */
export type Labels = ReadonlyMap<string, string>;

/** Ids whose labels a value needs: the item it is, the unit it is counted in. */
export function idsOf({ datavalue }: Snak): string[] {
  const item = entityId.safeParse(datavalue?.value).data?.id;
  const unit = unitOf(quantity.safeParse(datavalue?.value).data?.unit ?? '');
  return [item, unit].filter((id) => id !== undefined);
}

/** A value in words; undefined where it is of a kind that says nothing in a sentence (pictures, ids of other sites). */
export function valueInWords(
  { snaktype, datavalue }: Snak,
  labels: Labels,
  language: string,
): string | undefined {
  if (snaktype !== 'value' || !datavalue) return undefined;
  const { type, value } = datavalue;
  if (type === 'wikibase-entityid') return labels.get(entityId.safeParse(value).data?.id ?? '');
  if (type === 'monolingualtext') return monolingual.safeParse(value).data?.text;
  if (type === 'time') {
    const { data } = time.safeParse(value);
    return data && dateInWords(data, language);
  }
  const { data } = quantity.safeParse(value);
  if (type !== 'quantity' || !data) return undefined;
  const unit = unitOf(data.unit);
  const amount = data.amount.replace(/^\+/, '');
  if (unit === undefined) return amount;
  const name = labels.get(unit);
  return name && `${amount} ${name}`;
}

const unitOf = (unit: string): string | undefined => /\/(Q\d+)$/.exec(unit)?.[1];

/**
 * Wikidata's times, `+1889-03-31T00:00:00Z` with a precision: 11 a day, 10 a month, 9 a year, 8 a decade, 7 a century
 * (https://www.wikidata.org/wiki/Help:Dates).
 */
function dateInWords({ time: moment, precision }: z.infer<typeof time>, language: string) {
  const [, sign, year = '', month, day] = /^([+-])(\d+)-(\d\d)-(\d\d)T/.exec(moment) ?? [];
  const number = Number(year);
  if (!number) return undefined;
  const era = sign === '-' ? ' BC' : '';
  if (precision === 9) return `${number}${era}`;
  if (precision === 8) return `${Math.floor(number / 10) * 10}s${era}`;
  if (precision === 7) return `century ${Math.ceil(number / 100)}${era}`;
  if (precision < 10 || era || number > 9999)
    return precision >= 10 ? `${number}${era}` : undefined;
  const date = new Date(
    `${year.padStart(4, '0')}-${month}-${precision === 10 ? '01' : day}T00:00:00Z`,
  );
  if (Number.isNaN(date.getTime())) return undefined;
  const parts: Intl.DateTimeFormatOptions =
    precision === 10
      ? { year: 'numeric', month: 'long' }
      : { year: 'numeric', month: 'long', day: 'numeric' };
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(date);
}
