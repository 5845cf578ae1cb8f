import { type FormEvent, useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import css from './SearchSettings.module.css';

/** An address where a service's operator may write to: nothing is sent unless the reader gives one. */
export function SearchMailto({ mailto, save }: { mailto: string; save: (to: string) => void }) {
  const { t } = useSource();
  const [typed, setTyped] = useState(mailto);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(typed.trim());
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('search_mailto')}
        hint={t('search_mailto_hint')}
        type="email"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() !== mailto && (
        <p className={css.actions}>
          <Button type="submit">{t('save')}</Button>
        </p>
      )}
    </form>
  );
}
