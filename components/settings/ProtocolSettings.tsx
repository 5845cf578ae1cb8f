import { baselineIds, debateIds } from '../../lib/protocols/ids';
import type { Settings } from '../../lib/settings/settings';
import { protocolHint, protocolName } from '../names';
import { useSource } from '../source';
import { SelectField } from '../ui/Field';
import { FieldSetting } from './FieldSetting';
import type { SettingsPart } from './SettingsScreen';

/** Which published system checks a claim, whose label definitions it goes by, and how true to its paper it is. */
export function ProtocolSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const group = (ids: readonly string[]) =>
    ids.map((id) => (
      <option key={id} value={id}>
        {protocolName(t, id)}
      </option>
    ));
  return (
    <>
      <SelectField
        label={t('fact_protocol')}
        hint={protocolHint(t, settings.protocol)}
        value={settings.protocol}
        onChange={(event) => {
          const protocol = event.target.value;
          change((s) => ({ ...s, protocol }));
        }}
      >
        <optgroup label={t('protocols_debates')}>{group(debateIds)}</optgroup>
        <optgroup label={t('protocols_baselines')}>{group(baselineIds)}</optgroup>
      </SelectField>
      <SelectField
        label={t('preset')}
        hint={t(`preset_${settings.preset}_hint`)}
        value={settings.preset}
        onChange={(event) => {
          const preset: Settings['preset'] = event.target.value === 'paper' ? 'paper' : 'product';
          change((s) => ({ ...s, preset }));
        }}
      >
        <option value="product">{t('preset_choice_product')}</option>
        <option value="paper">{t('preset_choice_paper')}</option>
      </SelectField>
      <SelectField
        label={t('label_definitions')}
        hint={t(
          `labels_${settings.labels.replaceAll('-', '_') as 'averitec' | 'averitec_code'}_hint`,
        )}
        value={settings.labels}
        onChange={(event) => {
          const labels: Settings['labels'] =
            event.target.value === 'averitec-code' ? 'averitec-code' : 'averitec';
          change((s) => ({ ...s, labels }));
        }}
      >
        <option value="averitec">{t('labels_averitec')}</option>
        <option value="averitec-code">{t('labels_averitec_code')}</option>
      </SelectField>
      <FieldSetting settings={settings} change={change} />
    </>
  );
}
