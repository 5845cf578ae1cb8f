import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';
import css from './Section.module.css';

/** A part of a check that can be folded away: a heading, a line beside it, the content. */
export function Section({
  title,
  aside,
  open,
  children,
}: {
  title: string;
  aside?: ReactNode;
  open: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <details open={open}>
        <summary className={css.summary}>
          <h2 className={css.title} id={heading}>
            {title}
          </h2>
          <span className={css.aside}>{aside}</span>
          <Icon name="chevron" size={12} className={css.chevron} />
        </summary>
        <div className={css.content}>{children}</div>
      </details>
    </section>
  );
}
