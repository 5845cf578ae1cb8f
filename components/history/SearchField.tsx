import { useSource } from '../source';
import { Icon } from '../ui/Icon';
import css from './SearchField.module.css';

export function SearchField(props: { value: string; onChange: (value: string) => void }) {
  const { t } = useSource();
  return (
    <label className={css.field}>
      <Icon name="search" />
      <span className="sr-only">{t('search_history')}</span>
      <input
        type="search"
        className={css.input}
        dir="auto"
        placeholder={t('search_history')}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </label>
  );
}
