import { useSource } from '../source';
import { SelectField } from '../ui/Field';
import { Switch } from '../ui/Switch';
import { Group } from './Group';
import { NumberField } from './NumberField';
import { ProtocolSettings } from './ProtocolSettings';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

const limits = ['minutes', 'calls', 'tokens', 'money'] as const;

/** How a debate is run, and what it may cost at most. */
export function DebateSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  return (
    <Group id="debate" title={t('debate_settings')}>
      <ProtocolSettings settings={settings} change={change} />
      <SelectField
        label={t('max_rounds')}
        hint={t('max_rounds_hint')}
        value={settings.maxRounds}
        onChange={(event) => {
          // Read at once: by the time the change is made, React has put the select back.
          const maxRounds = Number(event.target.value);
          change((s) => ({ ...s, maxRounds }));
        }}
      >
        {[1, 2, 3, 4].map((n) => (
          <option key={n}>{n}</option>
        ))}
      </SelectField>
      <Switch
        label={t('relevance_scores')}
        hint={t('relevance_scores_hint')}
        checked={settings.relevance}
        onChange={(relevance) => change((s) => ({ ...s, relevance }))}
      />
      <fieldset className={css.advanced}>
        <legend className={css.text}>{t('budget_text')}</legend>
        <div className={css.pair}>
          {limits.map((limit) => (
            <NumberField
              key={limit}
              label={t(`limit_${limit}`)}
              value={settings.budget[limit]}
              whole={limit === 'calls' || limit === 'tokens'}
              onChange={(value) =>
                change((s) => ({ ...s, budget: { ...s.budget, [limit]: value } }))
              }
            />
          ))}
        </div>
      </fieldset>
    </Group>
  );
}
