import type { LookedIn } from '../../lib/evidence/retrieval';
import { serviceById } from '../../lib/evidence/search/services';
import type { MessageKey, Translate } from '../words';
import { entryOf, isMessageKey, plural } from '../words';
import type { Place } from './places';

export { placesLookedIn } from './places';

const places = {
  page: 'place_page',
  links: 'place_links',
  library: 'place_library',
  web: 'place_web',
  'fact-checks': 'fact_checks',
  'google-fact-check': 'fact_checks_where',
} as const satisfies Record<string, MessageKey>;

/** “Wikipedia: 3 results”, “the web: it asked for a captcha”; of a whole debate “The page: 1 document read”. */
export function lookedInPhrase(t: Translate, looked: LookedIn | Place): string {
  return t('looked_in', { place: placeName(t, looked.where), outcome: outcomePhrase(t, looked) });
}

function placeName(t: Translate, where: string): string {
  const key = entryOf(places, where);
  if (key) return t(key);
  const [id = where, language] = where.split(':');
  const name = serviceById(id)?.name ?? id;
  return language ? `${name} (${language})` : name;
}

/** “3 results (1 behind a paywall)”, “blocked, no key is set”. */
export function outcomePhrase(t: Translate, looked: LookedIn | Place): string {
  const { state, found, why, pages } = looked;
  if (state === 'results') {
    const outcome = 'documents' in looked ? readIn(t, looked) : plural(t, 'results', found);
    return withNotes(t, outcome, pages);
  }
  if (state === 'empty') return withNotes(t, t('found_nothing'), pages);
  const sentence = state === 'blocked' ? 'found_blocked' : 'found_failed';
  if (why === undefined) return t(sentence);
  return cause(t, why) ?? t(`${sentence}_why`, { why });
}

/** “2 documents read in 3 searches”. What was found and given to nobody to read is no document the debate had. */
function readIn(t: Translate, { documents, searches }: Place): string {
  if (documents === 0) return t('found_unread');
  const outcome = plural(t, 'documents', documents);
  return searches > 1 ? t('found_in_searches', { outcome, searches }) : outcome;
}

/** What became of the pages found, as far as it is worth a word. */
function withNotes(t: Translate, outcome: string, pages: LookedIn['pages'] = {}): string {
  const notes = Object.entries(pages).map(([note, count]) =>
    t(`found_note_${note.replaceAll('-', '_')}` as 'found_note_copy', { count }),
  );
  return notes.length > 0 ? t('found_with_notes', { outcome, notes: notes.join(', ') }) : outcome;
}

/** A cause in words. One that the catalogue does not know is shown as its code, which still tells more than nothing. */
function cause(t: Translate, why: string): string | undefined {
  const [, status] = /^http-(\d{3})$/.exec(why) ?? [];
  if (status) return t('why_http', { status });
  const key = `why_${why.replaceAll('-', '_')}`;
  return isMessageKey(key) ? t(key as 'why_offline') : undefined;
}
