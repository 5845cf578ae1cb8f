import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import css from './VerdictNotes.module.css';
import { budgetSentence, warningSentence } from './verdict-notes';

/** What a reader must know to weigh the verdict: cut short, unchecked, made by a toy. */
export function VerdictNotes({ view, onSettings }: { view: CheckView; onSettings: () => void }) {
  const { t } = useSource();
  const toy = [view.models.judge, view.models.debater].find((model) => model.demonstration);
  const sentences = [
    budgetSentence(t, view),
    view.shown?.why === 'rule-off' ? t('rule_off') : undefined,
    ...view.warnings.map((code) => warningSentence(t, code)),
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0 && !view.demonstration) return null;
  return (
    <ul className={css.notes}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {view.demonstration && (
        <li>
          {t('demonstration_verdict', { model: toy?.name ?? '' })}{' '}
          <Button kind="quiet" onClick={onSettings}>
            {t('choose_real_model')}
          </Button>
        </li>
      )}
    </ul>
  );
}
