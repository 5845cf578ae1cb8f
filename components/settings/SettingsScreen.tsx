import type { Settings } from '../../lib/settings/settings';
import { useSource } from '../source';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { DataSettings } from './DataSettings';
import { DebateSettings } from './DebateSettings';
import { ModelSettings } from './ModelSettings';
import { OnDeviceSettings } from './OnDeviceSettings';
import { PageSettings } from './PageSettings';
import { SearchSettings } from './SearchSettings';
import css from './SettingsScreen.module.css';

/** What every part of the settings gets: the settings, and a way to change them that is stored at once. */
export interface SettingsPart {
  settings: Settings;
  change: (change: (settings: Settings) => Settings) => void;
}

/** All settings, in the order a reader needs them. Every change is kept at once; there is no Save. */
export function SettingsScreen() {
  const { t, useSettings, saveSettings } = useSource();
  const settings = useSettings();
  const save = useAct(saveSettings);
  if (!settings) return null;
  const part: SettingsPart = { settings, change: save.act };
  return (
    <div className={css.settings}>
      <h1 className={css.title}>{t('tab_settings')}</h1>
      <InlineError error={save.error} />
      <ModelSettings {...part} />
      <OnDeviceSettings {...part} />
      <SearchSettings {...part} />
      <DebateSettings {...part} />
      <PageSettings {...part} />
      <DataSettings />
    </div>
  );
}
