import { useId } from 'react';
import css from './Switch.module.css';

/** On or off, at once. */
export function Switch(props: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hint = useId();
  return (
    <div className={css.row}>
      <label className={css.label}>
        <input
          type="checkbox"
          role="switch"
          className={css.switch}
          checked={props.checked}
          aria-checked={props.checked}
          aria-describedby={props.hint ? hint : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        <span>{props.label}</span>
      </label>
      {props.hint && (
        <p className={css.hint} id={hint}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
