import { z } from 'zod';
import type { DataSet, LabClaim } from './claims';
import { wikiItem } from './fever-style';
import { dataFile, readRows } from './folder';

/** Claims about the climate with five Wikipedia sentences each (Diggelmann et al. 2020), four labels. */
export async function climateFever(): Promise<DataSet> {
  const source = 'github.com/tdiggelm/climate-fever-dataset';
  const schema = z.object({
    claim_id: z.string(),
    claim: z.string(),
    claim_label: z.string(),
    evidences: z.array(z.object({ article: z.string(), evidence: z.string() })),
  });
  const rows = await readRows(dataFile('claims/climate_fever.jsonl', source), schema);
  const claims = rows.map(
    (row): LabClaim => ({
      id: row.claim_id,
      text: row.claim,
      gold: row.claim_label,
      pools: { gold: row.evidences.map(({ article, evidence }) => wikiItem(article, evidence)) },
      answerKey: [],
    }),
  );
  return { id: 'climate-fever', labels: 'climate-fever', claims, source, notes: [] };
}

/**
 * Questions answered by the abstract of a paper (Jin et al. 2019). The pool is the abstract without its conclusion,
 * which is the answer and is not read.
 */
export async function pubmedQa(): Promise<DataSet> {
  const source = 'github.com/pubmedqa/pubmedqa (MIT)';
  const schema = z.object({
    pmid: z.string(),
    question: z.string(),
    contexts: z.array(z.string()),
    section_labels: z.array(z.string()),
    final_decision: z.string(),
  });
  const rows = await readRows(dataFile('claims/pubmedqa_pqal.jsonl', source), schema);
  const claims = rows.map(
    (row): LabClaim => ({
      id: row.pmid,
      text: row.question,
      gold: row.final_decision,
      pools: {
        gold: row.contexts.map((text, i) => ({
          text,
          title: row.section_labels[i] ?? 'Abstract',
          url: `https://pubmed.ncbi.nlm.nih.gov/${row.pmid}/`,
          publisher: `PubMed ${row.pmid}`,
        })),
      },
      answerKey: [],
    }),
  );
  return { id: 'pubmedqa', labels: 'pubmedqa', claims, source, notes: [] };
}

/**
 * SciFact claims (Wadden et al. 2020) with the abstracts they cite as pool. Claims that cite an abstract outside the
 * small corpus are left out, and said to be.
 */
export async function sciFact(): Promise<DataSet> {
  const source = 'github.com/allenai/scifact (claims CC BY 4.0, abstracts ODC-By)';
  const claimRow = z.object({
    id: z.number(),
    claim: z.string(),
    evidence: z.record(z.string(), z.array(z.object({ label: z.enum(['SUPPORT', 'CONTRADICT']) }))),
    cited_doc_ids: z.array(z.number()),
  });
  const abstractRow = z.object({
    _id: z.string(),
    title: z.string(),
    sentences: z.array(z.string()),
  });
  const rows = await readRows(dataFile('claims/scifact_claims_train.jsonl', source), claimRow);
  const corpusFile = dataFile('retrieval/scifact_corpus_small1500.jsonl', source);
  const corpus = new Map((await readRows(corpusFile, abstractRow)).map((one) => [one._id, one]));
  const claims = rows.flatMap((row): LabClaim[] => {
    const cited = row.cited_doc_ids.map((id) => corpus.get(String(id)));
    if (cited.some((abstract) => abstract === undefined)) return [];
    const [evidence] = Object.values(row.evidence).flat();
    const gold = cited.flatMap((abstract) =>
      abstract
        ? [
            {
              text: abstract.sentences.join(' '),
              title: abstract.title,
              publisher: `paper ${abstract._id}`,
            },
          ]
        : [],
    );
    return [
      {
        id: String(row.id),
        text: row.claim,
        gold: evidence?.label ?? 'NOT_ENOUGH_INFO',
        pools: { gold },
        answerKey: [],
      },
    ];
  });
  const left = rows.length - claims.length;
  const notes = left > 0 ? [`${left} claims left out: they cite abstracts not in the corpus`] : [];
  return { id: 'scifact', labels: 'scifact', claims, source, notes };
}
