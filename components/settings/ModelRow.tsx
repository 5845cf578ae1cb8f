import type { ModelEntry } from '../../lib/settings/settings';
import { useSource } from '../source';
import { IconButton } from '../ui/Button';
import { Facts } from '../ui/Facts';
import { InlineError } from '../ui/Problem';
import { useRemoval } from '../ui/use-removal';
import { ModelTrial } from './ModelTrial';
import { hostOf, withoutModel } from './model-draft';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** One model: chosen or not, where it runs, tried or not. */
export function ModelRow({
  model,
  settings,
  change,
  edits,
  onEdit,
}: SettingsPart & {
  model: ModelEntry;
  /** Grows whenever a model was edited: its key may be another. */
  edits: number;
  onEdit: () => void;
}) {
  const { t, removeSecret } = useSource();
  const question = t('delete_model_question', { model: model.name });
  const { remove, error, dialog } = useRemoval(question, async () => {
    const gone = await removeSecret(`model:${model.id}`);
    if (gone.ok) change((s) => withoutModel(s, model.id));
    return gone;
  });
  const place = model.kind === 'on-device' ? t('in_this_browser') : hostOf(model);
  return (
    <li className={css.row}>
      <input
        type="radio"
        name="default-model"
        aria-label={t('use_model', { model: model.name })}
        title={t('use_model', { model: model.name })}
        checked={settings.roles.default === model.id}
        onChange={() => change((s) => ({ ...s, roles: { ...s.roles, default: model.id } }))}
      />
      <div className={css.about}>
        <p className={css.name}>{model.name}</p>
        <p className={css.text}>
          <Facts plain facts={[place, model.model]} />
        </p>
      </div>
      <div className={css.tools}>
        {model.kind === 'endpoint' && (
          <IconButton
            icon="pencil"
            label={t('edit_model', { model: model.name })}
            onClick={onEdit}
          />
        )}
        <IconButton
          icon="trash"
          label={t('delete_model', { model: model.name })}
          onClick={remove}
        />
      </div>
      <div className={css.outcome}>
        <InlineError error={error} />
        {/* An address that is mended by what the trial offers is tried by the same one. */}
        <ModelTrial key={`${JSON.stringify({ ...model, baseUrl: '' })} ${edits}`} model={model} />
      </div>
      {dialog}
    </li>
  );
}
