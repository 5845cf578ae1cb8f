import { searchServices } from '../../lib/evidence/search/services';
import { useSource } from '../source';
import { Group } from './Group';
import { SearchFilters } from './SearchFilters';
import { SearchServiceRow } from './SearchServiceRow';
import css from './SearchSettings.module.css';
import type { SettingsPart } from './SettingsScreen';

const kinds = ['encyclopedia', 'facts', 'web', 'papers'] as const;

/** Where the web searcher looks, and what it leaves out. */
export function SearchSettings(part: SettingsPart) {
  const { t } = useSource();
  return (
    <Group
      id="search"
      title={t('search_services')}
      text={t(
        part.settings.field === 'medical' ? 'search_services_medical' : 'search_services_text',
      )}
    >
      {kinds.map((kind) => (
        <fieldset key={kind} className={css.kind}>
          <legend className={css.legend}>{t(`search_kind_${kind}`)}</legend>
          {searchServices
            .filter((service) => service.kind === kind)
            .map((service) => (
              <SearchServiceRow key={service.id} service={service} {...part} />
            ))}
        </fieldset>
      ))}
      <SearchFilters {...part} />
    </Group>
  );
}
