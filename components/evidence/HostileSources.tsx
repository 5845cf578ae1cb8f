import { httpUrl } from '../../lib/anchor/quotation-address';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import sectionCss from './EvidenceSection.module.css';
import css from './HostileSources.module.css';

/** Pages that try to instruct the checker: which, and with which words. They are shown as text and count for nothing. */
export function HostileSources({ hostile }: Pick<CheckView, 'hostile'>) {
  const { t } = useSource();
  if (hostile.length === 0) return null;
  return (
    <section className={css.hostile}>
      <h3 className={sectionCss.heading}>{t('hostile_title')}</h3>
      <p className={css.note}>{t('hostile_note')}</p>
      <ul>
        {hostile.map(({ source, words }) => (
          <li key={source.id} className={css.source}>
            <Named url={source.url} title={source.title || source.publisher || t('untitled')} />
            <Disclosure summary={t('hostile_words')}>
              <blockquote className={css.words} dir="auto">
                {words}
              </blockquote>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ url, title }: { url: string | undefined; title: string }) {
  const safe = httpUrl(url);
  if (!safe) return <span dir="auto">{title}</span>;
  return (
    <a href={safe} target="_blank" rel="noreferrer" dir="auto">
      {title}
    </a>
  );
}
