import { type FormEvent, useState } from 'react';
import type { ModelEntry } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import dialogCss from '../ui/Dialog.module.css';
import { Disclosure } from '../ui/Disclosure';
import { SelectField, TextField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { useGrant } from '../ui/use-grant';
import { Wrong } from '../ui/Wrong';
import { AsksAccess } from './AsksAccess';
import { endpointPresets } from './endpoint-presets';
import { ModelMore } from './ModelMore';
import { ModelName } from './ModelName';
import {
  addressOf,
  draftOf,
  emptyDraft,
  entryOf,
  hostOf,
  type ModelDraft,
  withModel,
} from './model-draft';
import { useStoredKey } from './use-stored-key';

interface Props {
  /** Absent for a new one. */
  model: ModelEntry | undefined;
  /** Begun at the key, which was refused. */
  atKey?: boolean;
  onClose: () => void;
}

/** Adds or changes an endpoint. Asking for access is the first thing the click does, or the browser refuses. */
export function ModelDialog({ model, atKey, onClose }: Props) {
  const { t, saveSettings, saveSecret, removeSecret } = useSource();
  const grant = useGrant();
  const [preset, setPreset] = useState(endpointPresets.find(({ id }) => id === 'ollama'));
  const [draft, setDraft] = useState<ModelDraft>(() =>
    model
      ? draftOf(model)
      : { ...emptyDraft, baseUrl: preset?.baseUrl ?? '', concurrency: String(preset?.concurrency) },
  );
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState<'address' | 'numbers'>();
  const [id] = useState(() => model?.id ?? crypto.randomUUID());
  const { stored, hint } = useStoredKey(`model:${id}`, addressOf(draft.baseUrl) ?? '');
  const removal = useAct(removeSecret);
  const save = useAct(async (entry: ModelEntry) => {
    if (key.trim() && entry.baseUrl) {
      const secret = await saveSecret(`model:${id}`, key.trim(), entry.baseUrl);
      if (!secret.ok) return secret;
    }
    return saveSettings((settings) => withModel(settings, entry));
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = entryOf(id, draft);
    setWrong(entry ? undefined : addressOf(draft.baseUrl) ? 'numbers' : 'address');
    if (!entry?.baseUrl) return;
    grant.ask([entry.baseUrl], () => save.act(entry));
  };
  const set = (change: Partial<ModelDraft>) => {
    setDraft({ ...draft, ...change });
    setWrong(undefined);
    grant.forget();
  };
  const choose = (name: string) => {
    const chosen = endpointPresets.find((one) => one.id === name);
    setPreset(chosen);
    set({ baseUrl: chosen?.baseUrl ?? '', concurrency: String(chosen?.concurrency ?? 8) });
  };
  const address = addressOf(draft.baseUrl);
  const host = hostOf({ baseUrl: address });
  return (
    <dialog
      ref={(dialog) => {
        if (!dialog || dialog.open) return;
        dialog.showModal();
        if (atKey) dialog.querySelector<HTMLElement>('[type="password"]')?.focus();
      }}
      className={dialogCss.dialog}
      aria-labelledby="model-dialog-title"
      onClose={onClose}
    >
      <form className={dialogCss.form} onSubmit={submit}>
        <h2 className={dialogCss.title} id="model-dialog-title">
          {t(model ? 'change_endpoint' : 'add_endpoint')}
        </h2>
        {!model && (
          <SelectField
            label={t('endpoint_kind')}
            value={preset?.id ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {endpointPresets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
            <option value="">{t('endpoint_other')}</option>
          </SelectField>
        )}
        <TextField
          label={t('base_url')}
          hint={t('base_url_hint')}
          inputMode="url"
          required
          value={draft.baseUrl}
          wrong={
            wrong === 'address'
              ? t('search_address_invalid', { typed: draft.baseUrl.trim() })
              : undefined
          }
          onChange={(event) => set({ baseUrl: event.target.value })}
        />
        <ModelName
          key={address}
          model={id}
          address={address}
          apiKey={key}
          typed={draft.model}
          placeholder={preset?.example}
          type={(name) => set({ model: name })}
        />
        <TextField
          label={t('api_key')}
          hint={hint}
          type="password"
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
            grant.forget();
          }}
        />
        {stored && (
          <p>
            <Button kind="quiet" busy={removal.busy} onClick={() => removal.act(`model:${id}`)}>
              {t('remove_key')}
            </Button>
          </p>
        )}
        <Disclosure summary={t('endpoint_more')}>
          <ModelMore draft={draft} set={set} />
        </Disclosure>
        {wrong === 'numbers' && <Wrong text={t('endpoint_invalid')} />}
        {!grant.again && <AsksAccess address={address} />}
        <Denied grant={grant} text={t('denied_model', { host: host ?? '' })} />
        <InlineError error={removal.error ?? save.error} />
        <div className={dialogCss.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" busy={save.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
