import type { FitStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { bySource, decides, type ReadingContext, readEach, readQuotations } from './fit-reading';
import type { Around } from './neighbours';

/** Quotations read again at most; a small model's reply has no room for more than a few. */
const MOST = 24;
const MOST_BRIEF = 4;

/**
 * The fit check: the counting quotations are read again in fresh context, one call for each source, which says how
 * they stand to the claim. It sees neither the debate nor what the debate called a quotation, so that it confirms
 * nothing out of politeness (exists is not supports: zoharbabin/web-researcher-mcp#174; presence of a citation is
 * not fit: NousResearch/hermes-agent#113572); and it sees no other source, so that no text steers how another is
 * read. A small model reads all in one call. Undefined without a counting quotation: there is nothing to read, and
 * no call; nor where the budget ended before all were read. A reply that stayed unparsable is an outcome: then nothing of that source was confirmed.
 */
export async function checkFit(
  ctx: ReadingContext,
  evidence: readonly EvidenceItem[],
  around: Around,
): Promise<FitStep | undefined> {
  const brief = ctx.options.brief !== undefined;
  const read = worthReading(evidence).slice(0, brief ? MOST_BRIEF : MOST);
  if (read.length === 0) return undefined;
  const calls = brief
    ? [{ key: 'fit/all', items: read }]
    : bySource(read).map(({ document, items }) => ({ key: `fit/${document}`, items }));
  const claim = ctx.claim.text;
  const replies = await readEach(ctx, calls, (call) =>
    readQuotations(ctx, { ...call, claim, around }),
  );
  if (!replies) return undefined;
  return ctx.record('fit', 'fit', {
    asked: read.map(({ e }) => e).sort((a, b) => a - b),
    relations: replies.flatMap((reply) => reply ?? []).sort((a, b) => a.e - b.e),
    ...(replies.every((reply) => reply === null) && { unparsed: true }),
  });
}

/** Counting quotations, those first that may decide something. */
function worthReading(evidence: readonly EvidenceItem[]): EvidenceItem[] {
  const rank = ({ standing, relation }: EvidenceItem): number =>
    (standing === 'independent' ? 0 : 2) + (decides(relation) ? 0 : 1);
  return evidence.filter(({ counts }) => counts).sort((a, b) => rank(a) - rank(b));
}
