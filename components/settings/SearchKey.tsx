import { type FormEvent, useState } from 'react';
import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import css from './SearchSettings.module.css';

/** The key of a search service: it can be set, put in another's place, and removed; it is never read back. */
export function SearchKey({
  service,
}: {
  service: Pick<ServiceDescriptor, 'id' | 'name' | 'keyPage'>;
}) {
  const { t, useSecrets, saveSecret } = useSource();
  const name = `search:${service.id}` as const;
  const stored = useSecrets()?.has(name) ?? false;
  const [key, setKey] = useState('');
  const save = useAct(
    (value: string) => saveSecret(name, value || null),
    () => setKey(''),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.act(key.trim());
  };
  const removes = stored && key.trim() === '';
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('search_key_label', { service: service.name })}
        hint={t(stored ? 'search_key_stored' : 'api_key_hint')}
        type="password"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <p className={css.actions}>
        {(stored || key.trim() !== '') && (
          <Button type="submit" disabled={save.busy}>
            {t(removes ? 'remove_key' : 'save')}
          </Button>
        )}
        {service.keyPage && (
          <a href={service.keyPage} target="_blank" rel="noreferrer">
            {t('search_key_get')}
          </a>
        )}
      </p>
      <InlineError error={save.error} />
    </form>
  );
}
