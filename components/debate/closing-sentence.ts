import type { Next } from '../../lib/debate/steps';
import type { CheckView, RoundView } from '../../lib/debate/view-types';
import { labelWord } from '../names';
import type { MessageKey, Translate } from '../words';
import { gateSentence } from './gate-sentence';

const moderated = {
  round: 'moderated_round',
  judge: 'moderated_judge',
  'judge-budget': 'moderated_budget',
} as const satisfies Partial<Record<Next, MessageKey>>;

const preferred = {
  round: 'preference_round',
  judge: 'preference_judge',
  'judge-budget': 'preference_budget',
} as const satisfies Partial<Record<Next, MessageKey>>;

const inconsistent = {
  round: 'inconsistent_round',
  judge: 'inconsistent_judge',
  'judge-budget': 'inconsistent_budget',
} as const satisfies Partial<Record<Next, MessageKey>>;

/** What a round came to and what follows, in one sentence, whoever closed it; undefined while it is open. */
export function closingSentence(
  t: Translate,
  locale: string,
  view: Pick<CheckView, 'rounds' | 'options'>,
  round: RoundView,
): string | undefined {
  const { gate, moderation, preference, consistency } = round;
  if (gate) return gateSentence(t, locale, view, gate);
  if (moderation) {
    const { next, unparsed, label } = moderation;
    if (next === 'end') return t('moderated_end', { label: labelWord(t, label ?? '') });
    return unparsed !== undefined && next === 'round' ? t('moderated_unread') : t(moderated[next]);
  }
  if (preference) {
    const { next, label } = preference;
    return next === 'end'
      ? t('preference_end', { label: labelWord(t, label ?? '') })
      : t(preferred[next]);
  }
  if (!consistency) return undefined;
  const { consistent, next } = consistency;
  return t(consistent || next === 'end' ? 'consistent' : inconsistent[next]);
}
