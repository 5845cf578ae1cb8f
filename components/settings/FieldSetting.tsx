import { medicalServices } from '../../lib/evidence/search/services';
import { serviceState } from '../../lib/settings/search-services';
import type { Settings } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Denied } from '../ui/Denied';
import { SelectField } from '../ui/Field';
import { useGrant } from '../ui/use-grant';
import type { SettingsPart } from './SettingsScreen';

/** What claims are about. Medical ones are looked up in papers, so that choice itself asks for access to them. */
export function FieldSetting({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const grant = useGrant();
  const papers = Object.values(medicalServices).map(
    (service) => serviceState(settings, service).api,
  );
  const choose = (field: Settings['field']) => {
    const keep = () => change((s) => ({ ...s, field }));
    if (field === 'medical') grant.ask(papers, keep);
    else keep();
  };
  return (
    <>
      <SelectField
        label={t('field')}
        hint={t(`field_${settings.field}_hint`)}
        value={settings.field}
        onChange={(event) => choose(event.target.value === 'medical' ? 'medical' : 'general')}
      >
        <option value="general">{t('field_general')}</option>
        <option value="medical">{t('field_medical')}</option>
      </SelectField>
      <Denied grant={grant} text={t('denied_medical')} />
    </>
  );
}
