import type { CheckView } from '../../lib/debate/view-types';
import type { Pair } from '../compare/CompareScreen';
import { rivalsOf } from '../compare/same-claim';
import { protocolName, roleWord } from '../names';
import { isBaseline, rolesIn } from '../protocol-facts';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { formatDay, formatDuration, formatMoney, formatTokens, formatWhen } from '../ui/format';
import type { Act } from '../ui/use-act';
import { plural, type Translate } from '../words';
import type { Again } from './CheckPage';
import css from './Making.module.css';
import { ProtocolMenu } from './ProtocolMenu';
import { VerifyAgain } from './VerifyAgain';

/** What the check cost and how it was made. */
export function Making(props: {
  view: CheckView;
  again: Act<Again> | undefined;
  onCompare: (pair: Pair) => void;
}) {
  const { t, locale } = useSource();
  const { view, again, onCompare } = props;
  const { options } = view;
  const protocol = protocolName(t, view.protocol);
  const preset = t(`preset_${options.preset}`);
  return (
    <footer className={css.making}>
      <CostLine view={view} />
      <Disclosure summary={t('how_made')}>
        <dl className={css.facts}>
          <Fact term={t('fact_date')}>{formatDay(locale, view.createdAt)}</Fact>
          <Fact term={t('fact_protocol')}>
            {isBaseline(view.protocol)
              ? t('protocol_line_single', { protocol, preset })
              : t('protocol_line', {
                  ...{ protocol, preset },
                  rounds: plural(t, 'rounds', options.maxRounds),
                })}
          </Fact>
          {options.field === 'medical' && <Fact term={t('field')}>{t('field_medical')}</Fact>}
          {modelLines(t, view).map(({ term, model }) => (
            <Fact key={term} term={term}>
              {model}
            </Fact>
          ))}
          {options.stability && (
            <Fact term={t('fact_thresholds')}>
              {t(
                options.thresholds.calibrated ? 'thresholds_calibrated' : 'thresholds_uncalibrated',
              )}
            </Fact>
          )}
        </dl>
      </Disclosure>
      {view.status === 'finished' && view.shown && (
        <div className={css.ways}>
          <Button disabled={!again} onClick={() => again?.({})}>
            {t('check_again')}
          </Button>
          <ProtocolMenu
            label={t('again_by_protocol')}
            without={view.protocol}
            disabled={!again}
            onChoose={(protocol) => again?.({ protocol })}
          />
          <Rival view={view} onCompare={onCompare} />
        </div>
      )}
      <VerifyAgain view={view} />
    </footer>
  );
}

/** One line where one model did everything, else a line for each role the protocol has. */
function modelLines(t: Translate, { protocol, options, models }: CheckView) {
  const roles = rolesIn(protocol).filter(
    (role) => (role !== 'scorer' || options.stability) && (role !== 'reporter' || options.report),
  );
  // Checks of earlier versions lack the roles that came later.
  const lines = roles.flatMap((role) => {
    const model = models[role]?.name;
    return model === undefined ? [] : [{ term: roleWord(t, role), model }];
  });
  const [first] = lines;
  const one = first && lines.every(({ model }) => model === first.model);
  return one ? [{ term: t('fact_model'), model: first.model }] : lines;
}

/** The way to another check of the same claim, the newest if there are several. */
function Rival({ view, onCompare }: { view: CheckView; onCompare: (pair: Pair) => void }) {
  const { t, locale, now, useHistory } = useSource();
  const all = useHistory('') ?? [];
  const [rival] = rivalsOf({ id: view.id, claim: view.claim.text }, all);
  if (!rival) return null;
  const older = rival.createdAt < view.createdAt;
  return (
    <Button
      kind="quiet"
      icon="columns"
      onClick={() => onCompare(older ? [rival.id, view.id] : [view.id, rival.id])}
    >
      {t('compare_with', {
        protocol: protocolName(t, rival.protocol),
        when: formatWhen(locale, rival.createdAt, now()),
      })}
    </Button>
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
