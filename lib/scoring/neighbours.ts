import type { Step } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import type { Passage } from '../evidence/document';
import { sentencesOf } from '../evidence/sentences';

/** The sentences before and after a quotation, as far as the passage goes that it was read in. */
export type Around = (
  item: Pick<EvidenceItem, 'document' | 'start' | 'end'>,
) => { before?: string; after?: string } | undefined;

/** In UTF-16 units; a longer sentence is cut on its far side. */
const LONGEST = 240;

/** Neighbours from the passages in a journal: no document has to be read again for them. */
export function neighboursIn(steps: readonly Step[]): Around {
  const passages = steps.flatMap((step): Passage[] => {
    if (step.kind === 'retrieval') return step.value.passages;
    return step.kind === 'pool' ? step.value.items.map(({ passage }) => passage) : [];
  });
  return ({ document, start, end }) => {
    if (start === undefined || end === undefined) return undefined;
    const passage = passages.find(
      (one) => one.document === document && one.start <= start && one.end >= end,
    );
    if (!passage) return undefined;
    const before = lastSentence(passage.text.slice(0, start - passage.start));
    const after = firstSentence(passage.text.slice(end - passage.start));
    return { ...(before && { before }), ...(after && { after }) };
  };
}

const sentences = (text: string): string[] =>
  sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

/** Up to the quotation: its own sentence's beginning and, where that says little, the sentence before. */
function lastSentence(text: string): string {
  const found = sentences(text);
  const last = found.at(-1) ?? '';
  const whole = last.length < LONGEST / 4 ? [found.at(-2), last].filter(Boolean).join(' ') : last;
  return whole.length > LONGEST ? `… ${whole.slice(-LONGEST)}` : whole;
}

function firstSentence(text: string): string {
  const found = sentences(text);
  const first = found[0] ?? '';
  const whole = first.length < LONGEST / 4 ? [first, found[1]].filter(Boolean).join(' ') : first;
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)} …` : whole;
}
