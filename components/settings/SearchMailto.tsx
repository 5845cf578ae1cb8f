import type { FormEvent } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import css from './SearchSettings.module.css';

interface Props {
  typed: string;
  type: (text: string) => void;
  unsaved: boolean;
  save: () => void;
}

/** An address where a service's operator may write to: nothing is sent unless the reader gives one. */
export function SearchMailto({ typed, type, unsaved, save }: Props) {
  const { t } = useSource();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('search_mailto')}
        hint={t('search_mailto_hint')}
        type="email"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {unsaved && (
        <p className={css.actions}>
          <Button type="submit">{t('save')}</Button>
        </p>
      )}
    </form>
  );
}
