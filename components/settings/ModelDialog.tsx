import { type FormEvent, useState } from 'react';
import type { SecretName } from '../../lib/settings/secrets';
import type { ModelEntry } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import dialogCss from '../ui/Dialog.module.css';
import { Disclosure } from '../ui/Disclosure';
import { SelectField, TextField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { endpointPresets } from './endpoint-presets';
import { draftOf, emptyDraft, entryOf, type ModelDraft, withModel } from './model-draft';
import css from './SettingsScreen.module.css';

interface Props {
  /** Absent for a new one. */
  model: ModelEntry | undefined;
  onClose: () => void;
}

/** Adds or changes an endpoint. Asking for access is the first thing the click does, or the browser refuses. */
export function ModelDialog({ model, onClose }: Props) {
  const { t, requestAccess, saveSettings, saveSecret, useSecrets } = useSource();
  const [preset, setPreset] = useState(endpointPresets.find(({ id }) => id === 'ollama'));
  const [draft, setDraft] = useState<ModelDraft>(() =>
    model
      ? draftOf(model)
      : { ...emptyDraft, baseUrl: preset?.baseUrl ?? '', concurrency: String(preset?.concurrency) },
  );
  const [key, setKey] = useState('');
  const [refused, setRefused] = useState(false);
  const [id] = useState(() => model?.id ?? crypto.randomUUID());
  const stored = useSecrets()?.has(`model:${id}`) ?? false;
  const removal = useAct((name: SecretName) => saveSecret(name, null));
  const save = useAct(async (entry: ModelEntry) => {
    if (key.trim()) {
      const secret = await saveSecret(`model:${id}`, key.trim());
      if (!secret.ok) return secret;
    }
    return saveSettings((settings) => withModel(settings, entry));
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = entryOf(id, draft);
    setRefused(!entry);
    if (!entry?.baseUrl) return;
    void requestAccess([entry.baseUrl]).then(() => save.act(entry));
  };
  const set = (change: Partial<ModelDraft>) => setDraft({ ...draft, ...change });
  const choose = (name: string) => {
    const chosen = endpointPresets.find((one) => one.id === name);
    setPreset(chosen);
    set({ baseUrl: chosen?.baseUrl ?? '', concurrency: String(chosen?.concurrency ?? 8) });
  };
  return (
    <dialog
      ref={(dialog) => void (dialog && !dialog.open && dialog.showModal())}
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
          type="url"
          required
          value={draft.baseUrl}
          onChange={(event) => set({ baseUrl: event.target.value })}
        />
        <TextField
          label={t('model_name')}
          placeholder={preset?.example}
          required
          value={draft.model}
          onChange={(event) => set({ model: event.target.value })}
        />
        <TextField
          label={t('api_key')}
          hint={t(stored ? 'api_key_stored' : 'api_key_hint')}
          type="password"
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
        {stored && (
          <p>
            <Button kind="quiet" disabled={removal.busy} onClick={() => removal.act(`model:${id}`)}>
              {t('remove_key')}
            </Button>
          </p>
        )}
        <Disclosure summary={t('endpoint_more')}>
          <More draft={draft} set={set} />
        </Disclosure>
        {refused && <p role="alert">{t('endpoint_invalid')}</p>}
        <InlineError error={removal.error ?? save.error} />
        <div className={dialogCss.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={save.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function More(props: { draft: ModelDraft; set: (change: Partial<ModelDraft>) => void }) {
  const { t } = useSource();
  const { draft, set } = props;
  return (
    <div className={css.pair}>
      <TextField
        label={t('display_name')}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={t('context_tokens')}
        inputMode="numeric"
        value={draft.contextTokens}
        onChange={(event) => set({ contextTokens: event.target.value })}
      />
      <TextField
        label={t('price_input')}
        inputMode="decimal"
        value={draft.priceInput}
        onChange={(event) => set({ priceInput: event.target.value })}
      />
      <TextField
        label={t('price_output')}
        inputMode="decimal"
        value={draft.priceOutput}
        onChange={(event) => set({ priceOutput: event.target.value })}
      />
      <TextField
        label={t('concurrency')}
        inputMode="numeric"
        value={draft.concurrency}
        onChange={(event) => set({ concurrency: event.target.value })}
      />
    </div>
  );
}
