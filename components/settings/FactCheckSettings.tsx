import { useState } from 'react';
import { lookedInPhrase } from '../check/looked-in';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { SelectField } from '../ui/Field';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { Group } from './Group';
import { SearchKey } from './SearchKey';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

const uses = ['off', 'show', 'use'] as const;

const google = {
  id: 'google-fact-check',
  name: 'Google Fact Check Tools',
  keyPage: 'https://developers.google.com/fact-check/tools/api',
} as const;

/** Whether earlier fact-checks are looked for, where, and whether they may enter a debate. */
export function FactCheckSettings({ settings, change }: SettingsPart) {
  const { t, useSecrets } = useSource();
  const stored = useSecrets()?.has(`search:${google.id}`) ?? false;
  const { use, api } = settings.factChecks;
  return (
    <Group title={t('fact_checks')} text={t('fact_checks_settings_text')}>
      <SelectField
        label={t('fact_checks_use')}
        hint={t('fact_checks_use_hint')}
        value={use}
        onChange={({ target }) => {
          const chosen = uses.find((one) => one === target.value) ?? use;
          change((s) => ({ ...s, factChecks: { ...s.factChecks, use: chosen } }));
        }}
      >
        {uses.map((one) => (
          <option key={one} value={one}>
            {t(`fact_checks_use_${one}`)}
          </option>
        ))}
      </SelectField>
      {use !== 'off' && (
        <>
          <SearchKey service={google} />
          {stored && <Trial api={api} />}
        </>
      )}
    </Group>
  );
}

/** One well-known claim, and what came of it. Where the index may not be talked to yet, the click asks for that first. */
function Trial({ api }: { api: string }) {
  const { t, call, useAccess, requestAccess } = useSource();
  const access = useAccess(api);
  const [said, setSaid] = useState('');
  const trial = useAct(
    () => call('fact-checks/test', null),
    ({ state, why }) =>
      setSaid(
        state === 'blocked' || state === 'failed'
          ? lookedInPhrase(t, { where: google.id, state, found: 0, ...(why && { why }) })
          : t('fact_checks_test_found'),
      ),
  );
  const start = () => {
    setSaid('');
    if (access === false) void requestAccess([api]).then((granted) => granted && trial.act());
    else trial.act();
  };
  return (
    <div>
      <p className={css.actions}>
        <Button kind="quiet" disabled={trial.busy} onClick={start}>
          {t(trial.busy ? 'testing' : 'test')}
        </Button>
        <span className={css.text} aria-live="polite">
          {said}
        </span>
      </p>
      <InlineError error={trial.error} />
    </div>
  );
}
