import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import { labelWord, protocolName } from '../names';
import { plural, type Translate } from '../words';

type Evidence = Pick<CheckView, 'evidence'>;

/** Quotations that count, those that decide first. */
export function countingEvidence({ evidence }: Evidence): EvidenceItem[] {
  return [...evidence.against, ...evidence.for, ...evidence.context].filter(({ counts }) => counts);
}

/** The same words of the same source, whatever their numbers: two checks read a page at two times. */
export function sharedWith(other: Evidence): (item: EvidenceItem) => boolean {
  const there = new Set(countingEvidence(other).map(keyOf));
  return (item) => there.has(keyOf(item));
}

const keyOf = ({ source, words }: EvidenceItem): string =>
  `${source.url ?? source.id} ${words.toLocaleLowerCase()}`;

/** What two checks of a claim have in common, in a sentence or two. */
export function comparisonSentences(t: Translate, a: CheckView, b: CheckView): string[] {
  const sentences: string[] = [];
  if (a.shown && b.shown) {
    const labels = [labelWord(t, a.shown.label), labelWord(t, b.shown.label)] as const;
    const [one, other] = labels;
    if (one === other) sentences.push(t('compare_same_label', { label: one }));
    else if (a.protocol === b.protocol) {
      sentences.push(t('compare_other_label_by_place', { one, other }));
    } else {
      const [first, second] = [protocolName(t, a.protocol), protocolName(t, b.protocol)];
      sentences.push(t('compare_other_label', { first, one, second, other }));
    }
    const shared = countingEvidence(a).filter(sharedWith(b)).length;
    sentences.push(shared === 0 ? t('compare_no_shared') : plural(t, 'compare_shared', shared));
  } else sentences.push(t('compare_unfinished'));
  return sentences;
}
