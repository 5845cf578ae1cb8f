import { type KeyboardEvent, useId, useRef } from 'react';
import button from './Button.module.css';
import { Icon } from './Icon';
import css from './Menu.module.css';
import { placeAfter } from './roving';

export interface MenuItem {
  id: string;
  name: string;
  hint: string;
}

/**
 * A button that opens a list of choices, each with a sentence. The list is a popover of the browser's:
 * Escape and a click elsewhere close it, and it is placed where there is room. The arrow keys lead into it and
 * through it, as Tab does.
 */
export function Menu(props: {
  /** The button's name, and what stands above the list. */
  label: string;
  /** Whether the button shows its name; else it is an arrow beside another button. */
  named?: boolean;
  items: readonly MenuItem[];
  disabled?: boolean;
  onChoose: (id: string) => void;
}) {
  const { label, named, items, disabled, onChoose } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const place = (menu: HTMLElement) => {
    const { top = 0, bottom = 0 } = opener.current?.getBoundingClientRect() ?? {};
    menu.dataset.side = top > innerHeight - bottom ? 'above' : 'below';
  };
  const move = (event: KeyboardEvent) => {
    const list = popover.current;
    if (!list) return;
    const choices = [...list.querySelectorAll('button')];
    const at = choices.findIndex((choice) => choice.matches(':focus'));
    const to = placeAfter(event.key, at, choices.length);
    if (to === undefined) return;
    event.preventDefault();
    if (!list.matches(':popover-open')) opener.current?.click();
    choices[to]?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${button.button} ${css.opener}`}
        popoverTarget={id}
        onKeyDown={move}
        aria-label={named ? undefined : label}
        title={named ? undefined : label}
        disabled={disabled}
      >
        {named && label}
        <Icon name="chevron" size={12} className={css.chevron} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={css.menu}
        onBeforeToggle={(event) => place(event.currentTarget)}
      >
        {!named && <p className={css.title}>{label}</p>}
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={css.item}
                onKeyDown={move}
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
