import { daysBetween, formatDay } from '../ui/format';

/** Something that was made at a moment, ISO 8601. */
interface Made {
  createdAt: string;
}

export interface DayGroup<T> {
  /** `Today`, `Yesterday`, else the month. */
  title: string;
  /** How long ago tells more than the day. */
  today: boolean;
  items: T[];
}

/** Items in the order they come, put under the day or the month of the reader's own calendar. */
export function byDay<T extends Made>(
  locale: string,
  now: number,
  items: readonly T[],
): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const item of items) {
    const { title, today } = dayOf(locale, now, item.createdAt);
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, today, items: [item] });
  }
  return groups;
}

/** `2 May`: the year stands above it. What is no date stays as it is. */
export function dayAndMonth(locale: string, iso: string): string {
  const made = new Date(iso);
  if (Number.isNaN(made.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(made);
}

function dayOf(locale: string, now: number, iso: string): { title: string; today: boolean } {
  const made = new Date(iso);
  const ago = daysBetween(made, new Date(now));
  if (Number.isNaN(ago)) return { title: formatDay(locale, iso), today: false };
  if (ago > 1) {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
    return { title: capital(locale, month.format(made)), today: false };
  }
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return { title: capital(locale, word.format(-Math.max(0, ago), 'day')), today: ago < 1 };
}

const capital = (locale: string, text: string): string =>
  text.replace(/^./u, (first) => first.toLocaleUpperCase(locale));
