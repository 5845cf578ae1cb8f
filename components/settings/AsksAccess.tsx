import { useSource } from '../source';
import { hostOf } from './model-draft';
import css from './SettingsScreen.module.css';

/** Says beforehand that saving an address makes the browser ask; nothing where it will not. */
export function AsksAccess({ address = '' }: { address: string | undefined }) {
  const { t, useAccess } = useSource();
  const barred = useAccess(address) === false;
  const host = hostOf({ baseUrl: address });
  if (!barred || host === undefined) return null;
  return <p className={css.text}>{t('base_url_asks', { host })}</p>;
}
