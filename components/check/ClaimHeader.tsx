import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { awaitedChoice } from '../claim/awaits';
import { SelectionText } from '../claim/SelectionText';
import { useSource } from '../source';
import { Button, IconButton } from '../ui/Button';
import { formatList } from '../ui/format';
import type { Act } from '../ui/use-act';
import { useFocusBack } from '../ui/use-focus-back';
import type { Again } from './CheckPage';
import css from './ClaimHeader.module.css';
import { claimDay, saidBy } from './origin';
import { ProtocolMenu } from './ProtocolMenu';

/** The claim as it is debated, where it stands, and the way to change it and run again. */
export function ClaimHeader(props: {
  view: CheckView;
  /** Of several claims to choose from, the one that is looked at. */
  active?: number | undefined;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onAgain: Act<Again>;
}) {
  const { t } = useSource();
  const { view, active, editing, onEdit, onAgain } = props;
  const pencil = useFocusBack();
  const prepared = awaitedChoice(view);
  if (editing) {
    return (
      <header className={css.header}>
        <Editor
          text={view.claim.text}
          protocol={view.protocol}
          onCancel={() => {
            pencil.giveBack();
            onEdit(false);
          }}
          onRun={(how) => {
            onEdit(false);
            onAgain(how);
          }}
        />
      </header>
    );
  }
  return (
    <header className={css.header}>
      <div className={css.line}>
        <h1 className={css.claim} dir="auto" lang={view.claim.page?.language}>
          {prepared ? (
            <SelectionText
              selected={view.claim.selected.trim() || view.claim.text}
              {...{ prepared, active }}
            />
          ) : (
            <q>{view.claim.text}</q>
          )}
        </h1>
        {!prepared && (
          <IconButton
            ref={pencil.ref}
            icon="pencil"
            label={t('edit_claim')}
            onClick={() => onEdit(true)}
          />
        )}
      </div>
      <Origin view={view} />
    </header>
  );
}

/** Where in a sentence something other than words stands. */
const GAP = '\ufffc';

function Origin({ view }: { view: CheckView }) {
  const { t, locale, call } = useSource();
  const { page, selected, text } = view.claim;
  const unclear = view.decision ? [] : (view.preparation?.unclear ?? []);
  const day = claimDay(locale, view);
  const by = saidBy(t, view);
  const [before, after] = t('claim_from', { page: GAP, day }).split(GAP);
  return (
    <p className={css.origin}>
      {page ? (
        <>
          {before}
          <button
            type="button"
            className={css.page}
            title={t('show_claim_on_page')}
            onClick={() => call('page/show', { check: view.id })}
          >
            <span dir="auto">{page.title || page.url}</span>
          </button>
          {after}
        </>
      ) : (
        t('claim_typed', { day })
      )}
      {by && (
        <span className={css.note} dir="auto">
          {by}
        </span>
      )}
      {page?.unread && <span className={css.note}>{t(unread[page.unread])}</span>}
      {unclear.length > 0 && !awaitedChoice(view) && (
        <span className={css.note} dir="auto">
          {t('claim_unclear', {
            words: formatList(
              locale,
              unclear.map((word) => `“${word}”`),
            ),
          })}
        </span>
      )}
      {selected.trim() !== text.trim() && !awaitedChoice(view) && (
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

function Editor(props: {
  text: string;
  protocol: string;
  onCancel: () => void;
  onRun: (how: Again) => void;
}) {
  const { t } = useSource();
  const [text, setText] = useState(props.text);
  const ready = text.trim() !== '' && text.trim() !== props.text;
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) props.onRun({ claimText: text.trim() });
      }}
      onKeyDown={(event) => {
        // Escape closes the menu first, if it is open.
        const menu = event.currentTarget.querySelector(':popover-open');
        if (event.key === 'Escape' && !menu) props.onCancel();
      }}
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
        <ProtocolMenu
          label={t('run_by_protocol')}
          without={props.protocol}
          disabled={text.trim() === ''}
          onChoose={(protocol) => props.onRun({ claimText: text.trim(), protocol })}
        />
        <Button kind="quiet" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
