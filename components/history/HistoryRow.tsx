import { confidenceWord, protocolName, standWord } from '../names';
import { type CheckSummary, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { formatWhen } from '../ui/format';
import { VerdictIcon } from '../ui/VerdictIcon';
import type { Translate } from '../words';
import css from './HistoryRow.module.css';

/** What goes without saying. */
const usual = { protocol: 'tool-mad', preset: 'product' };

/** One check: icon, claim, verdict, site, when. */
export function HistoryRow(props: {
  check: CheckSummary;
  onOpen: () => void;
  /** Given where another check of the same claim can stand beside this one. */
  onCompare: (() => void) | undefined;
}) {
  const { t, locale, now, call } = useSource();
  const { check, onOpen, onCompare } = props;
  const { confirm, dialog } = useConfirm();
  const remove = async () => {
    const sure = await confirm(t('delete_check_question'), t('delete'));
    if (sure) await call('check/delete', { check: check.id });
  };
  const facts = [
    outcome(t, check),
    check.site,
    formatWhen(locale, check.createdAt, now()),
    ...unusual(t, check),
  ].filter((fact) => fact !== undefined);
  return (
    <li className={css.row}>
      <button type="button" className={css.open} onClick={onOpen}>
        <VerdictIcon stand={check.stand} size={18} />
        <span className={css.texts}>
          <span className={css.claim} dir="auto">
            {check.claim}
          </span>
          <span className={css.facts}>{facts.join(' · ')}</span>
        </span>
      </button>
      {onCompare && <IconButton icon="columns" label={t('compare_check')} onClick={onCompare} />}
      <IconButton icon="trash" label={t('delete_check')} onClick={() => void remove()} />
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

function outcome(t: Translate, { stand, confidence, status, noClaim }: CheckSummary): string {
  if (noClaim) return t('no_claim_short');
  if (!stand) return t(`status_${status}`);
  const word = standWord(t, stand);
  return confidence ? `${word}, ${confidenceWord(t, confidence)}` : word;
}
