import { useId, useMemo } from 'react';
import { httpUrl } from '../../lib/anchor/quotation-address';
import type { EvidenceDocument } from '../../lib/evidence/document';
import { splitPassages } from '../../lib/evidence/passages';
import { type LibraryItem, useSource } from '../source';
import { Button } from '../ui/Button';
import dialogCss from '../ui/Dialog.module.css';
import { Facts } from '../ui/Facts';
import { formatCount, formatDay } from '../ui/format';
import { plural } from '../words';
import css from './TextDialog.module.css';

/** A text of the library as it is stored, which is as the page reader sees it: all of it, as text. */
export function TextDialog({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const { t, useDocument } = useSource();
  const heading = useId();
  const document = useDocument(item.id);
  return (
    <dialog
      ref={(dialog) => void (dialog && !dialog.open && dialog.showModal())}
      className={`${dialogCss.dialog} ${css.dialog}`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form method="dialog" className={css.page}>
        <h2 className={dialogCss.title} id={heading} dir="auto">
          {item.title}
        </h2>
        {document && <About item={item} document={document} />}
        {/* Without a place in the order of the Tab key it could not be scrolled by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className={css.text} tabIndex={0} aria-labelledby={heading}>
          {document && <Paragraphs document={document} />}
          {document === null && <p>{t('document_gone')}</p>}
          {document === undefined && <p>{t('loading')}</p>}
        </section>
        <p className={dialogCss.actions}>
          <Button type="submit">{t('close')}</Button>
        </p>
      </form>
    </dialog>
  );
}

function About({ item, document }: { item: LibraryItem; document: EvidenceDocument }) {
  const { t, locale } = useSource();
  const { author, publishedAt, pages, text, language } = document;
  const url = httpUrl(document.url);
  const passages = useMemo(
    () => splitPassages(text, language ? { language } : {}).length,
    [text, language],
  );
  const facts = [
    author,
    publishedAt && formatDay(locale, publishedAt),
    t('characters', { count: formatCount(locale, item.characters) }),
    pages && plural(t, 'pages', pages.length, formatCount(locale, pages.length)),
    plural(t, 'passages', passages, formatCount(locale, passages)),
    t('added_on', { date: formatDay(locale, item.addedAt) }),
    url && (
      <a href={url} target="_blank" rel="noreferrer">
        {document.publisher}
      </a>
    ),
  ];
  return (
    <p>
      <Facts facts={facts} />
    </p>
  );
}

function Paragraphs({ document }: { document: EvidenceDocument }) {
  return document.text.split(/\n{2,}/u).map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stored text does not change
    <p key={place} className={css.paragraph} dir="auto" lang={document.language}>
      {paragraph}
    </p>
  ));
}
