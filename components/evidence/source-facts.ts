import { quotedPage } from '../../lib/anchor/quotation-address';
import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import { agentNameOf } from '../names';
import { formatDay, formatList } from '../ui/format';
import type { Translate } from '../words';

/** Whose words a quotation is, since when, on which page, and by whom it was brought into the debate. */
export function sourceFacts(
  t: Translate,
  locale: string,
  view: Pick<CheckView, 'rounds'>,
  item: EvidenceItem,
): string[] {
  const { source } = item;
  const agents = [...new Set(item.usedBy.map(({ agent }) => agentNameOf(t, view, agent)))];
  const read = source.publishedAt
    ? formatDay(locale, source.publishedAt)
    : t('read_on', { date: formatDay(locale, source.readAt) });
  const page = quotedPage(item);
  return [
    // A model may name a document that nobody gave it: nobody published it, and nobody read it.
    ...(source.readAt === ''
      ? [t('source_unknown')]
      : [source.origin === 'library' ? source.title : source.publisher, read]),
    ...(page === undefined ? [] : [t('on_page', { number: page })]),
    t('by_agents', { agents: formatList(locale, agents) }),
  ];
}
