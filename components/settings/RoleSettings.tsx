import type { Role } from '../../lib/debate/context';
import { roleWord } from '../names';
import { useSource } from '../source';
import { SelectField } from '../ui/Field';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

const roles: readonly Role[] = ['debater', 'judge', 'scorer', 'reporter'];

/** A model of its own for a role; without one, the chosen model stands in. */
export function RoleSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  return (
    <div className={css.pair}>
      {roles.map((role) => (
        <SelectField
          key={role}
          label={roleWord(t, role)}
          value={settings.roles[role] ?? ''}
          onChange={(event) => {
            const model = event.target.value || undefined;
            change((s) => ({ ...s, roles: { ...s.roles, [role]: model } }));
          }}
        >
          <option value="">{t('role_default')}</option>
          {settings.models.map((model) => (
            <option key={model.id} value={model.id}>
              {model.name}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
