import { useState } from 'react';
import type { ModelEntry } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Button, IconButton } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { formatCount } from '../ui/format';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { hostOf, withoutModel } from './model-draft';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** One model: chosen or not, where it runs, tried or not. */
export function ModelRow({
  model,
  settings,
  change,
  onEdit,
}: SettingsPart & { model: ModelEntry; onEdit: () => void }) {
  const { t, saveSecret } = useSource();
  const { confirm, dialog } = useConfirm();
  const remove = async () => {
    if (!(await confirm(t('delete_model_question', { model: model.name }), t('delete')))) return;
    await saveSecret(`model:${model.id}`, null);
    change((s) => withoutModel(s, model.id));
  };
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
        <p className={css.text}>{[place, model.model].filter(Boolean).join(' · ')}</p>
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
          onClick={() => void remove()}
        />
      </div>
      <Trial model={model} />
      {dialog}
    </li>
  );
}

/** One short call, and what came of it. */
function Trial({ model }: { model: ModelEntry }) {
  const { t, locale, call, useAccess, requestAccess } = useSource();
  const access = useAccess(model.baseUrl ?? '');
  const [said, setSaid] = useState('');
  const trial = useAct(
    () => call('model/test', { model: model.id }),
    ({ ms, reply }) =>
      setSaid(
        t('model_answered', { ms: formatCount(locale, Math.round(ms)), reply: reply.trim() }),
      ),
  );
  const start = () => {
    setSaid('');
    if (access === false && model.baseUrl) {
      void requestAccess([model.baseUrl]).then((granted) => granted && trial.act());
    } else trial.act();
  };
  return (
    <div className={css.outcome}>
      <Button kind="quiet" disabled={trial.busy} onClick={start}>
        {t(trial.busy ? 'testing' : 'test')}
      </Button>
      <p aria-live="polite">{said}</p>
      <InlineError error={trial.error} />
    </div>
  );
}
