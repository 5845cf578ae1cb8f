import type { Claim } from '../../lib/claim/claim';
import type { PoolItem } from '../../lib/debate/steps';
import type { World } from '../../lib/debate/world';
import type { EvidenceDocument, Passage } from '../../lib/evidence/document';
import { headOf } from '../../lib/evidence/document';
import { documentOf } from '../../lib/evidence/document-id';
import { splitPassages } from '../../lib/evidence/passages';
import { standingOf } from '../../lib/evidence/restates';
import type { GivenEvidence } from '../data/claims';

/** A piece of evidence as a document, and where in its text the answer begins. */
export interface GivenDocument {
  document: EvidenceDocument;
  question?: string;
  /** UTF-16 offset of the evidence's own words: what stands before is the question. */
  from: number;
}

/** Evidence files are read whole before a run; their documents say no moment that a replay would change. */
const READ_AT = '1970-01-01T00:00:00.000Z';

/** An item "question + answer" is a document: the question on its first line, then the answer. */
export async function givenDocument(item: GivenEvidence): Promise<GivenDocument> {
  const { text, title, url, publisher, question } = item;
  const document = await documentOf({
    origin: url ? 'web' : 'library',
    title,
    publisher,
    readAt: READ_AT,
    how: 'given',
    text: question ? `${question}\n${text}` : text,
    ...(url && { url }),
  });
  return { document, from: question ? question.length + 1 : 0, ...(question && { question }) };
}

/** The evidence all agents share: every item whole, in the file's order. */
export function sharedPool(
  given: readonly GivenDocument[],
  claim: Claim,
): NonNullable<Awaited<ReturnType<NonNullable<World['evidence']>>>> {
  const items = given.map(({ document, question, from }, i): PoolItem => {
    const { text } = document;
    const span = { start: from, end: text.length, text: text.slice(from) };
    return {
      n: i + 1,
      passage: { ...span, document: document.id, standing: apart(span.text, claim), score: 1 },
      ...(question && { question }),
    };
  });
  const state = items.length > 0 ? ('results' as const) : ('empty' as const);
  const documents = given.map(({ document }) => document);
  return {
    pool: {
      items,
      documents: documents.map(headOf),
      lookedIn: [{ where: 'file', state, found: items.length }],
    },
    documents,
  };
}

export type TitledPassage = Omit<Passage, 'score' | 'standing'> & { title: string };

/** The passages of a document's own words; the question is its title, which the ranking looks at, too. */
export function passagesOf({ document, question, from }: GivenDocument): TitledPassage[] {
  return splitPassages(document.text.slice(from)).map((span) => ({
    ...span,
    start: span.start + from,
    end: span.end + from,
    document: document.id,
    title: question ?? document.title,
  }));
}

/** How far words stand apart from a claim that was taken from no page. */
export const apart = (text: string, claim: Claim) => standingOf(text, claim, { samePage: false });
