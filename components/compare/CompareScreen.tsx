import { protocolName } from '../names';
import { type CheckSummary, useSource } from '../source';
import { Button } from '../ui/Button';
import { SelectField } from '../ui/Field';
import { formatWhen } from '../ui/format';
import { Notice } from '../ui/Problem';
import { CompareColumn } from './CompareColumn';
import css from './CompareScreen.module.css';
import { comparisonSentences } from './comparison';
import { isSameClaim } from './same-claim';

/** Ids of the two checks that stand side by side. */
export type Pair = readonly [string, string];

/** Two checks of one claim: side by side where there is room, one below the other where there is not. */
export function CompareScreen(props: {
  pair: Pair;
  onPair: (pair: Pair) => void;
  onBack: () => void;
  onOpen: (check: string) => void;
}) {
  const { t, useCheck, useHistory } = useSource();
  const { pair, onPair, onBack, onOpen } = props;
  const [first, second] = [useCheck(pair[0]), useCheck(pair[1])];
  const all = useHistory('');
  if (first === undefined || second === undefined || all === undefined) return null;
  if (first === null || second === null) {
    return (
      <Notice
        title={t('check_gone_title')}
        alone
        actions={<Button onClick={onBack}>{t('back_to_history')}</Button>}
      >
        <p>{t('check_gone_text')}</p>
      </Notice>
    );
  }
  const checks = all.filter(({ claim }) => isSameClaim(claim, first.claim.text));
  const choice = (place: 0 | 1) =>
    checks.length > 2 ? (
      <Choice
        checks={checks.filter(({ id }) => id !== pair[1 - place])}
        value={pair[place]}
        onChange={(id) => onPair(place === 0 ? [id, pair[1]] : [pair[0], id])}
      />
    ) : undefined;
  return (
    <div className={css.compare}>
      <Button kind="quiet" onClick={onBack}>
        {t('back_to_history')}
      </Button>
      <h1 className={css.claim} dir="auto" lang={first.claim.page?.language}>
        <q>{first.claim.text}</q>
      </h1>
      <p className={css.summary}>{comparisonSentences(t, first, second).join(' ')}</p>
      <div className={css.columns}>
        <CompareColumn
          view={first}
          other={second}
          choice={choice(0)}
          onOpen={() => onOpen(first.id)}
        />
        <CompareColumn
          view={second}
          other={first}
          choice={choice(1)}
          onOpen={() => onOpen(second.id)}
        />
      </div>
    </div>
  );
}

function Choice(props: {
  checks: readonly CheckSummary[];
  value: string;
  onChange: (id: string) => void;
}) {
  const { t, locale, now } = useSource();
  const { checks, value, onChange } = props;
  return (
    <SelectField
      label={t('compare_choice')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {checks.map(({ id, protocol, createdAt }) => (
        <option key={id} value={id}>
          {[protocolName(t, protocol), formatWhen(locale, createdAt, now())].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
