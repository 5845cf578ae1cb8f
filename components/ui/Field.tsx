import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import css from './Field.module.css';
import { Wrong } from './Wrong';

interface Common {
  label: string;
  hint?: string;
}

/** A text or number field with its label above, a hint below and, where it was refused, why. */
export function TextField({
  label,
  hint,
  wrong,
  ...input
}: Common & { wrong?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const described = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        className={css.input}
        aria-describedby={described || undefined}
        aria-invalid={wrong !== undefined || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {wrong !== undefined && <Wrong id={`${id}-wrong`} text={wrong} />}
    </div>
  );
}

export function SelectField({
  label,
  hint,
  children,
  ...select
}: Common & SelectHTMLAttributes<HTMLSelectElement> & { children: ReactNode }) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={css.input}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {children}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
