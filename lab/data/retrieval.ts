import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Searchable } from '../../lib/evidence/passage-index';
import { splitPassages } from '../../lib/evidence/passages';
import { dataFile, readRows } from './folder';

/** What is ranked; `target` is what a hit on it counts for (a sentence's place, a passage's, an abstract's). */
export interface RetrievalUnit extends Searchable {
  target: number;
  /** Which document of the collection it is of: neighbours are of one document. */
  document: number;
}

export interface RetrievalQuery {
  id: string;
  /** Place in the file: halves are made by its parity. */
  row: number;
  text: string;
  /** Which of the collections it is asked of. */
  collection: number;
  /** Targets that answer it; several sets where each of them does. */
  gold: readonly ReadonlySet<number>[];
}

export interface RetrievalTask {
  name: string;
  /** Whether its texts are few enough to embed all of them. */
  dense: boolean;
  collections: readonly (readonly RetrievalUnit[])[];
  queries: readonly RetrievalQuery[];
}

const wiceRow = z.object({
  id: z.string(),
  claim: z.string(),
  evidence: z.array(z.string()),
  supporting_sentences: z.array(z.array(z.number())),
});

/**
 * WiCE (Kamoi et al. 2023): claims of Wikipedia and the sentences of the page each cites. By sentence, as the set has
 * them; and by passage, as the extension cuts the page, a passage counting for the sentences whose middle it holds.
 * Claims without a supporting sentence are left out.
 */
export async function wiceTasks(): Promise<{ sentences: RetrievalTask; passages: RetrievalTask }> {
  const file = dataFile('retrieval/wice_dev.jsonl', 'github.com/ryokamoi/wice');
  const rows = (await readRows(file, wiceRow))
    .map((one, row) => ({
      ...one,
      row,
      gold: one.supporting_sentences.filter((set) => set.length > 0),
    }))
    .filter(({ gold }) => gold.length > 0);
  const pages = rows.map(({ evidence }) => splitPage(evidence));
  const task = (
    name: string,
    dense: boolean,
    collections: RetrievalTask['collections'],
    target: (page: number, sentence: number) => number,
  ): RetrievalTask => ({
    name,
    dense,
    collections,
    queries: rows.map(({ id, row, claim, gold }, page) => ({
      ...{ id, row, text: claim, collection: page },
      gold: gold.map((set) => new Set(set.map((n) => target(page, n)))),
    })),
  });
  return {
    sentences: task(
      'WiCE, sentences',
      false,
      rows.map(({ evidence }) => evidence.map((text, target) => ({ text, target, document: 0 }))),
      (_, n) => n,
    ),
    passages: task(
      'WiCE, passages',
      true,
      pages.map(({ units }) => units),
      (page, n) => pages[page]?.holder(n) ?? -1,
    ),
  };
}

function splitPage(sentences: readonly string[]) {
  const passages = splitPassages(sentences.join('\n'));
  let at = 0;
  const middles = sentences.map((sentence) => {
    const middle = at + Math.floor(sentence.length / 2);
    at += sentence.length + 1;
    return middle;
  });
  return {
    units: passages.map(({ text, heading }, target) => ({
      ...{ text, target, document: 0 },
      ...(heading && { heading }),
    })),
    holder: (n: number) =>
      passages.findIndex(
        ({ start, end }) => start <= (middles[n] ?? -1) && (middles[n] ?? -1) <= end,
      ),
  };
}

const abstract = z.object({ _id: z.string(), title: z.string(), sentences: z.array(z.string()) });
const query = z.object({ _id: z.string(), text: z.string() });

/** SciFact (Wadden et al. 2020) as a retrieval set: claims, and abstracts with their titles. */
export async function scifactTask(): Promise<RetrievalTask> {
  const from = 'github.com/allenai/scifact';
  const [documents, queries, judged] = await Promise.all([
    readRows(dataFile('retrieval/scifact_corpus_small1500.jsonl', from), abstract),
    readRows(dataFile('retrieval/scifact_queries_dev.jsonl', from), query),
    readFile(dataFile('retrieval/scifact_qrels_dev.tsv', from), 'utf8'),
  ]);
  const places = new Map(documents.map(({ _id }, place) => [_id, place]));
  const gold = new Map<string, Set<number>>();
  for (const line of judged.trim().split('\n').slice(1)) {
    const [of = '', document = '', score] = line.split('\t');
    const place = places.get(document);
    if (place === undefined || Number(score) <= 0) continue;
    gold.set(of, (gold.get(of) ?? new Set()).add(place));
  }
  const asked = queries.flatMap(({ _id, text }, row) => {
    const answers = gold.get(_id);
    return answers ? [{ id: _id, row, text, collection: 0, gold: [answers] }] : [];
  });
  const abstracts = documents.map(({ title, sentences }, target) => ({
    ...{ title, text: sentences.join(' '), target, document: target },
  }));
  return { name: 'SciFact, abstracts', dense: true, collections: [abstracts], queries: asked };
}
