import type { Summary } from '../../lib/debate/steps';
import type { Retrieval } from '../../lib/evidence/retrieval';
import { lookedInPhrase } from '../check/looked-in';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { plural } from '../words';
import css from './Passages.module.css';
import { PassageText } from './PassageText';

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
            <li key={`${passage.document}/${passage.start}`} className={css.passage}>
              <PassageText
                passage={passage}
                source={retrieval.documents.find(({ id }) => id === passage.document)}
              />
              <Retold
                text={summaries.find(({ document }) => document === passage.document)?.text}
              />
            </li>
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

function Retold({ text }: { text: string | undefined }) {
  const { t } = useSource();
  return (
    text && (
      <p className={css.none} dir="auto">
        {t('passage_retold')} {text}
      </p>
    )
  );
}
