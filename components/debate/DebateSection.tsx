import { Fragment } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { formatDuration } from '../ui/format';
import { Section } from '../ui/Section';
import { plural } from '../words';
import css from './DebateSection.module.css';
import { gateSentence } from './gate-sentence';
import { JudgeCard } from './JudgeCard';
import { RoundCard } from './RoundCard';

/** Round by round what was asked, read and answered. New rounds append below; finished ones stay as they are. */
export function DebateSection({ view, alive }: { view: CheckView; alive: boolean }) {
  const { t, locale } = useSource();
  if (view.rounds.length === 0) return null;
  const aside = [
    plural(t, 'rounds', view.rounds.length),
    plural(t, 'calls', view.cost.calls),
    ...(alive ? [] : [formatDuration(locale, view.cost.ms)]),
  ];
  return (
    <Section title={t('debate')} aside={aside.join(' · ')} open>
      {view.rounds.map((round) => (
        <Fragment key={round.round}>
          <RoundCard round={round} view={view} alive={alive} />
          {round.gate && <p className={css.gate}>{gateSentence(t, locale, view, round.gate)}</p>}
        </Fragment>
      ))}
      {view.budget && <p className={css.gate}>{t('budget_ended_debate')}</p>}
      <JudgeCard view={view} alive={alive} />
    </Section>
  );
}
