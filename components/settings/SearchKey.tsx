import type { FormEvent } from 'react';
import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import css from './SearchSettings.module.css';
import type { KeyDraft } from './use-key-draft';
import { useStoredKey } from './use-stored-key';

/** The key of a search service: it can be set, put in another's place, and removed; it is never read back. */
export function SearchKey({
  service,
  draft,
}: {
  service: Pick<ServiceDescriptor, 'name' | 'keyPage'>;
  draft: KeyDraft;
}) {
  const { t } = useSource();
  const { stored, hint } = useStoredKey(draft.name, draft.address);
  const save = useAct(draft.keep);
  const removal = useAct(draft.remove);
  /** There is one of each for every service. */
  const named = (action: 'remove_key' | 'search_key_get') =>
    t('key_action', { action: t(action), service: service.name });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.act();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('search_key_label', { service: service.name })}
        hint={hint}
        type="password"
        value={draft.typed}
        onChange={(event) => draft.type(event.target.value)}
      />
      <p className={css.actions}>
        {draft.typed.trim() !== '' && (
          <Button type="submit" busy={save.busy}>
            {t('save')}
          </Button>
        )}
        {stored && (
          <Button
            kind="quiet"
            aria-label={named('remove_key')}
            busy={removal.busy}
            onClick={() => removal.act()}
          >
            {t('remove_key')}
          </Button>
        )}
        {service.keyPage && (
          <a
            href={service.keyPage}
            aria-label={named('search_key_get')}
            target="_blank"
            rel="noreferrer"
          >
            {t('search_key_get')}
          </a>
        )}
      </p>
      <InlineError error={save.error ?? removal.error} />
    </form>
  );
}
