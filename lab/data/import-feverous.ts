import { z } from 'zod';
import type { DataSet, GivenEvidence, LabClaim } from './claims';
import { wikiItem, withoutLinks } from './fever-style';
import { namedFile, readRows } from './folder';
import { wantedPages } from './wiki-dump';

const row = z.object({
  id: z.union([z.number(), z.string()]),
  claim: z.string(),
  label: z.string(),
  evidence: z.array(z.object({ content: z.array(z.string()) })),
});
const page = z.looseObject({ title: z.string() });

/** `Page title_sentence_3`, `Page title_cell_0_1_2`, `Page title_item_1_0`, …: the page and the place on it. */
const PLACE =
  /^(?<title>.+)_(?<place>(?:sentence|header_cell|cell|item|table_caption|section)_[\d_]+|title)$/u;

/**
 * FEVEROUS' published format (Aly et al. 2021, `feverous_{train,dev}_challenges.jsonl`). Evidence names sentences,
 * cells and list items; their text is read from FEVEROUS' Wikipedia as JSON lines where it is given, else pools stay
 * empty. The first row of the published files is a header without a claim and is passed over.
 */
export async function importFeverous(file: string, wikiPages?: string): Promise<DataSet> {
  const rows = (await readRows(namedFile(file), row)).filter(({ claim }) => claim.trim() !== '');
  const places = new Set(rows.flatMap(({ evidence }) => evidence.flatMap((set) => set.content)));
  const texts = wikiPages ? await textsOf(wikiPages, places) : new Map<string, GivenEvidence>();
  const claims = rows.map(({ id, claim, label, evidence }): LabClaim => {
    const own = new Set(evidence.flatMap((set) => set.content));
    const gold = [...own].flatMap((place) => texts.get(place) ?? []);
    return { id: String(id), text: claim, gold: label, pools: { gold }, answerKey: [] };
  });
  const notes = wikiPages ? [] : ['no evidence: name FEVEROUS’ Wikipedia with --wiki-pages'];
  return { id: 'feverous', labels: 'fever', claims, source: file, notes };
}

async function textsOf(
  wikiPages: string,
  places: ReadonlySet<string>,
): Promise<Map<string, GivenEvidence>> {
  const byPage = new Map<string, { id: string; place: string }[]>();
  for (const id of places) {
    const { title, place } = PLACE.exec(id)?.groups ?? {};
    if (title && place) byPage.set(title, [...(byPage.get(title) ?? []), { id, place }]);
  }
  const found = new Map<string, GivenEvidence>();
  for await (const read of wantedPages(wikiPages, 'title', byPage, page)) {
    for (const { id, place } of byPage.get(read.title) ?? []) {
      const text = place === 'title' ? read.title : textAt(read, place);
      if (text) found.set(id, wikiItem(read.title, withoutLinks(text)));
    }
  }
  return found;
}

/** The text at a place: a field of the page, or the cell or item with this id inside its tables and lists. */
function textAt(node: unknown, place: string): string | undefined {
  if (node === null || typeof node !== 'object') return undefined;
  const fields = node as Record<string, unknown>;
  const own = fields[place] ?? (fields.id === place ? fields.value : undefined);
  if (typeof own === 'string') return own;
  if (own !== null && typeof own === 'object' && 'value' in own) return String(own.value);
  const caption = /^table_caption_(\d+)$/u.exec(place)?.[1];
  const table = caption === undefined ? undefined : fields[`table_${caption}`];
  if (table !== null && typeof table === 'object' && table !== undefined && 'caption' in table)
    return String(table.caption);
  for (const child of Object.values(fields)) {
    const text = textAt(child, place);
    if (text !== undefined) return text;
  }
  return undefined;
}
