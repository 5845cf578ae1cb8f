import { useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { Switch } from '../ui/Switch';
import { useAct } from '../ui/use-act';
import { Group } from './Group';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** Where the web searcher looks. Nothing leaves the browser but to the services that are on here. */
export function SearchSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const { wikipedia, tavily } = settings.search;
  return (
    <Group title={t('search_services')} text={t('search_services_text')}>
      <Switch
        label={t('search_wikipedia')}
        hint={t('search_wikipedia_hint')}
        checked={wikipedia.enabled}
        onChange={(enabled) =>
          change((s) => ({
            ...s,
            search: { ...s.search, wikipedia: { ...s.search.wikipedia, enabled } },
          }))
        }
      />
      <Switch
        label={t('search_tavily')}
        hint={t('search_tavily_hint')}
        checked={tavily.enabled}
        onChange={(enabled) =>
          change((s) => ({
            ...s,
            search: { ...s.search, tavily: { ...s.search.tavily, enabled } },
          }))
        }
      />
      {tavily.enabled && <TavilyKey api={tavily.api} />}
    </Group>
  );
}

function TavilyKey({ api }: { api: string }) {
  const { t, useSecrets, saveSecret, requestAccess } = useSource();
  const stored = useSecrets()?.has('search:tavily') ?? false;
  const [key, setKey] = useState('');
  const save = useAct(
    () => saveSecret('search:tavily', key.trim()),
    () => setKey(''),
  );
  return (
    <form
      className={css.advanced}
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim()) void requestAccess([api]).then(() => save.act());
      }}
    >
      <TextField
        label={t('tavily_key')}
        hint={t(stored ? 'api_key_stored' : 'api_key_hint')}
        type="password"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <p className={css.actions}>
        <Button type="submit" disabled={!key.trim() || save.busy}>
          {t('save')}
        </Button>
      </p>
      <InlineError error={save.error} />
    </form>
  );
}
