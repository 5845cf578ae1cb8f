import type { EvidenceItem } from '../../debate/view-types';
import type { Relation } from '../../evidence/quotation-types';

/** A verified quotation of an independent source, which counts, unless told otherwise. */
export const evidenceItem = (
  relation: Relation,
  more: Partial<EvidenceItem> = {},
): EvidenceItem => ({
  e: 1,
  n: 1,
  document: 'd1',
  words: 'built from 1887 to 1889',
  relation,
  state: 'verified',
  start: 0,
  end: 23,
  standing: 'independent',
  source: {
    id: 'd1',
    origin: 'web',
    title: 'The tower',
    publisher: 'example.org',
    readAt: '2026-05-03T10:00:00.000Z',
    how: 'given',
  },
  usedBy: [{ agent: 'web', round: 1, n: 1 }],
  counts: true,
  ...more,
});
