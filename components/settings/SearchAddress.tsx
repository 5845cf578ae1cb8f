import { type FormEvent, useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import css from './SearchSettings.module.css';

/** Where the reader's own server is. */
export function SearchAddress({ api, save }: { api: string; save: (api: string) => void }) {
  const { t, requestAccess } = useSource();
  const [typed, setTyped] = useState(api);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = typed.trim();
    const valid = address === '' || isWebAddress(address);
    setRefused(!valid);
    if (!valid) return;
    // Asking for access comes first, within the click.
    if (address === '') save('');
    else void requestAccess([address]).then(() => save(address));
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('search_address')}
        hint={t('search_address_hint', { example: 'http://127.0.0.1:8080' })}
        type="url"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {refused && <p role="alert">{t('search_address_invalid')}</p>}
      {typed.trim() !== api && (
        <p className={css.actions}>
          <Button type="submit">{t('save')}</Button>
        </p>
      )}
    </form>
  );
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);
