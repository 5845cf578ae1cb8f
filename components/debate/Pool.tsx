import type { PoolItem, PoolStep } from '../../lib/debate/steps';
import type { CheckView } from '../../lib/debate/view-types';
import { lookedInPhrase } from '../check/looked-in';
import { useSource } from '../source';
import { Facts } from '../ui/Facts';
import { Icon } from '../ui/Icon';
import { plural } from '../words';
import { PassageText } from './PassageText';
import css from './Pool.module.css';
import { poolAnchor } from './PoolMark';

/** The evidence all agents share: what the gatherer asked and what it found, before anyone argues. */
export function Pool({ view, alive }: { view: CheckView; alive: boolean }) {
  const { t } = useSource();
  const { pool, gathering } = view;
  if (!pool && !gathering) return null;
  if (!pool) {
    return (
      <section className={css.pool}>
        <h3 className={css.heading}>{t('gathering')}</h3>
        <ol className={css.questions}>
          {gathering?.questions.map(({ question, retrievals, answered }) => (
            <li key={question}>
              <p className={css.question} dir="auto">
                {answered && <Icon name="check" size={12} label={t('question_answered')} />}{' '}
                {question}
              </p>
              {retrievals.length > 0 && (
                <p className={css.source}>{plural(t, 'passages', passagesIn(retrievals))}</p>
              )}
            </li>
          ))}
        </ol>
      </section>
    );
  }
  return (
    <section className={css.pool}>
      <details open={alive && view.rounds.length === 0}>
        <summary className={css.summary}>
          <Icon name="chevron" size={12} className={css.chevron} />
          <h3 className={css.heading}>{t('pool')}</h3>
          <span className={css.aside}>
            <Facts plain facts={poolFacts()} />
          </span>
        </summary>
        <Items pool={pool} />
      </details>
    </section>
  );

  function poolFacts() {
    const asked = gathering?.questions.length;
    return [asked && plural(t, 'questions', asked), plural(t, 'passages', pool?.items.length ?? 0)];
  }
}

const passagesIn = (retrievals: readonly { passages: readonly unknown[] }[]): number =>
  retrievals.reduce((sum, { passages }) => sum + passages.length, 0);

function Items({ pool }: { pool: PoolStep }) {
  const { t } = useSource();
  const trouble = pool.lookedIn.filter(({ state }) => state !== 'results');
  return (
    <>
      {pool.items.length === 0 && <p className={css.source}>{t('pool_empty')}</p>}
      <ol className={css.questions}>
        {byQuestion(pool.items).map(({ question, items }) => (
          <li key={items[0]?.n}>
            {question && (
              <p className={css.question} dir="auto">
                {question}
              </p>
            )}
            {items.map((item) => (
              <Item key={item.n} item={item} pool={pool} />
            ))}
          </li>
        ))}
      </ol>
      {trouble.length > 0 && (
        <p className={css.source}>
          {trouble.map((looked) => lookedInPhrase(t, looked)).join('; ')}
        </p>
      )}
    </>
  );
}

function byQuestion(items: readonly PoolItem[]) {
  const groups: { question: string | undefined; items: PoolItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.question !== undefined && last.question === item.question) {
      last.items.push(item);
    } else groups.push({ question: item.question, items: [item] });
  }
  return groups;
}

function Item({ item, pool }: { item: PoolItem; pool: PoolStep }) {
  const { n, answer, passage } = item;
  return (
    <div className={css.item} id={poolAnchor(n)}>
      <span className={css.number}>[{n}]</span>
      <div>
        {answer && <p dir="auto">{answer}</p>}
        <PassageText
          passage={passage}
          source={pool.documents.find(({ id }) => id === passage.document)}
        />
      </div>
    </div>
  );
}
