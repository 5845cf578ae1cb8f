import { useState } from 'react';
import { TextField } from '../ui/Field';

/** A number that may be left out. It is kept when the field is left, if it is one; otherwise the old one stands. */
export function NumberField(props: {
  label: string;
  hint?: string;
  value: number | undefined;
  whole: boolean;
  onChange: (value: number | undefined) => void;
}) {
  const { label, hint, value, whole, onChange } = props;
  const [text, setText] = useState<string>();
  const shown = value === undefined ? '' : String(value);
  const keep = () => {
    const next = text === undefined ? value : numberIn(text, whole);
    setText(undefined);
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      inputMode={whole ? 'numeric' : 'decimal'}
      value={text ?? shown}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}

/** `undefined` for an empty field, `null` for what is not a positive number. A decimal comma is one too. */
export function numberIn(text: string, whole: boolean): number | undefined | null {
  if (text.trim() === '') return undefined;
  const n = Number(text.trim().replace(',', '.'));
  return Number.isFinite(n) && n > 0 && (!whole || Number.isInteger(n)) ? n : null;
}
