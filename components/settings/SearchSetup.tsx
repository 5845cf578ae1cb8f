import { useState } from 'react';
import type { Result } from '../../lib/browser/messages';
import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { serviceState, withService } from '../../lib/settings/search-services';
import { useSource } from '../source';
import { SearchAddress } from './SearchAddress';
import { SearchKey } from './SearchKey';
import { SearchMailto } from './SearchMailto';
import css from './SearchSettings.module.css';
import { SearchTrial } from './SearchTrial';
import type { SettingsPart } from './SettingsScreen';
import { useAddressDraft } from './use-address-draft';
import { useKeyDraft } from './use-key-draft';

/** What a service that is on needs to be told, and a test of it with what stands in the fields, which it keeps first. */
export function SearchSetup({
  service,
  settings,
  change,
}: SettingsPart & { service: ServiceDescriptor }) {
  const { t, saveSettings } = useSource();
  const { api, mailto = '' } = serviceState(settings, service);
  const address = useAddressDraft(api);
  const asked = service.ownServer ? address.meant : api;
  const key = useKeyDraft(service.id, asked ?? api);
  const [email, setEmail] = useState(mailto);
  const saveAddress = (to: string) => {
    address.kept(to);
    change((s) => withService(s, service.id, { api: to }));
  };
  const saveEmail = () => change((s) => withService(s, service.id, { mailto: email.trim() }));
  const unsaved = {
    address: service.ownServer && address.unsaved,
    email: email.trim() !== mailto,
    key: key.typed.trim() !== '',
  };
  const keep = async (to: string): Promise<Result<null>> => {
    if (unsaved.address) address.kept(to);
    const setting = {
      ...(unsaved.address && { api: to }),
      ...(unsaved.email && { mailto: email.trim() }),
    };
    const saved = await saveSettings((s) => withService(s, service.id, setting));
    return saved.ok ? key.keep() : saved;
  };
  return (
    <div className={css.details}>
      {service.ownServer && (
        <SearchAddress name={service.name} draft={address} save={saveAddress} />
      )}
      {service.key !== 'none' && <SearchKey service={service} draft={key} />}
      {service.mailto && (
        <SearchMailto typed={email} type={setEmail} unsaved={unsaved.email} save={saveEmail} />
      )}
      {asked !== '' && (
        <SearchTrial
          key={`${address.edits} ${key.edits} ${email}`}
          service={service}
          address={asked}
          wrong={t('search_address_invalid', { typed: address.typed.trim() })}
          saves={unsaved.address || unsaved.email || unsaved.key}
          keep={keep}
        />
      )}
    </div>
  );
}
