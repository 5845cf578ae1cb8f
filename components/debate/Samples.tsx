import type { CheckView, RoundView } from '../../lib/debate/view-types';
import { doingLine } from '../check/live-state';
import { agentName, labelWord } from '../names';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { Facts } from '../ui/Facts';
import { AnswerProse } from './AnswerProse';
import { LabelChip } from './LabelChip';
import css from './Samples.module.css';
import { tally } from './tally';

/** Several answers to one question, folded away behind their labels, and how they were counted. */
export function Samples(props: { round: RoundView; view: CheckView; alive: boolean }) {
  const { t } = useSource();
  const { round, view, alive } = props;
  const counts = tally(round.turns);
  return (
    <>
      <ol className={css.samples}>
        {round.turns.map((turn) => (
          <li key={turn.agent.id} className={css.sample}>
            {turn.answer ? (
              <>
                <div className={css.label}>
                  <LabelChip label={turn.answer.label} />
                </div>
                <Disclosure summary={agentName(t, turn.agent)}>
                  <div className={css.prose}>
                    <AnswerProse turn={turn} round={round.round} view={view} />
                  </div>
                </Disclosure>
              </>
            ) : (
              <p className={css.doing}>
                {(alive && doingLine(t, turn, view.pool)) || agentName(t, turn.agent)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {counts.length > 0 && (
        <p className={css.tally}>
          <Facts
            plain
            facts={counts.map(({ label, count }) =>
              t('tally', { label: label ? labelWord(t, label) : t('no_label'), count }),
            )}
          />
        </p>
      )}
    </>
  );
}
