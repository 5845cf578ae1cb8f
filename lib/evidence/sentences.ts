export interface TextSpan {
  /** UTF-16 offsets. */
  start: number;
  end: number;
}

/** After these a full stop does not end a sentence; UAX 29 does not know abbreviations. */
const ABBREVIATION =
  /(?:^|[\s("'“‘])(?:\p{Lu}|(?:\p{Lu}\.)+\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Ste|Mt|Ft|Lt|Col|Gen|Sgt|Capt|Gov|Sen|Rep|Rev|Hon|Jr|Sr|Sra|Srta|Mme|Mlle|Hr|Fr|Inc|Ltd|Co|Corp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Nos?|Nr|Bd|[Aa]rt|[Ff]ig|[Vv]ol|pp?|eds?|vs|ca?|cf|approx|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|av)\.\s*$/u;
/** UTF-16 units that hold any abbreviation and what stands before it: a page may be one sentence of a megabyte. */
const LAST_WORDS = 40;
/** What no sentence begins with. */
const SMALL = /^\p{Ll}/u;
/** A line's end, or blanks where a footnote mark was taken out. */
const APART = /(?:\n|\s{3})$/u;

/**
 * Where the sentences of a text end, its end included: borders of Unicode UAX 29, joined again after abbreviations and
 * initials, and before a small letter, which begins no sentence.
 * @param wrapped whether a line that goes on with a small letter is the same sentence, too. In a text made of blocks it
 * is another line of a list; in a selection lines are where the page broke them.
 */
export function sentenceEnds(
  text: string,
  language: string | undefined,
  { wrapped }: { wrapped: boolean },
): number[] {
  const ends: number[] = [];
  for (const { index, segment } of segmenter(language, 'sentence').segment(text)) {
    const end = index + segment.length;
    const last = text.slice(Math.max(0, end - LAST_WORDS), end);
    const goesOn = SMALL.test(text.slice(end, end + 2)) && (wrapped || !last.endsWith('\n'));
    const shortened = () => !APART.test(last) && ABBREVIATION.test(last);
    if (end === text.length || (!goesOn && !shortened())) ends.push(end);
  }
  return ends;
}

/** The sentences of a text, without the white space around them; a line break ends a sentence. */
export function sentencesOf(text: string, language?: string): TextSpan[] {
  const ends = sentenceEnds(text, language, { wrapped: false });
  return ends
    .map((end, i) => trimmed(text, { start: ends[i - 1] ?? 0, end }))
    .filter(({ start, end }) => end > start);
}

/** A span without the white space at its ends. */
export function trimmed(text: string, { start, end }: TextSpan): TextSpan {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from++;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
  return { start: from, end: to };
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The browser's own segmenter. Pages name languages that do not exist; those have the rules that hold for all. */
export function segmenter(
  language: string | undefined,
  granularity: 'sentence' | 'word',
): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  const known = segmenters.get(key);
  if (known) return known;
  let made: Intl.Segmenter;
  try {
    made = new Intl.Segmenter(language || 'und', { granularity });
  } catch {
    made = new Intl.Segmenter('und', { granularity });
  }
  segmenters.set(key, made);
  return made;
}
