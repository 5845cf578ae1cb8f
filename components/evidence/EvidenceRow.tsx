import { quotedPassage, textFragmentUrl } from '../../lib/anchor/text-fragment';
import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import { agentNameOf } from '../names';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { formatDay, formatList } from '../ui/format';
import { Icon } from '../ui/Icon';
import { EvidenceNumber, evidenceAnchor } from './EvidenceMark';
import css from './EvidenceRow.module.css';
import { badgesOf, pageOf, safeUrl } from './evidence-items';
import { fitSentence } from './fit-sentence';
import { InContext } from './InContext';

const states = { verified: 'check', repaired: 'tilde', unverified: 'cross' } as const;

/** One quotation: whether it was found, its words, whose they are, and the way to them. */
export function EvidenceRow({ item, view }: { item: EvidenceItem; view: CheckView }) {
  const { t } = useSource();
  const found = item.state !== 'unverified';
  const Words = found ? 'q' : 'del';
  const reread = fitSentence(t, item);
  return (
    <li className={css.row} id={evidenceAnchor(item.e)} data-state={item.state}>
      <span className={css.state} title={t(`quotation_${item.state}`)}>
        <Icon name={states[item.state]} label={t(`quotation_${item.state}`)} />
      </span>
      <div className={css.body}>
        <blockquote className={css.words} dir="auto" lang={item.source.language}>
          <Words>{item.words}</Words>
          {'\u202f'}
          <EvidenceNumber item={item} />
        </blockquote>
        <Meta item={item} view={view} />
        {reread && <p className={css.note}>{reread}</p>}
        <div className={css.ways}>
          <Way item={item} view={view} />
          {found && (
            <Disclosure summary={t('in_context')}>
              <InContext item={item} />
            </Disclosure>
          )}
        </div>
      </div>
    </li>
  );
}

function Meta({ item, view }: { item: EvidenceItem; view: CheckView }) {
  const { t, locale } = useSource();
  const { source } = item;
  const agents = [...new Set(item.usedBy.map(({ agent }) => agentNameOf(t, view, agent)))];
  const read = source.publishedAt
    ? formatDay(locale, source.publishedAt)
    : t('read_on', { date: formatDay(locale, source.readAt) });
  const page = pageOf(item);
  const parts = [
    // A model may name a document that nobody gave it: nobody published it, and nobody read it.
    ...(source.readAt === ''
      ? [t('source_unknown')]
      : [source.origin === 'library' ? source.title : source.publisher, read]),
    ...(page === undefined ? [] : [t('on_page', { number: page })]),
    t('by_agents', { agents: formatList(locale, agents) }),
  ];
  return (
    <p className={css.meta}>
      <span title={source.title}>{parts.join(' · ')}</span>
      {badgesOf(item).map((badge) => (
        <span key={badge} className={css.badge} title={t(`badge_${badge}_hint`)}>
          {t(`badge_${badge}`)}
        </span>
      ))}
    </p>
  );
}

/** To the words themselves: on the page that is open, or in a new tab at the passage. */
function Way({ item, view }: { item: EvidenceItem; view: CheckView }) {
  const { t, call } = useSource();
  const url = safeUrl(item.source.url);
  const page = pageOf(item);
  if (url && page !== undefined) {
    // A PDF has no passages to scroll to; its viewers open it at a page (RFC 8118, section 3).
    return (
      <a
        className={css.way}
        href={`${url.split('#')[0]}#page=${page}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('open_at_page', { number: page })}
        <Icon name="out" size={12} />
      </a>
    );
  }
  if (item.source.origin === 'page') {
    return (
      <button
        type="button"
        className={css.way}
        onClick={() => call('page/show', { check: view.id, evidence: item.e })}
      >
        {t('show_on_page')}
      </button>
    );
  }
  if (!url) return null;
  const target = item.state === 'unverified' ? url : textFragmentUrl(url, quotedPassage(item));
  return (
    <a className={css.way} href={target} target="_blank" rel="noreferrer">
      {t(item.state === 'unverified' ? 'open_source' : 'open_at_words')}
      <Icon name="out" size={12} />
    </a>
  );
}
