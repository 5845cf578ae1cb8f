import type { ReactNode } from 'react';
import { Icon } from './Icon';
import css from './Outcome.module.css';

/** What came of something, in words; an icon and a colour say whether it went well. */
export function Outcome({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <div className={css.outcome} data-good={good}>
      <Icon name={good ? 'check' : 'cross'} size={14} className={css.icon} />
      <div>{children}</div>
    </div>
  );
}
