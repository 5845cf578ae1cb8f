const EARLIEST_YEAR = 1900;
const DAY_MS = 86_400_000;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * A page's date as ISO 8601, or undefined if it is none: a moment in UTC where the page gives a time zone,
 * else the date alone. Dates before 1900 or in the future are mistakes.
 */
export function isoDate(value: string, now = Date.now()): string | undefined {
  const text = value.trim();
  const [, year = '', month = '', day = '', time, zone] = ISO.exec(text) ?? [];
  const date = year ? calendarDate(Number(year), Number(month), Number(day)) : undefined;
  const exact = time && zone ? Date.parse(`${date}T${time}${withColon(zone)}`) : Number.NaN;
  const moment = date ? (Number.isNaN(exact) ? Date.parse(date) : exact) : writtenOut(text);
  if (moment === undefined || Number.isNaN(moment)) return undefined;
  const iso = new Date(moment).toISOString();
  if (moment > now + DAY_MS || Number(iso.slice(0, 4)) < EARLIEST_YEAR) return undefined;
  return date && Number.isNaN(exact) ? date : iso.replace('.000Z', 'Z');
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : undefined;
}

const withColon = (zone: string): string =>
  zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');

/** Forms such as `Sun, 03 May 2026 10:00:00 GMT` and `May 3, 2026`; a day without a zone is taken as UTC. */
function writtenOut(text: string): number | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return Date.parse(`${compact[1]}-${compact[2]}-${compact[3]}`);
  if (!/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const zoned = /(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})\s*(?:\(.*\))?$/i.test(text);
  return Date.parse(zoned ? text : `${text} UTC`);
}
