import { useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import dialogCss from '../ui/Dialog.module.css';
import { formatCount } from '../ui/format';
import { plural } from '../words';

interface Props {
  busy: boolean;
  /** Offered before everything is gone. */
  onExport: () => void;
  onDelete: () => void;
}

/** Empties the history. The reader is told how many checks that is, and is offered a copy first. */
export function DeleteChecks({ busy, onExport, onDelete }: Props) {
  const { t, useHistory } = useSource();
  const [asking, setAsking] = useState(false);
  const count = useHistory('')?.length ?? 0;
  return (
    <>
      <Button busy={busy || count === 0} onClick={() => count > 0 && setAsking(true)}>
        {t('delete_checks')}
      </Button>
      {asking && (
        <Question
          busy={busy}
          count={count}
          onExport={onExport}
          onDelete={onDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Question(props: Props & { count: number; onClose: () => void }) {
  const { t, locale } = useSource();
  const { busy, count, onExport, onDelete, onClose } = props;
  const text = plural(t, 'delete_checks_question', count, formatCount(locale, count));
  return (
    <dialog
      ref={(dialog) => void (dialog && !dialog.open && dialog.showModal())}
      className={dialogCss.dialog}
      aria-label={text}
      onClose={onClose}
    >
      <form method="dialog" className={dialogCss.form}>
        <p>{text}</p>
        <p>
          <Button busy={busy} onClick={onExport}>
            {t('export_first')}
          </Button>
        </p>
        <div className={dialogCss.actions}>
          <Button type="submit">{t('cancel')}</Button>
          {/* Not before the copy is made. */}
          <Button
            kind="primary"
            type="submit"
            busy={busy}
            onClick={(event) => (busy ? event.preventDefault() : onDelete())}
          >
            {t('delete')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
