import type { CheckView, RoundView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import css from './RoundCard.module.css';
import { TurnCard } from './TurnCard';

/** The anchor of a round, for the chip that leads to a new one. */
export const roundAnchor = (round: number): string => `round-${round}`;

/** One round: the agents' turns side by side where there is room, one below the other where there is not. */
export function RoundCard(props: { round: RoundView; view: CheckView; alive: boolean }) {
  const { t } = useSource();
  const { round, view, alive } = props;
  return (
    <section className={css.round} id={roundAnchor(round.round)}>
      <h3 className={css.heading}>{t('round_number', { round: round.round })}</h3>
      <div className={css.turns} data-turns={round.turns.length}>
        {round.turns.map((turn) => (
          <TurnCard key={turn.agent.id} turn={turn} round={round.round} view={view} alive={alive} />
        ))}
      </div>
    </section>
  );
}
