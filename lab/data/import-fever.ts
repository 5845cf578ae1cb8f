import { z } from 'zod';
import type { DataSet, LabClaim } from './claims';
import { wikiItem } from './fever-style';
import { namedFile, readRows } from './folder';
import { wantedPages } from './wiki-dump';

const row = z.object({
  id: z.number(),
  claim: z.string(),
  label: z.string(),
  /** Evidence sets of [annotation, evidence, page, sentence]; page and sentence are null without evidence. */
  evidence: z.array(
    z.array(z.tuple([z.any(), z.any(), z.string().nullable(), z.number().nullable()])),
  ),
});
const page = z.object({ id: z.string(), lines: z.string() });

/**
 * FEVER's published format (Thorne et al. 2018, `{train,dev}.jsonl`). Evidence names pages and sentences; their text
 * is read from FEVER's Wikipedia dump (`wiki-pages/*.jsonl`) where its folder is given, else pools stay empty.
 */
export async function importFever(file: string, wikiPages?: string): Promise<DataSet> {
  const rows = await readRows(namedFile(file), row);
  const named = rows.flatMap(({ evidence }) => evidence.flat());
  const wanted = new Set(named.flatMap(([, , title]) => (title === null ? [] : [title])));
  const sentences = wikiPages ? await sentencesOf(wikiPages, wanted) : new Map<string, string>();
  const claims = rows.map(({ id, claim, label, evidence }): LabClaim => {
    const places = new Set(evidence.flat().map(([, , title, line]) => `${title}\n${line}`));
    const gold = [...places].flatMap((place) => {
      const text = sentences.get(place);
      return text ? [wikiItem(fromFever(place.split('\n')[0] ?? ''), text)] : [];
    });
    return { id: String(id), text: claim, gold: label, pools: { gold }, answerKey: [] };
  });
  const notes = wikiPages
    ? []
    : ['no evidence: name the folder of FEVER’s wiki-pages with --wiki-pages'];
  return { id: 'fever', labels: 'fever', claims, source: file, notes };
}

/** FEVER writes brackets and colons of titles in words. */
const fromFever = (title: string): string =>
  title
    .replaceAll('-LRB-', '(')
    .replaceAll('-RRB-', ')')
    .replaceAll('-LSB-', '[')
    .replaceAll('-RSB-', ']')
    .replaceAll('-COLON-', ':');

/** Sentences of the wanted pages, under `title\nnumber`. */
async function sentencesOf(
  wikiPages: string,
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { id, lines } of wantedPages(wikiPages, 'id', wanted, page)) {
    for (const entry of lines.split('\n')) {
      // Number, sentence, then the titles it links to.
      const [number, text] = entry.split('\t');
      if (number && text) found.set(`${id}\n${number}`, text);
    }
  }
  return found;
}
