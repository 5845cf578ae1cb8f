import { originOf, type SecretName } from '../../lib/settings/secrets';
import { useSource } from '../source';

/** Whether a key is stored, and whether it was entered for this address; it is sent to no other one. */
export function useStoredKey(
  name: SecretName,
  address: string,
): { stored: boolean; here: boolean; hint: string } {
  const { t, useSecrets } = useSource();
  const origin = useSecrets()?.get(name);
  if (origin === undefined) return { stored: false, here: false, hint: t('api_key_hint') };
  const here = origin === originOf(address);
  const hint = here ? t('api_key_stored') : t('api_key_elsewhere', { origin });
  return { stored: true, here, hint };
}
