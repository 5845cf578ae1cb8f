import { useState } from 'react';
import type { ErrorRecord } from '../../lib/errors';
import type { Settings } from '../../lib/settings/settings';
import { useSource } from '../source';
import { InlineError } from '../ui/Problem';
import { resultOf } from '../ui/use-act';
import { DataSettings } from './DataSettings';
import { DebateSettings } from './DebateSettings';
import { FactCheckSettings } from './FactCheckSettings';
import { ModelSettings } from './ModelSettings';
import { OnDeviceSettings } from './OnDeviceSettings';
import { PageSettings } from './PageSettings';
import { ReadingSettings } from './ReadingSettings';
import { SearchSettings } from './SearchSettings';
import { SectionNav } from './SectionNav';
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
  const [error, setError] = useState<ErrorRecord>();
  if (!settings) return null;
  // Not `useAct`: of two changes at once neither may be dropped.
  const change: SettingsPart['change'] = (how) =>
    void resultOf(() => saveSettings(how)).then((saved) =>
      setError(saved.ok ? undefined : saved.error),
    );
  const part: SettingsPart = { settings, change };
  return (
    <div className={css.settings}>
      <h1 className={css.title}>{t('tab_settings')}</h1>
      <InlineError error={error} />
      <div className={css.columns}>
        <SectionNav />
        <div className={css.sections}>
          <ModelSettings {...part} />
          <OnDeviceSettings {...part} />
          <SearchSettings {...part} />
          <ReadingSettings {...part} />
          <FactCheckSettings {...part} />
          <DebateSettings {...part} />
          <PageSettings {...part} />
          <DataSettings />
        </div>
      </div>
    </div>
  );
}
