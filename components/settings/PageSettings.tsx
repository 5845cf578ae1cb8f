import { useSource } from '../source';
import { Switch } from '../ui/Switch';
import { Group } from './Group';
import type { SettingsPart } from './SettingsScreen';

/** What is painted on the reader's page. */
export function PageSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  return (
    <Group id="page" title={t('on_the_page')}>
      <Switch
        label={t('inline_marks')}
        hint={t('inline_marks_hint')}
        checked={settings.inline}
        onChange={(inline) => change((s) => ({ ...s, inline }))}
      />
    </Group>
  );
}
