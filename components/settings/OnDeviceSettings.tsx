import type { ModelEntry } from '../../lib/settings/settings';
import { type OnDeviceModel, useSource } from '../source';
import { Button } from '../ui/Button';
import { DownloadProgress } from '../ui/DownloadProgress';
import { Facts } from '../ui/Facts';
import { formatBytes } from '../ui/format';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { Group } from './Group';
import { withModel } from './model-draft';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** Models that run in the browser itself, where it can run any. */
export function OnDeviceSettings({ settings, change }: SettingsPart) {
  const { t, useOnDeviceModels } = useSource();
  const models = useOnDeviceModels();
  return (
    <Group
      id="on-device"
      title={t('on_device')}
      text={t(models?.length === 0 ? 'on_device_impossible' : 'on_device_text')}
    >
      <ul>
        {models?.map((model) => (
          <OnDevice key={model.key} model={model} settings={settings} change={change} />
        ))}
      </ul>
    </Group>
  );
}

const entryFor = (model: OnDeviceModel): ModelEntry => ({
  id: `on-device:${model.key}`,
  name: model.name,
  kind: 'on-device',
  model: model.key,
  concurrency: 1,
});

function OnDevice({ model, settings, change }: SettingsPart & { model: OnDeviceModel }) {
  const { t, locale, downloadModel, useDownloads } = useSource();
  const running = useDownloads()[model.key];
  const add = () => change((s) => withModel(s, entryFor(model)));
  /** Whoever asks for it wants its checks to stay on the device: it becomes the chosen model, not one more in the list. */
  const use = () =>
    change((s) => {
      const entry = entryFor(model);
      const added = withModel(s, entry);
      return { ...added, roles: { ...added.roles, default: entry.id } };
    });
  const fetching = useAct(() => downloadModel(model.key), add);
  const used = settings.models.some((entry) => entry.model === model.key);
  const size = formatBytes(locale, model.bytes);
  return (
    <li className={`${css.row} ${css.plain}`}>
      <div className={css.about}>
        <p className={css.name}>{model.name}</p>
        <p className={css.text}>
          <Facts plain facts={[size, model.demonstration && t('demonstration_model')]} />
        </p>
        <DownloadProgress model={model.key} name={model.name} asked={fetching.busy} />
        <InlineError error={fetching.error} />
      </div>
      <div className={css.tools}>
        {model.stored && used && <p className={css.text}>{t('model_ready')}</p>}
        {model.stored && !used && <Button onClick={use}>{t('use')}</Button>}
        {!model.stored && !running && (
          <Button busy={fetching.busy} onClick={() => fetching.act()}>
            {t('download')}
          </Button>
        )}
      </div>
    </li>
  );
}
