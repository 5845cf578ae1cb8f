import type { CheckView } from '../../lib/debate/view-types';
import { leftOutSentence } from '../evidence/left-out-words';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import type { Act } from '../ui/use-act';
import { plural } from '../words';
import type { Again } from './CheckPage';
import css from './VerdictNotes.module.css';
import {
  budgetSentence,
  demonstrationSentence,
  warningSentence,
  withoutSources,
} from './verdict-notes';

/** What a reader must know to weigh the verdict: with sources left out, cut short, unchecked, made by a toy. */
export function VerdictNotes(props: {
  view: CheckView;
  again: Act<Again> | undefined;
  onSettings: () => void;
}) {
  const { t, locale } = useSource();
  const { view, again, onSettings } = props;
  const leftOut = leftOutSentence(t, locale, view);
  const demonstration = demonstrationSentence(t, view);
  const sentences = [
    ...withoutSources(t, view),
    budgetSentence(t, view),
    view.shown?.why === 'rule-off' ? t('rule_off') : undefined,
    ...view.warnings.map((code) => warningSentence(t, code)),
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0 && !demonstration && !leftOut) return null;
  return (
    <ul className={css.notes}>
      {leftOut && (
        <li>
          {leftOut}{' '}
          <Button kind="quiet" disabled={!again} onClick={() => again?.({ leftOut: [] })}>
            {plural(t, 'again_with', view.leftOut?.length ?? 0)}
          </Button>
        </li>
      )}
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {demonstration && (
        <li>
          {demonstration}{' '}
          <Button kind="quiet" onClick={onSettings}>
            {t('choose_real_model')}
          </Button>
        </li>
      )}
    </ul>
  );
}
