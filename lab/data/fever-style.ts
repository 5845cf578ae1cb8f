import { z } from 'zod';
import type { DataSet, GivenEvidence, LabClaim } from './claims';
import { dataFile, readRows } from './folder';

/** A sentence of a Wikipedia page. */
export const wikiItem = (title: string, text: string): GivenEvidence => ({
  title: title.replaceAll('_', ' '),
  text,
  publisher: 'wikipedia.org',
});

const claimOf = (id: string, text: string, label: string, gold: GivenEvidence[]): LabClaim => ({
  id,
  text,
  gold: label.toUpperCase(),
  pools: { gold },
  answerKey: [],
});

/** Claims with one evidence sentence each, made so that the claim alone gives nothing away (Schuster et al. 2019). */
export async function feverSymmetric(): Promise<DataSet> {
  const source = 'github.com/TalSchuster/FeverSymmetric (MIT)';
  const schema = z.object({
    id: z.string(),
    split: z.string(),
    claim: z.string(),
    evidence: z.string(),
    label: z.string(),
  });
  const rows = await readRows(dataFile('claims/fever_symmetric.jsonl', source), schema);
  const claims = rows.map((row, i) =>
    // Ids of the four versions of one claim repeat; the row's number tells them apart.
    claimOf(`${row.id}-${i + 1}`, row.claim, row.label, [wikiItem('Wikipedia', row.evidence)]),
  );
  return { id: 'fever-symmetric', labels: 'faviq', claims, source, notes: [] };
}

/** Claims written in a game to be hard to tell apart (Eisenschlos et al. 2021), with gold evidence. */
export async function foolMeTwice(): Promise<DataSet> {
  const source = 'github.com/google-research/fool-me-twice (Apache-2.0)';
  const schema = z.object({
    id: z.string(),
    claim: z.string(),
    label: z.string(),
    wikipedia_page: z.string(),
    gold_evidence: z.array(z.object({ section_header: z.string().nullish(), text: z.string() })),
  });
  const rows = await readRows(dataFile('claims/fool_me_twice_dev.jsonl', source), schema);
  const claims = rows.map(({ id, claim, label, wikipedia_page: page, gold_evidence }) =>
    claimOf(
      id,
      claim,
      label,
      gold_evidence.map(({ text }) => wikiItem(page, text)),
    ),
  );
  return { id: 'fool-me-twice', labels: 'faviq', claims, source, notes: [] };
}

/** FEVEROUS claims whose evidence is sentences only (Pan et al. 2023's selection), two labels. */
export async function feverousSentences(): Promise<DataSet> {
  const source = 'github.com/teacherpeterpan/ProgramFC (MIT; FEVEROUS CC BY-SA)';
  const schema = z.object({
    id: z.number(),
    claim: z.string(),
    label: z.string(),
    evidence: z.string(),
  });
  const rows = await readRows(dataFile('claims/feverous_s_dev_sample.jsonl', source), schema);
  const claims = rows.map(({ id, claim, label, evidence }) =>
    claimOf(
      String(id),
      claim,
      label,
      evidence.split('\n').flatMap((line) => {
        const [title = '', text] = line.split('\t');
        return text ? [wikiItem(title, withoutLinks(text))] : [];
      }),
    ),
  );
  return { id: 'feverous-s', labels: 'faviq', claims, source, notes: [] };
}

/** `[[Link|shown]]` as `shown`. */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/\[\[([^\]|]*)(?:\|([^\]]*))?\]\]/gu, (_, link: string, shown?: string) =>
    (shown ?? link).replaceAll('_', ' '),
  );
