import type { ProtocolContext } from '../../debate/context';
import { clip } from './documents';

/** Longer sentences take a small model too long to repeat. In UTF-16 units. */
const LONGEST = 160;
const SHORTEST = 20;
/** Per passage: the schema becomes a grammar, and each span a branch of it. */
const MOST = 3;

/**
 * What a small model may quote: whole sentences of the passages as its prompt shows them. A model of that size
 * does not copy reliably, but it can choose; undefined for every other model, which quotes what it likes.
 */
export function copyableSpans(
  { options }: Pick<ProtocolContext, 'options'>,
  passages: readonly { text: string }[],
): string[] | undefined {
  const words = options.brief?.passageWords;
  if (words === undefined) return undefined;
  const spans = passages.flatMap(({ text }) => sentencesIn(clip(text, words)).slice(0, MOST));
  return [...new Set(spans)];
}

function sentencesIn(shown: string): string[] {
  // Not by the browser's language, which a replay may find changed.
  const segments = new Intl.Segmenter('und', { granularity: 'sentence' }).segment(shown);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(
    // A sentence that the clip cut off is no sentence of the document.
    (one) => one.length >= SHORTEST && one.length <= LONGEST && !one.endsWith('…'),
  );
}
