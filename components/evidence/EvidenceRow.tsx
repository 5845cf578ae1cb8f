import { quotationAddress, quotedPage } from '../../lib/anchor/quotation-address';
import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import type { Again } from '../check/CheckPage';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { Facts } from '../ui/Facts';
import { Icon } from '../ui/Icon';
import type { Act } from '../ui/use-act';
import { EvidenceNumber, evidenceAnchor } from './EvidenceMark';
import css from './EvidenceRow.module.css';
import { badgesOf } from './evidence-items';
import { fitSentence } from './fit-sentence';
import { GoOnWithout } from './GoOnWithout';
import { InContext } from './InContext';
import { sourceFacts } from './source-facts';

const states = { verified: 'check', repaired: 'tilde', unverified: 'cross' } as const;

/** One quotation: whether it was found, its words, whose they are, and the way to them. */
export function EvidenceRow(props: {
  item: EvidenceItem;
  view: CheckView;
  again: Act<Again> | undefined;
}) {
  const { t } = useSource();
  const { item, view, again } = props;
  const found = item.state !== 'unverified';
  const Words = found ? 'q' : 'del';
  const reread = fitSentence(t, item);
  const without = view.status === 'finished' && (
    <GoOnWithout {...{ view, again }} sources={[item.source]} kind="quiet" />
  );
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
              {without}
            </Disclosure>
          )}
          {!found && item.source.readAt !== '' && without}
        </div>
      </div>
    </li>
  );
}

function Meta({ item, view }: { item: EvidenceItem; view: CheckView }) {
  const { t, locale } = useSource();
  return (
    <p className={css.meta}>
      <span title={item.source.title}>
        <Facts facts={sourceFacts(t, locale, view, item)} />
      </span>
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
  const url = quotationAddress(item);
  const page = quotedPage(item);
  // A PDF has no passages to scroll to.
  if (item.source.origin === 'page' && (page === undefined || !url)) {
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
  return (
    <a className={css.way} href={url} target="_blank" rel="noreferrer">
      {page === undefined
        ? t(item.state === 'unverified' ? 'open_source' : 'open_at_words')
        : t('open_at_page', { number: page })}
      <Icon name="out" size={12} />
    </a>
  );
}
