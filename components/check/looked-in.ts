import type { CheckView } from '../../lib/debate/view-types';
import type { LookedIn, PageNote } from '../../lib/evidence/retrieval';
import { serviceById } from '../../lib/evidence/search/services';
import type { MessageKey, Translate } from '../words';
import { isMessageKey, plural } from '../words';

const places: Record<string, MessageKey> = {
  page: 'place_page',
  links: 'place_links',
  library: 'place_library',
  web: 'place_web',
  'fact-checks': 'fact_checks',
  'google-fact-check': 'fact_checks_where',
};

/** Where the whole debate looked, each place once; one success outweighs an earlier failure. */
export function placesLookedIn(view: Pick<CheckView, 'rounds' | 'pool'>): LookedIn[] {
  const byPlace = new Map<string, LookedIn>();
  const turns = view.rounds.flatMap((round) => round.turns);
  const looks = turns.flatMap(({ retrieval }) => retrieval?.lookedIn ?? []);
  for (const looked of [...(view.pool?.lookedIn ?? []), ...looks]) {
    const before = byPlace.get(looked.where);
    const lasting = before?.state === 'results' && looked.state !== 'results' ? before : looked;
    const found = looked.found + (before?.found ?? 0);
    const pages = together(before?.pages, looked.pages);
    byPlace.set(looked.where, { ...lasting, found, ...(pages && { pages }) });
  }
  return [...byPlace.values()];
}

function together(before: LookedIn['pages'], pages: LookedIn['pages']): LookedIn['pages'] {
  if (!before || !pages) return before ?? pages;
  const sum: NonNullable<LookedIn['pages']> = { ...before };
  for (const [note, count] of Object.entries(pages) as [PageNote, number][])
    sum[note] = (sum[note] ?? 0) + count;
  return sum;
}

/** “Wikipedia: 3 results”, “the web: blocked, a captcha was asked for”. */
export function lookedInPhrase(t: Translate, looked: LookedIn): string {
  return t('looked_in', { place: placeName(t, looked.where), outcome: outcomePhrase(t, looked) });
}

function placeName(t: Translate, where: string): string {
  const key = places[where];
  if (key) return t(key as 'place_page');
  const [id = where, language] = where.split(':');
  const name = serviceById(id)?.name ?? id;
  return language ? `${name} (${language})` : name;
}

/** “3 results (1 behind a paywall)”, “blocked, no key is set”. */
export function outcomePhrase(t: Translate, { state, found, why, pages }: LookedIn): string {
  if (state === 'results') return withNotes(t, plural(t, 'results', found), pages);
  if (state === 'empty') return t('found_nothing');
  const reason = why === undefined ? '' : cause(t, why);
  const sentence = state === 'blocked' ? 'found_blocked' : 'found_failed';
  return reason ? t(`${sentence}_why`, { why: reason }) : t(sentence);
}

/** What became of the pages found, as far as it is worth a word. */
function withNotes(t: Translate, outcome: string, pages: LookedIn['pages'] = {}): string {
  const notes = Object.entries(pages).map(([note, count]) =>
    t(`found_note_${note.replaceAll('-', '_')}` as 'found_note_copy', { count }),
  );
  return notes.length > 0 ? t('found_with_notes', { outcome, notes: notes.join(', ') }) : outcome;
}

/** A cause in words; one that the catalogue does not know stays a code, which still tells more than nothing. */
function cause(t: Translate, why: string): string {
  const [, status] = /^http-(\d{3})$/.exec(why) ?? [];
  if (status) return t('why_http', { status });
  const key = `why_${why.replaceAll('-', '_')}`;
  return isMessageKey(key) ? t(key as 'why_offline') : why;
}
