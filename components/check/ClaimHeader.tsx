import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Button, IconButton } from '../ui/Button';
import { formatDay } from '../ui/format';
import type { Act } from '../ui/use-act';
import css from './ClaimHeader.module.css';

/** The claim as it is debated, where it stands, and the way to change it and run again. */
export function ClaimHeader({ view, onAgain }: { view: CheckView; onAgain: Act<string> }) {
  const { t } = useSource();
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <header className={css.header}>
        <Editor
          text={view.claim.text}
          onCancel={() => setEditing(false)}
          onRun={(text) => {
            setEditing(false);
            onAgain(text);
          }}
        />
      </header>
    );
  }
  return (
    <header className={css.header}>
      <div className={css.line}>
        <h1 className={css.claim} dir="auto" lang={view.claim.page?.language}>
          <q>{view.claim.text}</q>
        </h1>
        <IconButton icon="pencil" label={t('edit_claim')} onClick={() => setEditing(true)} />
      </div>
      <Origin view={view} />
    </header>
  );
}

function Origin({ view }: { view: CheckView }) {
  const { t, locale, call } = useSource();
  const { page, capturedAt, selected, text } = view.claim;
  const day = formatDay(locale, page?.publishedAt ?? capturedAt);
  return (
    <p className={css.origin}>
      {page ? (
        <>
          {t('from')}{' '}
          <button
            type="button"
            className={css.page}
            title={t('show_claim_on_page')}
            onClick={() => call('page/show', { check: view.id })}
          >
            <span dir="auto">{page.title || page.url}</span>
          </button>{' '}
          · {day}
        </>
      ) : (
        t('claim_typed', { day })
      )}
      {page?.unread && <span className={css.note}>{t(unread[page.unread])}</span>}
      {selected.trim() !== text.trim() && (
        <span className={css.note} dir="auto">
          {t('claim_highlighted', { words: selected.trim() })}
        </span>
      )}
    </p>
  );
}

const unread = {
  pdf: 'unread_pdf',
  frame: 'unread_frame',
  'no-text': 'unread_no_text',
  'no-access': 'unread_no_access',
} as const;

function Editor(props: { text: string; onCancel: () => void; onRun: (text: string) => void }) {
  const { t } = useSource();
  const [text, setText] = useState(props.text);
  const ready = text.trim() !== '' && text.trim() !== props.text;
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) props.onRun(text.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && props.onCancel()}
    >
      <h1 className="sr-only" id="claim-editor">
        {t('claim')}
      </h1>
      <textarea
        className={css.claim}
        aria-labelledby="claim-editor"
        dir="auto"
        rows={3}
        // The reader just asked to edit.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={css.actions}>
        <Button kind="primary" type="submit" disabled={!ready}>
          {t('run_again')}
        </Button>
        <Button kind="quiet" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
