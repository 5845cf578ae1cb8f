import { confidenceWord, protocolName, standWord } from '../names';
import { type CheckSummary, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { formatWhen } from '../ui/format';
import { VerdictIcon } from '../ui/VerdictIcon';
import type { Translate } from '../words';
import css from './HistoryRow.module.css';

/** The protocol that goes without saying. */
const usual = 'tool-mad';

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
    check.protocol === usual ? undefined : protocolName(t, check.protocol),
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

function outcome(t: Translate, { stand, confidence, status }: CheckSummary): string {
  if (!stand) return t(`status_${status}`);
  const word = standWord(t, stand);
  return confidence ? `${word}, ${confidenceWord(t, confidence)}` : word;
}
