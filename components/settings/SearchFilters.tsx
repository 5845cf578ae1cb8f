import { useId, useState } from 'react';
import { FACT_CHECKERS, sitesIn } from '../../lib/evidence/search/fact-checkers';
import type { Settings } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import fieldCss from '../ui/Field.module.css';
import { Switch } from '../ui/Switch';
import css from './SearchSettings.module.css';
import type { SettingsPart } from './SettingsScreen';

/** What a search leaves out, whoever found it. */
export function SearchFilters({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const { beforeClaim, blockFactCheckers, factCheckers } = settings.search;
  const set = (search: Partial<Settings['search']>) =>
    change((s) => ({ ...s, search: { ...s.search, ...search } }));
  return (
    <fieldset className={css.kind}>
      <legend className={css.legend}>{t('search_filters')}</legend>
      <Switch
        label={t('search_before_claim')}
        hint={t('search_before_claim_hint')}
        checked={beforeClaim}
        onChange={(on) => set({ beforeClaim: on })}
      />
      <Switch
        label={t('search_block_checkers')}
        hint={t('search_block_checkers_hint')}
        checked={blockFactCheckers}
        onChange={(on) => set({ blockFactCheckers: on })}
      />
      {blockFactCheckers && (
        <Disclosure summary={t('search_checkers_edit')}>
          <Sites
            // Another list than before is edited anew.
            key={factCheckers?.join(' ') ?? ''}
            sites={factCheckers ?? FACT_CHECKERS}
            save={(sites) => set({ factCheckers: sites })}
          />
        </Disclosure>
      )}
    </fieldset>
  );
}

function Sites(props: { sites: readonly string[]; save: (sites: string[] | undefined) => void }) {
  const { t } = useSource();
  const id = useId();
  const [typed, setTyped] = useState(props.sites.join('\n'));
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        props.save(sitesIn(typed));
      }}
    >
      <div className={fieldCss.field}>
        <label htmlFor={id} className={fieldCss.label}>
          {t('search_checkers_edit')}
        </label>
        <textarea
          id={id}
          className={`${fieldCss.input} ${css.list}`}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          rows={8}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}-hint`} className={fieldCss.hint}>
          {t('search_checkers_hint')}
        </p>
      </div>
      <p className={css.actions}>
        <Button type="submit">{t('save')}</Button>
        <Button kind="quiet" onClick={() => props.save(undefined)}>
          {t('search_checkers_reset')}
        </Button>
      </p>
    </form>
  );
}
