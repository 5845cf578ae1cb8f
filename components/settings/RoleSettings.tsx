import { roles } from '../../lib/debate/context';
import { standsInFor } from '../../lib/settings/settings';
import { roleWord } from '../names';
import { useSource } from '../source';
import { SelectField } from '../ui/Field';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** A model, and with it an endpoint, of its own for a role; without one, another role's or the chosen one stands in. */
export function RoleSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  return (
    <div className={css.roles}>
      {roles.map((role) => {
        const other = standsInFor[role];
        return (
          <SelectField
            key={role}
            label={roleWord(t, role)}
            hint={t(`role_hint_${role}`)}
            value={settings.roles[role] ?? ''}
            onChange={(event) => {
              const model = event.target.value || undefined;
              change((s) => ({ ...s, roles: { ...s.roles, [role]: model } }));
            }}
          >
            <option value="">
              {other ? t('role_as', { role: roleWord(t, other) }) : t('role_default')}
            </option>
            {settings.models.map((model) => (
              <option key={model.id} value={model.id}>
                {model.name}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}
