import { useSource } from '../source';
import css from './PoolMark.module.css';

/** The anchor a mark of the shared evidence leads to. */
export const poolAnchor = (n: number): string => `pool-${n}`;

/** A number of the shared evidence, where nothing was quoted: it leads to the passage itself. */
export function PoolMark({ n }: { n: number }) {
  const { t } = useSource();
  return (
    <a className={css.mark} href={`#${poolAnchor(n)}`} aria-label={t('pool_number', { number: n })}>
      [{n}]
    </a>
  );
}
