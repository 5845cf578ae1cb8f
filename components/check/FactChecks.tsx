import { httpUrl } from '../../lib/anchor/quotation-address';
import type { CheckView } from '../../lib/debate/view-types';
import type { FactCheck } from '../../lib/factchecks/fact-check';
import { useSource } from '../source';
import { Facts } from '../ui/Facts';
import { formatCount, formatDay } from '../ui/format';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import css from './FactChecks.module.css';
import { lookedInPhrase } from './looked-in';

/** What people found about the claim before, by whom and when: beside the debate, never among its evidence. */
export function FactChecks({ view }: { view: CheckView }) {
  const { t, locale } = useSource();
  const { factChecks, options } = view;
  if (!factChecks) return null;
  const { state, why, items } = factChecks;
  const trouble = state === 'blocked' || state === 'failed';
  if (items.length === 0 && !trouble) return null;
  // What the claim's own page publishes is never read in the debate.
  const read = options.factChecks === 'use' && items.some(({ from }) => from !== 'page');
  return (
    <Section title={t('fact_checks')} aside={formatCount(locale, items.length)} open>
      {items.length > 0 && (
        <p className={css.note}>{t(read ? 'fact_checks_used' : 'fact_checks_beside')}</p>
      )}
      <ul>
        {items.map((item) => (
          <Row key={item.url} item={item} />
        ))}
      </ul>
      {trouble && (
        <p className={css.note}>
          {lookedInPhrase(t, { where: 'google-fact-check', state, found: 0, ...(why && { why }) })}
        </p>
      )}
    </Section>
  );
}

function Row({ item }: { item: FactCheck }) {
  const { t, locale } = useSource();
  const { claim, claimant, publisher, rating, checkedAt, url, language, from } = item;
  const href = httpUrl(url);
  const facts = [
    publisher,
    checkedAt && formatDay(locale, checkedAt),
    from === 'page' && t('fact_check_on_page'),
  ];
  return (
    <li className={css.row}>
      <p className={css.rating} dir="auto" lang={language}>
        {rating}
      </p>
      <p className={css.claim} dir="auto" lang={language}>
        {claimant ? t('fact_check_of_by', { claimant, claim }) : t('fact_check_of', { claim })}
      </p>
      <p className={css.meta}>
        <span dir="auto">
          <Facts facts={facts} />
        </span>
        {href && (
          <a className={css.way} href={href} target="_blank" rel="noreferrer">
            {t('fact_check_open')}
            <Icon name="out" size={12} />
          </a>
        )}
      </p>
    </li>
  );
}
