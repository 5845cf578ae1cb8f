import { useSource } from '../source';
import { TextField } from '../ui/Field';
import type { ModelDraft } from './model-draft';
import css from './SettingsScreen.module.css';

/** What of a model may be left as it is: its name here, its limits, what it costs. */
export function ModelMore(props: {
  draft: ModelDraft;
  set: (change: Partial<ModelDraft>) => void;
}) {
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
