import { useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Group } from './Group';
import { hostsIn } from './private-hosts';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** Whether the pages are read that searches find; asked for by a click, and taken back by one. */
export function ReadingSettings({ settings, change }: SettingsPart) {
  const { t, useSourcesOpen, requestAccess, closeSources } = useSource();
  const open = useSourcesOpen();
  return (
    <Group title={t('reading_pages')} text={t('reading_pages_text')}>
      <p aria-live="polite">{open !== undefined && t(open ? 'sources_open' : 'sources_closed')}</p>
      <div className={css.actions}>
        {open ? (
          <Button title={t('close_sources_hint')} onClick={() => void closeSources()}>
            {t('close_sources')}
          </Button>
        ) : (
          <Button onClick={() => void requestAccess('all')}>{t('open_sources')}</Button>
        )}
      </div>
      {open && <PrivateHosts settings={settings} change={change} />}
    </Group>
  );
}

function PrivateHosts({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const [text, setText] = useState(settings.search.privateHosts.join(', '));
  return (
    <TextField
      label={t('private_hosts')}
      hint={t('private_hosts_hint')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        const privateHosts = hostsIn(text);
        setText(privateHosts.join(', '));
        change((s) => ({ ...s, search: { ...s.search, privateHosts } }));
      }}
    />
  );
}
