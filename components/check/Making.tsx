import type { CheckView } from '../../lib/debate/view-types';
import type { Pair } from '../compare/CompareScreen';
import { rivalsOf } from '../compare/same-claim';
import { protocolName } from '../names';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Facts } from '../ui/Facts';
import { formatDuration, formatMoney, formatTokens, formatWhen } from '../ui/format';
import type { Act } from '../ui/use-act';
import { plural } from '../words';
import type { Again } from './CheckPage';
import { Keep } from './Keep';
import css from './Making.module.css';
import { makingFacts } from './making-facts';
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
  return (
    <footer className={css.making}>
      <CostLine view={view} />
      <Disclosure summary={t('how_made')}>
        <dl className={css.facts}>
          {makingFacts(t, locale, view).map(({ term, lines }) => (
            <Fact key={term} term={term} lines={lines} />
          ))}
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
          <Keep view={view} />
          <Rival view={view} onCompare={onCompare} />
        </div>
      )}
      <VerifyAgain view={view} />
    </footer>
  );
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
  return (
    <p className={css.cost}>
      <Facts facts={parts} />
    </p>
  );
}

function Fact({ term, lines }: { term: string; lines: string[] }) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sources may have one name, and none changes places
        <dd key={place}>{line}</dd>
      ))}
    </div>
  );
}
