import type { EvidenceItem } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Facts } from '../ui/Facts';
import { formatDay } from '../ui/format';
import { inContext } from './evidence-items';
import css from './InContext.module.css';

/** The quotation in its source as it was read then: works offline, from the database. */
export function InContext({ item }: { item: EvidenceItem }) {
  const { t, locale, useDocument } = useSource();
  const document = useDocument(item.document);
  if (document === undefined) return <p className={css.note}>{t('loading')}</p>;
  if (document === null || item.start === undefined || item.end === undefined) {
    return <p className={css.note}>{t('document_gone')}</p>;
  }
  const { before, words, after } = inContext(document.text, item.start, item.end);
  return (
    <figure className={css.context}>
      <blockquote dir="auto" lang={document.language} className={css.text}>
        {before}
        <mark className={css.words}>{words}</mark>
        {after}
      </blockquote>
      <figcaption className={css.note}>
        <Facts
          facts={[document.title, t('read_on', { date: formatDay(locale, document.readAt) })]}
        />
        {item.drafted !== undefined && (
          <span className={css.drafted}>{t('drafted_as', { words: item.drafted })}</span>
        )}
      </figcaption>
    </figure>
  );
}
