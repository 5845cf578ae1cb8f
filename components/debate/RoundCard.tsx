import type { CheckView, RoundView } from '../../lib/debate/view-types';
import { answersAtOnce, isBaseline } from '../protocol-facts';
import { useSource } from '../source';
import css from './RoundCard.module.css';
import { Samples } from './Samples';
import { TurnCard } from './TurnCard';

/** The anchor of a round, for the chip that leads to a new one. */
export const roundAnchor = (round: number): string => `round-${round}`;

/**
 * One round: two agents' turns side by side where there is room, one below the other where there is not; a single
 * agent in one column, whose rounds are steps; many answers to one question as a list.
 */
export function RoundCard(props: { round: RoundView; view: CheckView; alive: boolean }) {
  const { t } = useSource();
  const { round, view, alive } = props;
  const alone = isBaseline(view.protocol);
  return (
    <section className={css.round} id={roundAnchor(round.round)}>
      {!answersAtOnce(view.protocol) && (
        <h3 className={css.heading}>
          {alone
            ? t('step_number', { step: round.round })
            : t('round_number', { round: round.round })}
        </h3>
      )}
      {round.turns.length > 2 ? (
        <Samples round={round} view={view} alive={alive} />
      ) : (
        <div className={css.turns} data-turns={round.turns.length}>
          {round.turns.map((turn) => (
            <TurnCard
              key={turn.agent.id}
              turn={turn}
              round={round.round}
              view={view}
              alive={alive}
            />
          ))}
        </div>
      )}
    </section>
  );
}
