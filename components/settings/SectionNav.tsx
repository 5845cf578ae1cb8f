import { useId } from 'react';
import { useSource } from '../source';
import css from './SectionNav.module.css';
import { sections } from './sections';
import { goTo, useSection } from './use-section';

/** Leads to each section and marks the one in view: links at the side where there is room, else one select on top. */
export function SectionNav() {
  const { t } = useSource();
  const section = useSection();
  const select = useId();
  return (
    <div className={css.place}>
      <nav className={css.links} aria-label={t('settings_sections')}>
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className={css.link}
            aria-current={id === section ? 'location' : undefined}
          >
            {t(title)}
          </a>
        ))}
      </nav>
      <p className={css.choice}>
        <label className={css.label} htmlFor={select}>
          {t('settings_section')}
        </label>
        <select
          id={select}
          className={css.select}
          value={section}
          onChange={(event) => goTo(event.target.value)}
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {t(title)}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}
