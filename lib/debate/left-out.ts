import { isLeftOut, type LeftOut } from '../evidence/left-out';
import type { PoolStep } from './steps';

/** Evidence that is given with a claim, without what the reader left out; its numbers stay as they are. */
export function poolWithout<P extends Omit<PoolStep, 'by'>>(
  pool: P,
  leftOut: readonly LeftOut[] | undefined,
): P {
  const gone = new Set(pool.documents.filter((one) => isLeftOut(leftOut, one)).map(({ id }) => id));
  if (gone.size === 0) return pool;
  return {
    ...pool,
    documents: pool.documents.filter(({ id }) => !gone.has(id)),
    items: pool.items.filter(({ passage }) => !gone.has(passage.document)),
  };
}
