import type { CheckView } from '../../lib/debate/view-types';
import type { LookedIn } from '../../lib/evidence/retrieval';
import type { MessageKey, Translate } from '../words';
import { isMessageKey, plural } from '../words';

const places: Record<string, MessageKey> = {
  page: 'place_page',
  library: 'place_library',
  tavily: 'place_tavily',
  web: 'place_web',
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
    byPlace.set(looked.where, { ...lasting, found });
  }
  return [...byPlace.values()];
}

/** “Wikipedia: 3 results”, “the web: blocked, a captcha was asked for”. */
export function lookedInPhrase(t: Translate, looked: LookedIn): string {
  return t('looked_in', { place: placeName(t, looked.where), outcome: outcome(t, looked) });
}

function placeName(t: Translate, where: string): string {
  const key = places[where];
  if (key) return t(key as 'place_page');
  const [service, language] = where.split(':');
  if (service !== 'wikipedia') return where;
  return language ? `Wikipedia (${language})` : 'Wikipedia';
}

function outcome(t: Translate, { state, found, why }: LookedIn): string {
  if (state === 'results') return plural(t, 'results', found);
  if (state === 'empty') return t('found_nothing');
  const reason = why === undefined ? '' : cause(t, why);
  const sentence = state === 'blocked' ? 'found_blocked' : 'found_failed';
  return reason ? t(`${sentence}_why`, { why: reason }) : t(sentence);
}

/** A cause in words; one that the catalogue does not know stays a code, which still tells more than nothing. */
function cause(t: Translate, why: string): string {
  const [, status] = /^http-(\d{3})$/.exec(why) ?? [];
  if (status) return t('why_http', { status });
  const key = `why_${why.replaceAll('-', '_')}`;
  return isMessageKey(key) ? t(key as 'why_offline') : why;
}
