import type { EvidenceItem } from '../../lib/debate/view-types';
import { useSource } from '../source';
import css from './EvidenceMark.module.css';

/** The anchor a mark leads to. */
export const evidenceAnchor = (e: number): string => `evidence-${e}`;

/** A mark in a text that leads to the quotation it stands for; hovering shows the words. */
export function EvidenceMark({ item }: { item: EvidenceItem }) {
  const { t } = useSource();
  return (
    <a
      className={css.mark}
      data-counts={item.counts}
      href={`#${evidenceAnchor(item.e)}`}
      title={item.words}
      aria-label={t('evidence_number', { number: item.e })}
    >
      {item.e}
    </a>
  );
}

/** The number itself, beside its quotation. */
export function EvidenceNumber({ item }: { item: EvidenceItem }) {
  return (
    <span className={css.mark} data-counts={item.counts}>
      {item.e}
    </span>
  );
}

/** A mark that no quotation stands behind: the model wrote it, and it leads nowhere. */
export function LooseMark({ n }: { n: number }) {
  const { t } = useSource();
  return (
    <span className={css.loose} title={t('mark_without_quotation')}>
      [{n}]
    </span>
  );
}
