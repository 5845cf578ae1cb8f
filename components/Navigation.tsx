import css from './Navigation.module.css';
import { useSource } from './source';
import { Icon } from './ui/Icon';
import { Mark } from './ui/Mark';

export const tabs = ['check', 'history', 'library', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/** Where one can go. The name gives way first when it gets narrow. */
export function Navigation({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useSource();
  return (
    <header className={css.bar}>
      <p className={css.name}>
        <Mark />
        <span className={css.word}>{t('extension_name')}</span>
      </p>
      <nav className={css.tabs} aria-label={t('navigation')}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            className={css.tab}
            aria-current={name === tab ? 'page' : undefined}
            aria-label={name === 'settings' ? t('tab_settings') : undefined}
            title={name === 'settings' ? t('tab_settings') : undefined}
            onClick={() => onTab(name)}
          >
            {name === 'settings' ? <Icon name="gear" /> : t(`tab_${name}`)}
          </button>
        ))}
      </nav>
    </header>
  );
}
