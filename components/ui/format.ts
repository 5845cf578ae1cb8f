/** Numbers, times and lists in the reader's locale. */

export const formatCount = (locale: string, n: number): string =>
  new Intl.NumberFormat(locale).format(n);

/** Tokens as `950` or `12k`: exact figures help nobody while they run. */
export const formatTokens = (locale: string, n: number): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }).format(n);

/** A score or threshold from 0 to 1 with two decimals. */
export const formatScore = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    value,
  );

/** US dollars without a sign: the words beside name them. Small sums keep their digits. */
export const formatMoney = (locale: string, amount: number): string =>
  new Intl.NumberFormat(
    locale,
    amount >= 1
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { maximumSignificantDigits: 3 },
  ).format(amount);

/** Milliseconds as `41 s` or `2 min 5 s`. */
export function formatDuration(locale: string, ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(whole / 60);
  const parts = minutes > 0 ? [unit(locale, minutes, 'minute')] : [];
  if (whole % 60 > 0 || minutes === 0) parts.push(unit(locale, whole % 60, 'second'));
  return parts.join(' ');
}

const unit = (locale: string, n: number, name: 'minute' | 'second') =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: name,
    unitDisplay: name === 'second' ? 'narrow' : 'short',
  })
    .format(n)
    .replace(/(\d)([a-z])$/i, '$1 $2');

/** Bytes as `98 MB`. */
export function formatBytes(locale: string, bytes: number): string {
  const mega = bytes / 1e6;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: mega >= 1000 ? 'gigabyte' : 'megabyte',
    maximumSignificantDigits: 2,
  }).format(mega >= 1000 ? mega / 1000 : mega);
}

/** A day as `3 May 2026`; a bare year stays a year; what is no date stays as the page wrote it. */
export function formatDay(locale: string, iso: string): string {
  if (/^\d{4}$/.test(iso)) return iso;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // A date without a time is a day on the calendar, not midnight somewhere else.
    ...(iso.length === 10 ? { timeZone: 'UTC' } : {}),
  }).format(moment);
}

/** Whole days of the reader's calendar from one moment to another; a day with a change of the clock is one, too. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((midnight(to) - midnight(from)) / 86_400_000);

const midnight = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);

/** `2 hours ago` within a day, `yesterday` by the calendar and so on within a week, the day beyond it. */
export function formatWhen(locale: string, iso: string, now: number): string {
  const made = new Date(iso);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.trunc((made.getTime() - now) / 60_000);
  const hours = Math.trunc(minutes / 60);
  if (minutes === 0) return relative.format(0, 'second');
  if (hours === 0) return relative.format(minutes, 'minute');
  if (Math.abs(hours) < 24) return relative.format(hours, 'hour');
  const days = daysBetween(new Date(now), made);
  return Math.abs(days) < 7 ? relative.format(days, 'day') : formatDay(locale, iso);
}

/** `a, b and c`. */
export const formatList = (locale: string, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
