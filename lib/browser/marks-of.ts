import type { InlineMarks } from '../anchor/inline-marks';
import type { CheckView, EvidenceItem } from '../debate/view-types';
import { debateIds } from '../protocols/ids';

type Sentence = (key: string, places?: string[]) => string;

/** What the page shows of a check: label, confidence, the strongest quotations; undefined where the claim has no place in it. */
export function marksOf(view: CheckView, sentence: Sentence): InlineMarks | undefined {
  const { text, quote, position } = view.claim;
  if (!quote) return undefined;
  const found = evidenceOf(view).filter(({ counts }) => counts);
  const elsewhere = found.filter(({ standing }) => standing === 'independent');
  return {
    check: view.id,
    at: view.createdAt,
    claim: { text, quote, position },
    stand: view.stand ?? (view.status === 'running' ? undefined : 'halted'),
    label: labelOf(view, sentence),
    confidence: view.shown && sentence(`confidence_${view.shown.confidence.replaceAll('-', '_')}`),
    quotations: strongestFirst(elsewhere, view).flatMap(({ words, around, source }) =>
      source.url ? [{ words, around, publisher: source.publisher, url: source.url }] : [],
    ),
    samePage: found
      .filter(({ standing }) => standing === 'same-page')
      .map(({ e, words, around }) => ({
        e,
        quote: { exact: words, prefix: around?.before ?? '', suffix: around?.after ?? '' },
      })),
    strings: {
      open: sentence('inline_open'),
      close: sentence('inline_close'),
      mark: sentence('inline_mark', ['{label}']),
      source: sentence('inline_source'),
      also: sentence('inline_also'),
    },
  };
}

/** All quotations that were found in their sources. */
export const evidenceOf = ({ evidence }: CheckView): EvidenceItem[] => [
  ...evidence.against,
  ...evidence.for,
  ...evidence.context,
];

function labelOf(view: CheckView, sentence: Sentence): string {
  if (view.preparation?.why && !view.decision) return sentence('no_claim_short');
  if (view.stand) return sentence(`stand_${view.stand.replaceAll('-', '_')}`);
  const debates = (debateIds as readonly string[]).includes(view.protocol);
  if (view.live && !['gathering', 'preparing'].includes(view.live.phase) && debates)
    return sentence('inline_round', [String(view.live.round), String(view.options.maxRounds)]);
  return sentence(`status_${view.status}`);
}

/** The verdict's own side first, then what was quoted more often. */
function strongestFirst(items: EvidenceItem[], view: CheckView): EvidenceItem[] {
  const side = view.stand === 'refuted' ? 'contradicts' : 'supports';
  const weight = (item: EvidenceItem) => (item.relation === side ? 100 : 0) + item.usedBy.length;
  return [...items].sort((a, b) => weight(b) - weight(a));
}
