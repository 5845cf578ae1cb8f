import { useSource } from '../source';
import css from './Gesture.module.css';

/** The gesture, drawn: a highlighted sentence, a key or a menu line, a verdict. */
export function Gesture({ shortcut }: { shortcut: string }) {
  const { t } = useSource();
  return (
    <ol className={css.steps}>
      <li>
        <svg className={css.drawing} viewBox="0 0 72 44" aria-hidden="true">
          <path className={css.text} d="M6 8h60M6 17h14M6 35h46" />
          <rect className={css.lit} x="24" y="12.5" width="42" height="9" rx="1.5" />
          <rect className={css.lit} x="6" y="21.5" width="30" height="9" rx="1.5" />
          <path className={css.marked} d="M26 17h38M8 26h26" />
          <path className={css.text} d="M40 26h26" />
          <path className={css.pointer} d="M35 24.5v11l2.7-2.4 1.7 4 2-.9-1.7-3.9 3.6-.3z" />
        </svg>
        <p>{t('gesture_highlight')}</p>
      </li>
      <li>
        {shortcut ? (
          <kbd className={css.keys}>{shortcut}</kbd>
        ) : (
          <span className={css.keys}>{t('menu_check_claim')}</span>
        )}
        <p>
          {shortcut
            ? t('gesture_press', { shortcut, menu: t('menu_check_claim') })
            : t('gesture_menu', { menu: t('menu_check_claim') })}
        </p>
      </li>
      <li>
        <svg className={css.drawing} viewBox="0 0 72 44" aria-hidden="true">
          <path className={css.text} d="M6 10h24M6 18h20M6 26h24M42 10h24M42 18h20M42 26h24" />
          <path className={css.rule} d="M36 6v24" />
          <circle className={css.disc} cx="36" cy="37" r="5.5" />
          <path className={css.glyph} d="M33.7 37.2l1.7 1.7 3.2-3.5" />
        </svg>
        <p>{t('gesture_watch')}</p>
      </li>
    </ol>
  );
}
