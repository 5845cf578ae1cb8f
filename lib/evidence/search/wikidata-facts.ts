import { z } from 'zod';
import { idsOf, type Labels, type Snak, snak, valueInWords } from './wikidata-values';

const statement = z.object({
  mainsnak: snak,
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  qualifiers: z.record(z.string(), z.array(snak)).optional(),
});
type Statement = z.infer<typeof statement>;

const text = z.object({ language: z.string(), value: z.string() });

export const entity = z.object({
  id: z.string().regex(/^[QP]\d+$/),
  labels: z.record(z.string(), text).default({}),
  descriptions: z.record(z.string(), text).default({}),
  /** An item without statements has an empty list here instead of an empty object. */
  claims: z
    .union([z.record(z.string(), z.array(z.unknown())), z.array(z.unknown()).length(0)])
    .default({}),
  modified: z.iso.datetime().optional().catch(undefined),
});
export type Entity = z.infer<typeof entity>;

/** Kinds of values that read as a fact. Ids of other sites, pictures, addresses and formulas do not. */
const KINDS = new Set(['wikibase-item', 'time', 'quantity', 'monolingualtext']);

/** Properties about Wikimedia's own pages and lists, not about the thing: categories, templates, "different from", … */
const HOUSEKEEPING = new Set([
  ...['P301', 'P360', 'P460', 'P910', 'P971', 'P1151', 'P1204', 'P1343', 'P1423'],
  ...['P1424', 'P1464', 'P1465', 'P1472', 'P1482', 'P1687', 'P1740', 'P1754'],
  ...['P1792', 'P1889', 'P1963', 'P2354', 'P2517', 'P2559', 'P2875', 'P2959'],
  ...['P3713', 'P3734', 'P3876', 'P4195', 'P4224', 'P5008', 'P5125', 'P5869', 'P6104'],
  ...['P6112', 'P6186', 'P7084', 'P7561', 'P7782', 'P7867', 'P8464', 'P8744', 'P8989'],
]);
/** Values of one property: a country has hundreds of some. */
const MOST_VALUES = 6;
/** Properties of one item. */
const MOST_PROPERTIES = 60;

/** When a statement holds: point in time, start, end. */
const WHEN = [
  ['P585', 'as of'],
  ['P580', 'from'],
  ['P582', 'until'],
] as const;

/** The best-ranked statements of an item that read as facts, by property. */
export function statementsOf({ claims }: Entity): { property: string; statements: Statement[] }[] {
  return Object.entries(claims)
    .filter(([property]) => !HOUSEKEEPING.has(property))
    .flatMap(([property, given]) => {
      const known = (given as unknown[]).flatMap((one) => statement.safeParse(one).data ?? []);
      const told = known.filter(
        ({ mainsnak, rank }) =>
          rank !== 'deprecated' &&
          mainsnak.snaktype === 'value' &&
          KINDS.has(mainsnak.datatype ?? ''),
      );
      const preferred = told.filter(({ rank }) => rank === 'preferred');
      const statements = (preferred.length > 0 ? preferred : told).slice(0, MOST_VALUES);
      return statements.length > 0 ? [{ property, statements }] : [];
    })
    .slice(0, MOST_PROPERTIES);
}

/** Ids of everything an item's sentences name. */
export function namedBy(item: Entity): string[] {
  const facts = statementsOf(item);
  const snaks = facts.flatMap(({ statements }) =>
    statements.flatMap(({ mainsnak }) => idsOf(mainsnak)),
  );
  return [...new Set([...facts.map(({ property }) => property), ...snaks])];
}

/**
 * An item's statements as sentences, a line each: "Eiffel Tower, height: 330 metre." They are ours, made of Wikidata's
 * data, and the first line says so.
 * @returns an empty text for an item without a label or without facts
 */
export function factsText(item: Entity, labels: Labels, language: string): string {
  const label = item.labels[language]?.value ?? item.labels.en?.value;
  if (!label) return '';
  const lines = statementsOf(item).flatMap(({ property, statements }) => {
    const name = labels.get(property);
    const values = statements.flatMap((one) => factOf(one, labels, language));
    return name && values.length > 0 ? [`${label}, ${name}: ${values.join('; ')}.`] : [];
  });
  if (lines.length === 0) return '';
  const description = item.descriptions[language]?.value ?? item.descriptions.en?.value;
  const about = description ? [`${label}: ${description}.`] : [];
  const origin = `Statements of Wikidata about ${label} (${item.id}), put into sentences by Crossexam.`;
  return [origin, '', ...about, ...lines].join('\n');
}

function factOf({ mainsnak, qualifiers }: Statement, labels: Labels, language: string): string[] {
  const value = valueInWords(mainsnak, labels, language);
  if (value === undefined) return [];
  const when = WHEN.flatMap(([property, word]) => {
    const first: Snak | undefined = qualifiers?.[property]?.[0];
    const moment = first && valueInWords(first, labels, language);
    return moment ? [`${word} ${moment}`] : [];
  });
  return [when.length > 0 ? `${value} (${when.join(' ')})` : value];
}
