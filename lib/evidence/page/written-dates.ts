/** First letters of months as European languages write them; enough to tell them apart. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|gen|ene|янв|sty|led|jän)/iu,
  /^(?:feb|fév|fev|febb|фев|lut|úno|helm)/iu,
  /^(?:mar|mär|mrt|maa|мар|bře)/iu,
  /^(?:apr|avr|abr|апр|kwi|dub|huht)/iu,
  /^(?:may|mai$|maj$|mai\b|mag|mei|мая|май|maio|mayo|kvě|touk)/iu,
  /^(?:jun|juin|giu|июн|cze|čvn|kesä)/iu,
  /^(?:jul|juil|lug|июл|lip|čvc|hein)/iu,
  /^(?:aug|aoû|ago|авг|sie|srp|elok)/iu,
  /^(?:sep|set|сен|wrz|zář|syys)/iu,
  /^(?:oct|okt|ott|out|окт|paź|říj|loka)/iu,
  /^(?:nov|ноя|lis|marras)/iu,
  /^(?:dec|dez|dic|déc|des|дек|gru|pro|joul)/iu,
];
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er)?\s+(?:de\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(\d{4})(?!\d)/u;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u;
const EAST_ASIAN = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/u;
/** With points the day stands first everywhere; with slashes it does in most of the world, but not in all. */
const POINTS = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/u;
const YEAR_FIRST = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;

/** The first date written out in a text, as `YYYY-MM-DD`; whether the calendar has it is not asked. */
export function writtenDate(text: string): string | undefined {
  const named = (day = '', name = '', year = '') => {
    const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
    return month > 0 ? iso(year, String(month), day) : undefined;
  };
  const dayFirst = DAY_FIRST.exec(text);
  const monthFirst = MONTH_FIRST.exec(text);
  const eastern = EAST_ASIAN.exec(text) ?? YEAR_FIRST.exec(text);
  const points = POINTS.exec(text);
  return (
    (dayFirst && named(dayFirst[1], dayFirst[2], dayFirst[3])) ||
    (monthFirst && named(monthFirst[2], monthFirst[1], monthFirst[3])) ||
    (eastern && iso(eastern[1], eastern[2], eastern[3])) ||
    (points && iso(points[3], points[2], points[1])) ||
    undefined
  );
}

const iso = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
