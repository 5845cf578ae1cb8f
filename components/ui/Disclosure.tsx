import { type ReactNode, useState } from 'react';
import css from './Disclosure.module.css';
import { Icon } from './Icon';

/** A native disclosure whose content is made when it is first opened. */
export function Disclosure({
  summary,
  children,
  open = false,
}: {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}) {
  const [seen, setSeen] = useState(open);
  return (
    <details
      className={css.disclosure}
      open={open || undefined}
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
    >
      <summary className={css.summary}>
        <Icon name="chevron" size={12} className={css.chevron} />
        {summary}
      </summary>
      {seen && <div className={css.content}>{children}</div>}
    </details>
  );
}
