import { holds, isNearCopy, runsOf, saidIn } from './near-copy';
import { rewords } from './rewording';
import { sentencesOf } from './sentences';
import type { WordRuns } from './word-runs';

/** Words from which on the same sentence in two places was copied, and is not just the plain way to say it. */
const COPIED_WORDS = 10;
/** Longer texts are compared by their runs of words alone. */
const SHORT_WORDS = 120;

interface Told {
  publisher: string;
  /** A document's text, or what was quoted of it. */
  text: string;
}

interface Prepared {
  runs: WordRuns;
  /** Sentences of a short text that are long enough to be known again. */
  sentences: { text: string; words: string[] }[];
}

/**
 * Documents, or quotations of them, grouped by who speaks: two of one publisher are one source, and so are copies of
 * one another (a syndicated article, an agency's sentence turned round). Groups and their members keep their order.
 * Texts are copies when they share seven tenths of their runs of five words, or, of short ones, when a sentence of
 * ten words or more stands in both, perhaps in another order.
 */
export function groupSources<D extends Told>(documents: readonly D[]): D[][] {
  const prepared = documents.map(({ text }) => prepare(text));
  const group = documents.map((_, i) => i);
  for (let i = 1; i < documents.length; i++)
    for (let j = 0; j < i; j++) {
      const [from, to] = [group[i] ?? i, group[j] ?? j];
      if (from === to || !areOne(documents[i], documents[j], prepared[i], prepared[j])) continue;
      group.forEach((one, k) => {
        if (one === from || one === to) group[k] = Math.min(from, to);
      });
    }
  return [...new Set(group)].map((one) => documents.filter((_, i) => group[i] === one));
}

function areOne(a?: Told, b?: Told, one?: Prepared, other?: Prepared): boolean {
  if (!a || !b || !one || !other) return false;
  if (a.publisher === b.publisher && a.publisher !== '') return true;
  const whole = ({ runs }: Prepared) => ({ runs, excerpt: false });
  if (isNearCopy(whole(one), whole(other))) return true;
  return one.sentences.some((mine) =>
    other.sentences.some(
      (its) =>
        holds(mine.words, its.words) ||
        holds(its.words, mine.words) ||
        rewords(mine.text, its.text, { shortened: false }),
    ),
  );
}

function prepare(text: string): Prepared {
  const short = text.length < SHORT_WORDS * 20 && saidIn(text).length <= SHORT_WORDS;
  const sentences = (short ? sentencesOf(text) : []).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { text: sentence, words: saidIn(sentence) };
  });
  return {
    runs: runsOf(text),
    sentences: sentences.filter(({ words }) => words.length >= COPIED_WORDS),
  };
}
