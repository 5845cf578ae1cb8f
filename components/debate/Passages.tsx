import type { Summary } from '../../lib/debate/steps';
import type { Retrieval } from '../../lib/evidence/retrieval';
import { lookedInPhrase } from '../check/looked-in';
import { safeUrl } from '../evidence/evidence-items';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { plural } from '../words';
import css from './Passages.module.css';

/** What an agent was given to read, folded away, with where it looked. */
export function Passages({
  retrieval,
  summaries = [],
}: {
  retrieval: Retrieval;
  /** What a model made of the documents, shown apart from their own words. */
  summaries?: readonly Summary[] | undefined;
}) {
  const { t } = useSource();
  const { passages, lookedIn, state } = retrieval;
  const hostile = retrieval.withheld?.length ?? 0;
  const trouble = lookedIn.filter((looked) => ['blocked', 'failed'].includes(looked.state));
  if (passages.length === 0) {
    const phrases = lookedIn.map((looked) => lookedInPhrase(t, looked));
    return (
      <>
        <p className={css.none}>
          {phrases.join('; ') || t(state === 'empty' ? 'found_nothing' : 'found_failed')}
        </p>
        {hostile > 0 && <p className={css.none}>{plural(t, 'hostile_pages', hostile)}</p>}
      </>
    );
  }
  return (
    <>
      <Disclosure summary={plural(t, 'passages', passages.length)}>
        <ol className={css.list}>
          {passages.map((passage) => (
            <PassageItem
              key={`${passage.document}/${passage.start}`}
              passage={passage}
              source={retrieval.documents.find(({ id }) => id === passage.document)}
              retold={summaries.find(({ document }) => document === passage.document)?.text}
            />
          ))}
        </ol>
      </Disclosure>
      {hostile > 0 && <p className={css.none}>{plural(t, 'hostile_pages', hostile)}</p>}
      {trouble.length > 0 && (
        <p className={css.none}>{trouble.map((looked) => lookedInPhrase(t, looked)).join('; ')}</p>
      )}
    </>
  );
}

function PassageItem(props: {
  passage: Retrieval['passages'][number];
  source: Retrieval['documents'][number] | undefined;
  retold: string | undefined;
}) {
  const { t } = useSource();
  const { passage, source, retold } = props;
  const url = safeUrl(source?.url);
  const title = source?.title || source?.publisher || t('untitled');
  return (
    <li className={css.passage}>
      <p className={css.source} dir="auto">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
        {passage.heading && ` · ${passage.heading}`}
        {passage.flagged && ` · ${t('badge_flagged')}`}
        {passage.standing !== 'independent' && (
          <span>
            {' '}
            · {t(passage.standing === 'restates' ? 'badge_restates' : 'badge_same_page')}
          </span>
        )}
      </p>
      <p className={css.text} dir="auto" lang={source?.language}>
        {passage.text}
      </p>
      {retold && (
        <p className={css.source} dir="auto">
          {t('passage_retold')} {retold}
        </p>
      )}
    </li>
  );
}
