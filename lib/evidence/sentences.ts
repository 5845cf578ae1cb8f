export interface TextSpan {
  /** UTF-16 offsets. */
  start: number;
  end: number;
}

/** Beginnings after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Ste|Mt|Ft|Lt|Col|Gen|Sgt|Capt|Gov|Sen|Rep|Hon|Jr|Sr|No|Nos|Nr|vs|ca|cf|approx|e\.g|i\.e|z\.B|d\.h|bzw|Bd|Hr|Fr|M|Mme|Mlle|Sra?|Srta|art|fig|vol|pp?|ed|eds)\.$/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string | undefined): Intl.Segmenter {
  const locale = language && isLocale(language) ? language : 'und';
  const known = segmenters.get(locale);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, made);
  return made;
}

function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}

/** The sentences of a text, without the white space around them; a line break ends a sentence. */
export function sentencesOf(text: string, language?: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let open: number | undefined;
  for (const { segment, index } of segmenterFor(language).segment(text)) {
    const from = open ?? index;
    const inner = segment.trimEnd();
    if (ABBREVIATION.test(inner) && !segment.slice(inner.length).includes('\n')) {
      open = from;
      continue;
    }
    open = undefined;
    pushTrimmed(spans, text, from, index + segment.length);
  }
  if (open !== undefined) pushTrimmed(spans, text, open, text.length);
  return spans;
}

function pushTrimmed(spans: TextSpan[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to);
  const start = from + piece.length - piece.trimStart().length;
  const end = from + piece.trimEnd().length;
  if (end > start) spans.push({ start, end });
}
