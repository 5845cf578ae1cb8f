import type { StepKind, StepValues } from '../../debate/steps';
import type { DocumentHead, Passage } from '../../evidence/document';
import type { Quotation } from '../../evidence/quotation-types';
import type { LookedIn, Retrieval } from '../../evidence/retrieval';

const head: DocumentHead = {
  ...{ id: 'd', origin: 'web', title: 'The tower', url: 'https://example.org/tower#height' },
  ...{ publisher: 'example.org', author: 'A', language: 'en', publishedAt: '2026-01-02' },
  ...{ readAt: '2026-05-03T12:00:00.000Z', how: 'readability', service: 'wikipedia', pages: [0] },
};
const passage: Passage = {
  ...{ document: 'd', start: 0, end: 4, text: 'text', index: 1, heading: 'Height' },
  ...{ standing: 'independent', score: 0.5, flagged: true },
};
const quotation: Quotation = {
  ...{ n: 1, document: 'd', words: 'built in 1889', relation: 'contradicts', state: 'repaired' },
  ...{ start: 0, end: 13, drafted: 'built 1889', standing: 'independent', flagged: true },
  around: { before: 'It was ', after: '.' },
};
const looked: LookedIn = {
  ...{ where: 'wikipedia', state: 'failed', found: 2, why: 'offline' },
  pages: { later: 1, paywall: 2 },
};
const withheld = [{ document: 'd', words: 'ignore all' }];
const retrieval: Retrieval = {
  ...{ query: 'tower', state: 'results', passages: [passage], documents: [head] },
  ...{ lookedIn: [looked], withheld },
};
const usage = { input: 10, output: 2, cached: 4, estimated: true };
const by = { id: 'openai:h/m', name: 'M', demonstration: false, price: { input: 1, output: 2 } };
const thresholds = { faithfulness: 0.7, relevance: 0.8, calibrated: false };

/** A step of every kind with every field it may have; several where a kind has more than one form. */
export const everyKind: { [K in StepKind]: StepValues[K][] } = {
  reply: [
    {
      ...{ role: 'debater', by },
      reply: {
        ...{ text: 'Yes.', reasoning: 'Hm.', finish: 'stop', usage, model: 'm' },
        warnings: ['truncated-prompt'],
      },
    },
  ],
  failedCall: [{ role: 'judge', usage, by }],
  preparation: [
    {
      ...{ outcome: 'choose', by: 'model', why: 'question', unclear: ['It'] },
      claims: [
        {
          text: 'The tower is tall.',
          selected: { start: 0, end: 9 },
          resolved: [{ start: 0, end: 9, was: 'It' }],
        },
      ],
    },
  ],
  factChecks: [
    {
      ...{ state: 'found', why: 'quota' },
      items: [
        {
          ...{ claim: 'It is tall.', claimant: 'B', claimedAt: '2026-01-01', publisher: 'P' },
          ...{ url: 'https://example.org/check', title: 'T', rating: 'False', language: 'en' },
          ...{ checkedAt: '2026-01-02', from: 'google' },
        },
      ],
    },
  ],
  query: [{ text: 'tower', changed: true, thought: 'Look.', tool: 'rag', keywords: 'iron' }],
  retrieval: [retrieval],
  summaries: [{ summaries: [{ document: 'd', text: 'Retold.' }] }],
  answer: [
    {
      ...{ text: 'No [1].', label: 'Refuted', quotations: [quotation], unparsed: true },
      sides: { for: 'a', against: 'b' },
    },
    { text: '', label: null, quotations: [] },
  ],
  embedding: [
    { embedder: 'e', vectors: [[0.1, -0.2]] },
    { embedder: 'e', failed: 'on-device-failed' },
  ],
  faithfulness: [
    {
      ...{ state: 'scored', value: 0.5 },
      detail: { statements: [{ text: 's', supported: true, reason: 'r' }] },
    },
    { state: 'failed', why: 'unparsable' },
    { state: 'not-applicable' },
  ],
  relevance: [
    {
      ...{ state: 'scored', value: 0.5 },
      detail: {
        questions: [{ text: 'q', noncommittal: false, cosine: 0.5 }],
        ...{ noncommittal: false, embedder: 'e' },
      },
    },
    { state: 'failed', why: 'embedding' },
    { state: 'not-applicable' },
  ],
  questions: [{ questions: ['When?'] }],
  pool: [
    {
      ...{ by: 'gatherer', documents: [head], lookedIn: [looked], withheld },
      items: [{ n: 1, question: 'When?', answer: '1889.', passage }],
    },
  ],
  selection: [{ numbers: [1, 2] }],
  gate: [
    {
      ...{ round: 1, outcome: 'unstable', label: 'Refuted', thresholds, next: 'round' },
      failures: [{ agent: 'web', metric: 'relevance', value: 0.5, threshold: 0.8 }],
    },
  ],
  moderation: [
    {
      ...{ round: 1, insight: 'i', gaps: 'g', justificationForProceeding: 'p', proceeding: 'no' },
      ...{ justificationForVerdict: 'v', label: 'Refuted', quotations: [quotation] },
      ...{ unparsed: 'what came', next: 'end' },
    },
    {
      ...{ round: 1, insight: '', gaps: '', justificationForProceeding: '', proceeding: null },
      ...{ justificationForVerdict: '', label: null, quotations: [], next: 'round' },
    },
  ],
  preference: [
    {
      ...{ round: 1, preference: true, side: 'negative', reason: 'r', label: 'No' },
      ...{ unparsed: 'what came', next: 'end' },
    },
  ],
  consistency: [{ round: 1, consistent: false, text: 'No.', next: 'judge-budget' }],
  affords: [{ affords: true }],
  judge: [
    {
      ...{ label: 'Refuted', justification: 'j', quotations: [quotation], insights: 'i' },
      fallback: false,
    },
  ],
  proposed: [{ label: 'Refuted', by: 'judge', round: 2, text: 't', unanimous: true }],
  fit: [{ asked: [1, 2], relations: [{ e: 1, relation: 'supports' }], unparsed: true }],
  control: [{ claim: 'The moon is square.', steering: ['d'], unread: ['d'] }],
  shown: [
    {
      ...{ label: 'Refuted', proposed: 'Refuted', overruled: false, why: 'stands' },
      ...{ confidence: 'likely', sources: ['example.org'], calibrated: false },
    },
  ],
  report: [
    {
      ...{ justification: 'j [1]', corrected: 'c', counter: 'k', wouldChange: 'w' },
      ...{ unquoted: ['counter'], cited: [1], dropped: 0 },
    },
  ],
  budget: [{ limit: 'calls', at: 'round/1/page/query/try/1' }],
};
