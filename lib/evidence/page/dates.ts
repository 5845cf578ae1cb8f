const EARLIEST_YEAR = 1900;
const DAY_MS = 86_400_000;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A page's date as ISO 8601, or undefined if it is none: a moment in UTC where the page gives a time zone,
 * else the date alone. A year or a month is no date: it would be shown, and compared, as its first day. Dates before
 * 1900 or in the future are mistakes.
 */
export function isoDate(value: string, now = Date.now()): string | undefined {
  const date = numeric(value.trim()) ?? writtenOut(value.trim());
  const moment = Date.parse(date ?? '');
  if (Number.isNaN(moment) || moment > now + DAY_MS) return undefined;
  return Number(date?.slice(0, 4)) < EARLIEST_YEAR ? undefined : date;
}

/** Forms such as `2026-05-03`, `20260503` and `2026-05-03T10:00:00+02:00`. */
function numeric(text: string): string | undefined {
  const compact = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const [, year = '', month = '', day = '', time, zone] = ISO.exec(compact) ?? [];
  const date = calendarDate(Number(year), Number(month), Number(day));
  const exact = date && time && zone ? utc(`${date}T${time}${withColon(zone)}`) : undefined;
  return exact ?? date;
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : undefined;
}

const withColon = (zone: string): string =>
  zone.toUpperCase() === 'Z'
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`);

const MONTH = /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
const DAY = /(?<![\d:])\d{1,2}(?![\d:])/;

/**
 * Forms such as `Sun, 03 May 2026 10:00:00 GMT` and `May 3, 2026`. The browser's own parser takes almost anything with a
 * number in it for a date ("Copyright 2026"), so that month, day and year are looked for first.
 */
function writtenOut(text: string): string | undefined {
  if (!MONTH.test(text) || !DAY.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const zoned = /(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})\s*(?:\(.*\))?$/i.test(text);
  return zoned ? utc(text) : utc(`${text} UTC`)?.slice(0, 10);
}

function utc(text: string): string | undefined {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString().replace('.000Z', 'Z');
}
