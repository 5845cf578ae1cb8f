import type { ReactNode } from 'react';
import { useSource } from '../source';
import { livingProse } from '../ui/marks';
import css from './LiveProse.module.css';

/** A reply while it is written. For show only; hidden from screen readers, which are told once when it is whole. */
export function LiveProse(props: {
  check: string;
  /** Of the step's key. */
  prefix: string;
  /** Stands there until the first words come. */
  before?: ReactNode;
}) {
  const { check, prefix, before } = props;
  const { useLiveText } = useSource();
  const texts = useLiveText(check);
  // The latest try of a repaired reply is the one being written.
  const key = Object.keys(texts)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .at(-1);
  const text = livingProse(key ? (texts[key] ?? '') : '');
  if (!text) return before;
  return (
    <p className={css.living} dir="auto" aria-hidden="true">
      {text}
      <span className={css.caret} />
    </p>
  );
}
