import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { serviceState, withService } from '../../lib/settings/search-services';
import { useSource } from '../source';
import { Switch } from '../ui/Switch';
import type { Translate } from '../words';
import { SearchAddress } from './SearchAddress';
import { SearchKey } from './SearchKey';
import { SearchMailto } from './SearchMailto';
import css from './SearchSettings.module.css';
import { SearchTrial } from './SearchTrial';
import type { SettingsPart } from './SettingsScreen';

/**
 * One search service: on or off, and while it is on its address, its key and a test. Access to its server is asked for
 * by the click itself, or the browser refuses.
 */
export function SearchServiceRow({
  service,
  settings,
  change,
}: SettingsPart & { service: ServiceDescriptor }) {
  const { t, requestAccess } = useSource();
  const { enabled, api, mailto } = serviceState(settings, service);
  const set = (setting: Parameters<typeof withService>[2]) =>
    change((s) => withService(s, service.id, setting));
  const switched = (on: boolean) => {
    if (on && !service.anyOrigin && api) void requestAccess([api]).then(() => set({ enabled: on }));
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
      {enabled && (
        <div className={css.details}>
          {service.ownServer && <SearchAddress api={api} save={(to) => set({ api: to })} />}
          {service.key !== 'none' && <SearchKey service={service} />}
          {service.mailto && (
            <SearchMailto mailto={mailto ?? ''} save={(to) => set({ mailto: to })} />
          )}
          {api && <SearchTrial service={service} api={api} />}
        </div>
      )}
    </div>
  );
}

function hintOf(t: Translate, { ownServer, key }: ServiceDescriptor): string {
  if (ownServer) return t('search_own_server');
  return key === 'none' ? '' : t(`search_key_${key}`);
}
