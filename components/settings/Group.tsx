import { type ReactNode, useId } from 'react';
import css from './SettingsScreen.module.css';

/** A part of the settings: a heading, what it is about, its controls. */
export function Group(props: { title: string; text?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={css.group} aria-labelledby={heading}>
      <h2 className={css.heading} id={heading}>
        {props.title}
      </h2>
      {props.text && <p className={css.text}>{props.text}</p>}
      {props.children}
    </section>
  );
}
