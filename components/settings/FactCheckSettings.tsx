import { lookedInPhrase } from '../check/looked-in';
import { useSource } from '../source';
import { SelectField } from '../ui/Field';
import { Group } from './Group';
import { SearchKey } from './SearchKey';
import type { SettingsPart } from './SettingsScreen';
import { Trial } from './Trial';
import { type KeyDraft, useKeyDraft } from './use-key-draft';
import { useStoredKey } from './use-stored-key';

const uses = ['off', 'show', 'use'] as const;

const google = {
  id: 'google-fact-check',
  name: 'Google Fact Check Tools',
  keyPage: 'https://developers.google.com/fact-check/tools/api',
} as const;

/** Whether earlier fact-checks are looked for, where, and whether they may enter a debate. */
export function FactCheckSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const { use, api } = settings.factChecks;
  const key = useKeyDraft(google.id, api);
  const { here } = useStoredKey(key.name, api);
  return (
    <Group id="fact-checks" title={t('fact_checks')} text={t('fact_checks_settings_text')}>
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
          <SearchKey service={google} draft={key} />
          {(here || key.typed.trim() !== '') && (
            <FactCheckTrial key={key.edits} api={api} draft={key} />
          )}
        </>
      )}
    </Group>
  );
}

/** One well-known claim, and what came of it. */
function FactCheckTrial({ api, draft }: { api: string; draft: KeyDraft }) {
  const { t, call } = useSource();
  const run = async () => {
    const kept = await draft.keep();
    if (!kept.ok) return kept;
    const tried = await call('fact-checks/test', null);
    if (!tried.ok) return tried;
    const { state, why } = tried.value;
    const good = state !== 'blocked' && state !== 'failed';
    const text = good
      ? t('fact_checks_test_found')
      : lookedInPhrase(t, { where: google.id, state, found: 0, ...(why && { why }) });
    return { ok: true as const, value: { good, text } };
  };
  const unsaved = draft.typed.trim() !== '';
  return <Trial name={google.name} address={api} run={run} saves={unsaved} />;
}
