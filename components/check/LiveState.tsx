import type { CheckView } from '../../lib/debate/view-types';
import { protocolName } from '../names';
import { answersAtOnce, isBaseline } from '../protocol-facts';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Facts } from '../ui/Facts';
import { formatDuration, formatTokens } from '../ui/format';
import { useAct } from '../ui/use-act';
import { plural, type Translate } from '../words';
import css from './LiveState.module.css';
import { activities } from './live-state';
import { useTicking } from './use-ticking';

/** Stands where the verdict will: which round, who does what, what it has cost so far, and Stop. */
export function LiveState({ view }: { view: CheckView }) {
  const { t, call } = useSource();
  const stop = useAct(() => call('check/stop', { check: view.id }));
  const round = view.live?.round ?? 1;
  const { maxRounds } = view.options;
  // The rounds are still ahead while the evidence is gathered.
  const ahead = view.live?.phase === 'gathering' || view.live?.phase === 'preparing';
  const at = ahead ? 0 : round;
  return (
    <section className={css.live} aria-label={t('debate_running')}>
      <div className={css.top}>
        <h2 className={css.round}>{headline(t, view, round)}</h2>
        <ol className={css.steps} aria-hidden="true">
          {Array.from(
            { length: isBaseline(view.protocol) ? 0 : maxRounds },
            (_, index) => index + 1,
          ).map((n) => (
            <li key={n} data-state={n < at ? 'done' : n === at ? 'now' : 'open'} />
          ))}
        </ol>
        <Button icon="stop" busy={stop.busy} onClick={() => stop.act()}>
          {t('stop')}
        </Button>
      </div>
      <ul className={css.activities} data-agents={isBaseline(view.protocol) ? undefined : 'two'}>
        {activities(t, view).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Spent view={view} />
    </section>
  );
}

/** Which round it is; a single agent has steps, or just one answer. */
function headline(t: Translate, view: CheckView, round: number): string {
  const { maxRounds } = view.options;
  if (view.live?.phase === 'preparing') return t('preparing');
  if (view.live?.phase === 'gathering') return t('gathering');
  if (!isBaseline(view.protocol)) return t('round_of', { round, max: maxRounds });
  return answersAtOnce(view.protocol)
    ? protocolName(t, view.protocol)
    : t('step_number', { step: round });
}

/** Calls, tokens and time; only the time moves on its own. */
function Spent({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const { calls, inputTokens, outputTokens, ms } = view.cost;
  const elapsed = useTicking(ms);
  const tokens = formatTokens(locale, inputTokens + outputTokens);
  return (
    <p className={css.spent}>
      <Facts
        facts={[
          plural(t, 'calls', calls),
          t('tokens', { count: tokens }),
          formatDuration(locale, elapsed),
        ]}
      />
    </p>
  );
}
