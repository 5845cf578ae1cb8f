import type { ButtonHTMLAttributes, ComponentPropsWithRef, ReactNode } from 'react';
import css from './Button.module.css';
import { Icon, type IconName } from './Icon';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary`: the one action of a place. `quiet`: reads like a link. */
  kind?: 'primary' | 'plain' | 'quiet';
  icon?: IconName;
  /** What it began goes on: it looks disabled, and yet keeps the focus, which a disabled button loses. */
  busy?: boolean;
  children: ReactNode;
};

/** A button with words. While it is `busy` a click still calls `onClick`, and `useAct` drops it. */
export function Button({ kind = 'plain', icon, busy, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={`${css.button} ${css[kind]}`}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </button>
  );
}

/** A button that is only an icon; its label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  ...rest
}: ComponentPropsWithRef<'button'> & { icon: IconName; label: string }) {
  return (
    <button type="button" {...rest} className={css.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
