import type { Role } from '../../lib/debate/context';
import type { CheckView } from '../../lib/debate/view-types';
import { protocolName, roleWord } from '../names';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { formatDay, formatDuration, formatMoney, formatTokens } from '../ui/format';
import { plural } from '../words';
import css from './Making.module.css';

const roles: readonly Role[] = ['debater', 'judge', 'scorer', 'reporter'];

/** What the check cost and how it was made. */
export function Making(props: { view: CheckView; again: (() => void) | undefined }) {
  const { t, locale } = useSource();
  const { view, again } = props;
  const { options, models } = view;
  return (
    <footer className={css.making}>
      <CostLine view={view} />
      <Disclosure summary={t('how_made')}>
        <dl className={css.facts}>
          <Fact term={t('fact_date')}>{formatDay(locale, view.createdAt)}</Fact>
          <Fact term={t('fact_protocol')}>
            {t('protocol_line', {
              protocol: protocolName(view.protocol),
              preset: t(`preset_${options.preset}`),
              rounds: plural(t, 'rounds', options.maxRounds),
            })}
          </Fact>
          {roles.map((role) => (
            <Fact key={role} term={roleWord(t, role)}>
              {models[role].name}
            </Fact>
          ))}
          <Fact term={t('fact_thresholds')}>
            {t(options.thresholds.calibrated ? 'thresholds_calibrated' : 'thresholds_uncalibrated')}
          </Fact>
        </dl>
      </Disclosure>
      {view.status === 'finished' && (
        <Button disabled={!again} onClick={again}>
          {t('check_again')}
        </Button>
      )}
    </footer>
  );
}

function CostLine({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const { calls, inputTokens, outputTokens, money, ms, estimated } = view.cost;
  const tokens = formatTokens(locale, inputTokens + outputTokens);
  const parts = [
    plural(t, 'calls', calls),
    t(estimated ? 'tokens_about' : 'tokens', { count: tokens }),
    formatDuration(locale, ms),
    ...(money === undefined ? [] : [t('cost', { amount: formatMoney(locale, money) })]),
  ];
  return <p className={css.cost}>{parts.join(' · ')}</p>;
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
