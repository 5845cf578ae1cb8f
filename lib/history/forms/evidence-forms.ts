import { z } from 'zod';
import type {
  DocumentHead,
  EvidenceDocument,
  Passage,
  ReadingWay,
  Standing,
} from '../../evidence/document';
import type { LeftOut } from '../../evidence/left-out';
import { type Quotation, type QuotationState, relations } from '../../evidence/quotation-types';
import type { LookedIn, Retrieval, RetrievalState, Withheld } from '../../evidence/retrieval';
import { address, count, counts, form, oneOf, onlyTrue, text } from './form';

const head: { [K in keyof DocumentHead]-?: z.ZodType<DocumentHead[K]> } = {
  ...{ id: text.min(1), title: text, publisher: text, readAt: text },
  origin: oneOf<DocumentHead['origin']>({ page: true, library: true, web: true }),
  how: oneOf<ReadingWay>({
    ...{ readability: true, 'body-text': true, pdf: true, 'api-text': true, snippet: true },
    ...{ file: true, given: true },
  }),
  ...{ url: address.optional(), author: text.optional(), language: text.optional() },
  ...{ publishedAt: text.optional(), service: text.optional(), pages: counts.optional() },
};

export const documentHead = form<DocumentHead>(head);
export const document = form<EvidenceDocument>({ ...head, text });

export const leftOut = form<LeftOut>({
  ...{ title: text, publisher: text, document: text, url: address.optional() },
});

const standing = oneOf<Standing>({ independent: true, 'same-page': true, restates: true });
export const relation = z.enum(relations);

export const passage = form<Passage>({
  ...{ document: text, start: count, end: count, text, score: z.number(), standing },
  ...{ index: count.optional(), heading: text.optional(), flagged: onlyTrue.optional() },
});

export const quotation = form<Quotation>({
  ...{ n: z.int(), document: text, words: text, relation, standing },
  state: oneOf<QuotationState>({ verified: true, repaired: true, unverified: true }),
  ...{ start: count.optional(), end: count.optional(), drafted: text.optional() },
  flagged: onlyTrue.optional(),
  around: form<NonNullable<Quotation['around']>>({ before: text, after: text }).optional(),
});

const retrievalState = oneOf<RetrievalState>({
  ...{ results: true, empty: true, blocked: true, failed: true },
});

export const lookedIn = z.array(
  form<LookedIn>({
    ...{ where: text, state: retrievalState, found: count, why: text.optional() },
    pages: z.record(text, count).optional(),
  }),
);

export const withheld = z.array(form<Withheld>({ document: text, words: text })).optional();

export const retrieval = form<Retrieval>({
  ...{ query: text, state: retrievalState, lookedIn, withheld },
  passages: z.array(passage),
  documents: z.array(documentHead),
});
