import type { ReactNode } from 'react';
import css from './SettingsScreen.module.css';
import type { SectionId } from './sections';

/** A section of the settings: a heading, what it is about, its controls. Its id is its anchor in the address. */
export function Group(props: { id: SectionId; title: string; text?: string; children: ReactNode }) {
  const heading = `${props.id}-heading`;
  return (
    <section className={css.group} id={props.id} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 className={css.heading} id={heading}>
          {props.title}
        </h2>
        {props.text && <p className={css.text}>{props.text}</p>}
      </div>
      {props.children}
    </section>
  );
}
