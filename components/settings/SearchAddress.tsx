import type { FormEvent } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import { TextField } from '../ui/Field';
import { useGrant } from '../ui/use-grant';
import css from './SearchSettings.module.css';
import type { AddressDraft } from './use-address-draft';

interface Props {
  /** The service's. */
  name: string;
  draft: AddressDraft;
  save: (api: string) => void;
}

/** Where the reader's own server is: kept once it is understood and may be talked to. */
export function SearchAddress({ name, draft, save }: Props) {
  const { t } = useSource();
  const grant = useGrant();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { meant } = draft;
    if (meant === undefined) draft.refuse();
    else if (meant === '') save(meant);
    // Asking for access comes first, within the click.
    else grant.ask([meant], () => save(meant));
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('search_address')}
        hint={t('search_address_hint', { example: 'localhost:8080' })}
        inputMode="url"
        value={draft.typed}
        wrong={
          draft.refused ? t('search_address_invalid', { typed: draft.typed.trim() }) : undefined
        }
        onChange={(event) => {
          draft.type(event.target.value);
          grant.forget();
        }}
      />
      <Denied grant={grant} text={t('denied_address', { service: name })} />
      {draft.unsaved && (
        <p className={css.actions}>
          <Button type="submit">{t('save')}</Button>
        </p>
      )}
    </form>
  );
}
