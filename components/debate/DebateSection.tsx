import { Fragment } from 'react';
import type { CheckView, RoundView } from '../../lib/debate/view-types';
import { answersAtOnce, isBaseline } from '../protocol-facts';
import { useSource } from '../source';
import { Facts } from '../ui/Facts';
import { formatDuration } from '../ui/format';
import { Section } from '../ui/Section';
import { plural } from '../words';
import { closingSentence } from './closing-sentence';
import css from './DebateSection.module.css';
import { JudgeCard } from './JudgeCard';
import { ModeratorNote } from './ModeratorNote';
import { Pool } from './Pool';
import { RoundCard } from './RoundCard';

/** Round by round what was asked, read and answered. New rounds append below; finished ones stay as they are. */
export function DebateSection({ view, alive }: { view: CheckView; alive: boolean }) {
  const { t, locale } = useSource();
  if (view.rounds.length === 0 && !view.gathering && !view.pool) return null;
  const alone = isBaseline(view.protocol);
  const counted = view.rounds.length > 0 && !answersAtOnce(view.protocol);
  const aside = [
    ...(counted ? [plural(t, alone ? 'steps' : 'rounds', view.rounds.length)] : []),
    plural(t, 'calls', view.cost.calls),
    ...(alive ? [] : [formatDuration(locale, view.cost.ms)]),
  ];
  return (
    <Section title={t(alone ? 'answer_made' : 'debate')} aside={<Facts facts={aside} />} open>
      <Pool view={view} alive={alive} />
      {view.rounds.map((round) => {
        const sentence = isToldByNote(round) ? undefined : closingSentence(t, locale, view, round);
        return (
          <Fragment key={round.round}>
            <RoundCard round={round} view={view} alive={alive} />
            <ModeratorNote round={round} view={view} alive={alive} />
            {sentence && <p className={css.gate}>{sentence}</p>}
          </Fragment>
        );
      })}
      {view.budget && <p className={css.gate}>{t('budget_ended_debate')}</p>}
      <JudgeCard view={view} alive={alive} />
    </Section>
  );
}

/** The moderator's note says why the debate goes on or ends; only what it cannot know needs a sentence of its own. */
const isToldByNote = ({ moderation, preference, next }: RoundView): boolean =>
  (moderation ?? preference) !== undefined &&
  moderation?.unparsed === undefined &&
  preference?.unparsed === undefined &&
  (next === 'round' || next === 'end');
