import { useId, useRef } from 'react';
import button from './Button.module.css';
import { Icon } from './Icon';
import css from './Menu.module.css';

export interface MenuItem {
  id: string;
  name: string;
  hint: string;
}

/**
 * A button that opens a list of choices, each with a sentence. The list is a popover of the browser's:
 * Escape and a click elsewhere close it, and it is placed where there is room.
 */
export function Menu(props: {
  /** The button's name, and what stands above the list. */
  label: string;
  items: readonly MenuItem[];
  disabled?: boolean;
  onChoose: (id: string) => void;
}) {
  const { label, items, disabled, onChoose } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const place = (menu: HTMLElement) => {
    const { top = 0, bottom = 0 } = opener.current?.getBoundingClientRect() ?? {};
    menu.dataset.side = top > innerHeight - bottom ? 'above' : 'below';
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${button.button} ${css.opener}`}
        popoverTarget={id}
        aria-label={label}
        title={label}
        disabled={disabled}
      >
        <Icon name="chevron" size={12} className={css.chevron} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={css.menu}
        onBeforeToggle={(event) => place(event.currentTarget)}
      >
        <p className={css.title}>{label}</p>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={css.item}
                onClick={() => {
                  popover.current?.hidePopover();
                  onChoose(item.id);
                }}
              >
                <span className={css.name}>{item.name}</span>
                <span className={css.hint}>{item.hint}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
