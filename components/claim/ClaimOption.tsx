import { useState } from 'react';
import type { PreparedClaim } from '../../lib/claim/preparation';
import { useSource } from '../source';
import { Button, IconButton } from '../ui/Button';
import { useFocusBack } from '../ui/use-focus-back';
import css from './ClaimChoice.module.css';
import { piecesOf } from './pieces';

/** One claim of a selection: its words with what was put in underlined, and the ways to edit and to check it. */
export function ClaimOption(props: {
  claim: PreparedClaim;
  /** Its place in the list; absent where it is the only one. */
  number: number | undefined;
  language: string | undefined;
  busy: boolean;
  onActive: (active: boolean) => void;
  onCheck: (text: string) => void;
}) {
  const { t } = useSource();
  const { claim, number, language, busy, onActive, onCheck } = props;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? claim.text;
  const pencil = useFocusBack();
  const cancel = () => {
    pencil.giveBack();
    setDraft(undefined);
  };
  return (
    <li
      className={css.option}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      onMouseEnter={() => onActive(true)}
      onMouseLeave={() => onActive(false)}
    >
      {number !== undefined && (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={css.body}>
        {draft === undefined ? (
          <p className={css.claim} dir="auto" lang={language}>
            {piecesOf(claim.text, claim.resolved).map(({ text: piece, start, mark }) =>
              mark ? (
                <ins
                  key={start}
                  className={css.putIn}
                  title={mark.was && t('choose_put_in', { was: mark.was, now: piece })}
                >
                  {piece}
                </ins>
              ) : (
                <span key={start}>{piece}</span>
              ),
            )}
          </p>
        ) : (
          <textarea
            className={css.editor}
            aria-label={t('claim')}
            dir="auto"
            rows={2}
            // The reader just asked to edit.
            // biome-ignore lint/a11y/noAutofocus: see above
            autoFocus
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') cancel();
            }}
          />
        )}
        <div className={css.actions}>
          <Button
            kind={number === undefined ? 'primary' : 'plain'}
            busy={busy}
            disabled={text.trim() === ''}
            aria-label={number === undefined ? undefined : t('choose_check_named', { claim: text })}
            onClick={() => onCheck(text.trim())}
          >
            {t('choose_check')}
          </Button>
          {draft === undefined ? (
            <IconButton
              ref={pencil.ref}
              icon="pencil"
              label={t('choose_edit_named', { claim: claim.text })}
              onClick={() => setDraft(claim.text)}
            />
          ) : (
            <Button kind="quiet" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
