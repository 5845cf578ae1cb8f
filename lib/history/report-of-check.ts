import { httpUrl, quotationAddress } from '../anchor/quotation-address';
import type { CheckView, EvidenceItem } from '../debate/view-types';

/** A report in the order it is read; how headings and links look is the affair of what writes it down. */
export type ReportBlock =
  | { kind: 'title' | 'heading' | 'subheading'; text: string }
  | { kind: 'text'; term?: string; text: string; url?: string | undefined }
  | { kind: 'quotation'; number: number; words: string; facts: string[]; url?: string | undefined }
  | { kind: 'list'; items: string[] };

/** What of a report is in the reader's language. */
export interface ReportWords {
  /** Where the claim stands, by whom and when. */
  origin: string[];
  /** Label and confidence. */
  verdict: string;
  /** What one must know to weigh the verdict: not calibrated, overruled, cut short. */
  notes: string[];
  /** The reasons, where no report was written. */
  reasons: string;
  terms: Record<
    | 'corrected'
    | 'counter'
    | 'noCounter'
    | 'wouldChange'
    | 'evidence'
    | 'noEvidence'
    | 'searched'
    | 'making',
    string
  >;
  group(group: keyof CheckView['evidence']): string;
  /** Whose words these are, when they were read, whether they were found, and what is to be known of them. */
  facts(item: EvidenceItem): string[];
  searched: string[];
  making: { term: string; lines: string[] }[];
  /** What the report closes with: who checked, and how far that can be relied on. */
  end: string;
}

const groups = ['against', 'for', 'context', 'notFound'] as const;

/** One finished check as a report that stands by itself: the claim, what it came to, by whose words, and how. Pure. */
export function reportOf(view: CheckView, words: ReportWords): ReportBlock[] {
  const { claim, report } = view;
  const { terms } = words;
  const [origin, ...saidBy] = words.origin;
  const blocks: ReportBlock[] = [
    { kind: 'title', text: `“${claim.text}”` },
    ...(origin ? [{ kind: 'text' as const, text: origin, url: httpUrl(claim.page?.url) }] : []),
    ...saidBy.map(text),
    { kind: 'heading', text: words.verdict },
    ...words.notes.map(text),
    ...paragraphs(report?.justification ?? words.reasons).map(text),
  ];
  if (report?.corrected) {
    blocks.push({ kind: 'text', term: terms.corrected, text: report.corrected });
  }
  if (report) {
    blocks.push({ kind: 'text', term: terms.counter, text: report.counter ?? terms.noCounter });
  }
  if (report?.wouldChange) {
    blocks.push({ kind: 'text', term: terms.wouldChange, text: report.wouldChange });
  }
  const quoted = groups.filter((group) => view.evidence[group].length > 0);
  blocks.push({ kind: 'heading', text: terms.evidence });
  if (quoted.length === 0) blocks.push(text(terms.noEvidence));
  for (const group of quoted) {
    blocks.push({ kind: 'subheading', text: words.group(group) });
    blocks.push(...view.evidence[group].map((item) => quotation(item, words)));
  }
  if (words.searched.length > 0) {
    blocks.push({ kind: 'heading', text: terms.searched }, { kind: 'list', items: words.searched });
  }
  const made = words.making.map(({ term, lines }) => `${term}: ${lines.join('; ')}`);
  blocks.push(
    { kind: 'heading', text: terms.making },
    { kind: 'list', items: made },
    text(words.end),
  );
  return blocks;
}

/** A name for the file: the day and the claim's first words, in letters that every file system takes. */
export function reportFileName({ createdAt, claim }: CheckView, ending: 'md' | 'json'): string {
  const slug = claim.text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${['crossexam', createdAt.slice(0, 10), ...slug.slice(0, 6)].join('-').slice(0, 80)}.${ending}`;
}

const text = (said: string): ReportBlock => ({ kind: 'text', text: said });

const paragraphs = (said: string): string[] =>
  said.split(/\n{2,}/u).filter((paragraph) => paragraph.trim() !== '');

function quotation(item: EvidenceItem, { facts }: ReportWords): ReportBlock {
  return {
    ...{ kind: 'quotation', number: item.e, words: item.words },
    ...{ facts: facts(item), url: quotationAddress(item) },
  };
}
