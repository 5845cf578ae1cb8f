import { type FormEvent, useState } from 'react';
import { type LibraryItem, useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import css from './Rename.module.css';

/** Another title for a text; Enter keeps it, Escape leaves the old one. */
export function Rename({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const { t, renameInLibrary } = useSource();
  const [title, setTitle] = useState(item.title);
  const save = useAct(() => renameInLibrary(item.id, title), onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === item.title) onClose();
    else save.act();
  };
  return (
    <form
      className={css.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        label={t('text_title')}
        dir="auto"
        required
        // The reader has just asked for it.
        autoFocus
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <p className={css.actions}>
        <Button type="submit" kind="primary" busy={save.busy} disabled={title.trim() === ''}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
      <InlineError error={save.error} />
    </form>
  );
}
