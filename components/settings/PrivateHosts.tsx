import { type FormEvent, useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import { TextField } from '../ui/Field';
import { formatList } from '../ui/format';
import { useGrant } from '../ui/use-grant';
import { hostsIn } from './private-hosts';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** Whatever the scheme of a page there: what is named is a host. */
const originsOf = (hosts: readonly string[]) =>
  hosts.flatMap((host) => [`http://${host}`, `https://${host}`]);

/** Servers on the reader's own network whose pages may be read; saving asks for access to just these. */
export function PrivateHosts({ settings, change }: SettingsPart) {
  const { t, locale } = useSource();
  const kept = settings.search.privateHosts;
  const shown = kept.join(', ');
  const [typed, setTyped] = useState(shown);
  const [wrong, setWrong] = useState<string[]>([]);
  const grant = useGrant();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { hosts, others } = hostsIn(typed);
    setWrong(others);
    if (others.length > 0) return;
    const keep = () => {
      setTyped(hosts.join(', '));
      change((s) => ({ ...s, search: { ...s.search, privateHosts: hosts } }));
    };
    const added = hosts.filter((host) => !kept.includes(host));
    if (added.length > 0) grant.ask(originsOf(added), keep);
    else keep();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('private_hosts')}
        hint={t('private_hosts_hint')}
        value={typed}
        wrong={
          wrong.length > 0
            ? t('private_hosts_wrong', { names: formatList(locale, wrong) })
            : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong([]);
          grant.forget();
        }}
      />
      <Denied grant={grant} text={t('denied_private_hosts')} />
      {typed.trim() !== shown && (
        <p className={css.actions}>
          <Button type="submit">{t('private_hosts_save')}</Button>
        </p>
      )}
    </form>
  );
}
