import { Fragment, type ReactNode } from 'react';
import css from './Facts.module.css';

/**
 * Short facts in a row, with points between; a line ends after a fact, not within one that fits, and neither ends nor
 * begins with a point. What is undefined, false or empty is left out.
 */
export function Facts({ facts, plain = false }: { facts: readonly ReactNode[]; plain?: boolean }) {
  return (
    <span className={css.facts} data-plain={plain}>
      <span className={css.lines}>
        {facts.filter(Boolean).map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
          <Fragment key={place}>
            <span className={css.fact}>
              {place > 0 && <span className={css.point}>{'· '}</span>}
              {fact}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
