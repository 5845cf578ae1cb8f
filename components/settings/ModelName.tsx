import { useId, useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { formatCount } from '../ui/format';
import { useAct } from '../ui/use-act';
import { useGrant } from '../ui/use-grant';
import { plural } from '../words';
import css from './SettingsScreen.module.css';

interface Props {
  /** The model's id in the settings. */
  model: string;
  /** Of the server; absent where none is typed yet. */
  address: string | undefined;
  apiKey: string;
  typed: string;
  placeholder: string | undefined;
  type: (text: string) => void;
}

/**
 * A model's name at its server. What the server offers is suggested once the reader asks for it; a server that tells
 * nothing is no fault. Give it a key of the address: another server offers others.
 */
export function ModelName({ model, address, apiKey, typed, placeholder, type }: Props) {
  const { t, locale, call } = useSource();
  const list = useId();
  const grant = useGrant();
  const [names, setNames] = useState<string[]>();
  const asking = useAct(
    (from: string) => {
      const key = apiKey.trim();
      return call('model/list', { address: from, model, ...(key && { key }) });
    },
    (came) => setNames(came.names),
  );
  const silent = grant.again !== undefined || asking.error !== undefined || names?.length === 0;
  return (
    <div>
      <TextField
        label={t('model_name')}
        placeholder={placeholder}
        required
        list={list}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={list}>
        {names?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {address && (
        <p className={css.actions}>
          <Button
            kind="quiet"
            busy={asking.busy}
            onClick={() => grant.ask([address], () => asking.act(address))}
          >
            {t('models_list')}
          </Button>
          <span className={css.text} aria-live="polite">
            {silent && t('models_not_listed')}
            {!silent &&
              names &&
              plural(t, 'models_listed', names.length, formatCount(locale, names.length))}
          </span>
        </p>
      )}
    </div>
  );
}
