import { useId } from 'react';
import { confidenceWord, protocolName, standWord } from '../names';
import { type CheckSummary, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { Facts } from '../ui/Facts';
import { formatWhen } from '../ui/format';
import { InlineError } from '../ui/Problem';
import rowCss from '../ui/Row.module.css';
import { useRemoval } from '../ui/use-removal';
import { VerdictIcon } from '../ui/VerdictIcon';
import type { Translate } from '../words';
import { dayAndMonth } from './days';
import css from './HistoryRow.module.css';

/** What goes without saying. */
const usual = { protocol: 'tool-mad', preset: 'product' };

/** One check: icon, claim, verdict, site, when. */
export function HistoryRow(props: {
  check: CheckSummary;
  /** Made today: said as how long ago. */
  today: boolean;
  onOpen: () => void;
  /** Given where another check of the same claim can stand beside this one. */
  onCompare: (() => void) | undefined;
}) {
  const { t, locale, now, call } = useSource();
  const { check, today, onOpen, onCompare } = props;
  const claim = useId();
  const { remove, error, dialog } = useRemoval(t('delete_check_question'), () =>
    call('check/delete', { check: check.id }),
  );
  const when = today
    ? formatWhen(locale, check.createdAt, now())
    : dayAndMonth(locale, check.createdAt);
  const facts = [check.site, when, ...unusual(t, check)].filter((fact) => fact !== undefined);
  return (
    <li className={`${rowCss.row} ${css.row}`}>
      <button type="button" className={rowCss.open} onClick={onOpen}>
        <VerdictIcon stand={check.stand} size={18} />
        <span className={rowCss.texts}>
          <span className={`${rowCss.title} ${css.claim}`} dir="auto" id={claim}>
            {check.claim}
          </span>
          <span className={css.facts}>
            <Outcome check={check} />
            <Facts facts={facts} />
          </span>
        </span>
      </button>
      {onCompare && (
        <IconButton
          icon="columns"
          label={t('compare_check')}
          aria-describedby={claim}
          onClick={onCompare}
        />
      )}
      <IconButton
        icon="trash"
        label={t('delete_check')}
        aria-describedby={claim}
        onClick={remove}
      />
      <InlineError error={error} />
      {dialog}
    </li>
  );
}

/** How the check was made, as far as it was not made in the usual way. */
function unusual(t: Translate, { protocol, preset, labels, field }: CheckSummary): string[] {
  const facts = [
    protocol !== usual.protocol && protocolName(t, protocol),
    preset !== usual.preset && t(`preset_${preset}`),
    labels === 'averitec-code' && t('labels_averitec_code'),
    field === 'medical' && t('field_medical'),
  ];
  return facts.filter((fact) => fact !== false);
}

/** The verdict in its colour, how sure it is beside it; without one, where the check stands. */
function Outcome({ check }: { check: CheckSummary }) {
  const { t } = useSource();
  const { stand, confidence, status, noClaim } = check;
  if (noClaim || !stand) {
    return (
      <span className={css.outcome}>{t(noClaim ? 'no_claim_short' : `status_${status}`)}</span>
    );
  }
  return (
    <span className={css.outcome}>
      <span className={css.stand} data-stand={stand}>
        {standWord(t, stand)}
      </span>
      {confidence && `, ${confidenceWord(t, confidence)}`}
    </span>
  );
}
