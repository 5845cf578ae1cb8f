import { httpUrl } from '../../lib/anchor/quotation-address';
import type { DocumentHead, Passage } from '../../lib/evidence/document';
import { useSource } from '../source';
import { Facts } from '../ui/Facts';
import css from './PassageText.module.css';

/** A passage: whose it is and what must be known about it, then its own words. */
export function PassageText(props: { passage: Passage; source: DocumentHead | undefined }) {
  const { t } = useSource();
  const { passage, source } = props;
  const { heading, flagged, standing } = passage;
  const url = httpUrl(source?.url);
  const title = source?.title || source?.publisher || t('untitled');
  const link = url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    title
  );
  const notes = [
    heading,
    flagged && t('badge_flagged'),
    standing === 'restates' && t('badge_restates'),
    standing === 'same-page' && t('badge_same_page'),
  ];
  return (
    <>
      <p dir="auto">
        <Facts facts={[link, ...notes]} />
      </p>
      <p className={css.text} dir="auto" lang={source?.language}>
        {passage.text}
      </p>
    </>
  );
}
