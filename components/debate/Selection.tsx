import type { SelectionStep } from '../../lib/debate/steps';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import css from './Passages.module.css';
import { PoolMark } from './PoolMark';

/** MADKE: which passages of the pool an agent picked for this round, or that none fits. */
export function Selection({ selection, view }: { selection: SelectionStep; view: CheckView }) {
  const { t } = useSource();
  const numbers = [...selection.numbers].sort((a, b) => a - b);
  if (numbers.length === 0) return <p className={css.none}>{t('picked_none')}</p>;
  return (
    <p className={css.none}>
      {t('picked', { count: numbers.length, all: view.pool?.items.length ?? 0 })}{' '}
      {numbers.map((n) => (
        <span key={n}>
          <PoolMark n={n} />{' '}
        </span>
      ))}
    </p>
  );
}
