import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { serviceState, withService } from '../../lib/settings/search-services';
import { useSource } from '../source';
import { Denied } from '../ui/Denied';
import { Switch } from '../ui/Switch';
import { useGrant } from '../ui/use-grant';
import type { Translate } from '../words';
import css from './SearchSettings.module.css';
import { SearchSetup } from './SearchSetup';
import type { SettingsPart } from './SettingsScreen';

/**
 * One search service: on or off, and while it is on its address, its key and a test. Access to its server is asked for
 * by the click itself; without it the service stays off.
 */
export function SearchServiceRow({
  service,
  settings,
  change,
}: SettingsPart & { service: ServiceDescriptor }) {
  const { t } = useSource();
  const grant = useGrant();
  const { enabled, api } = serviceState(settings, service);
  const set = (setting: Parameters<typeof withService>[2]) =>
    change((s) => withService(s, service.id, setting));
  const switched = (on: boolean) => {
    if (on && !service.anyOrigin && api) grant.ask([api], () => set({ enabled: on }));
    else set({ enabled: on });
  };
  return (
    <div>
      <Switch
        label={service.name}
        hint={hintOf(t, service)}
        checked={enabled}
        onChange={switched}
      />
      {!enabled && grant.again && (
        <div className={css.details}>
          <Denied grant={grant} text={t('denied_service', { service: service.name })} />
        </div>
      )}
      {enabled && <SearchSetup service={service} settings={settings} change={change} />}
    </div>
  );
}

function hintOf(t: Translate, { ownServer, key }: ServiceDescriptor): string {
  if (ownServer) return t('search_own_server');
  return key === 'none' ? '' : t(`search_key_${key}`);
}
