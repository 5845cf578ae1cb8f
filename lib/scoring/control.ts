import type { ControlStep, FitStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { controlClaimFor } from './control-claims';
import { bySource, decides, type ReadingContext, readEach, readQuotations } from './fit-reading';
import type { Around } from './neighbours';

/**
 * The control reading: the quotations that decide something are read once more with the fit check's own prompt, but
 * against a made-up sentence that none of them can say anything about. One that is read as deciding that as well says
 * yes to whatever is asked: its text steers the reader, in whatever words, or the reader cannot read. No quotation of
 * its document counts, for what orders may as well lie.
 *
 * One call shows all of them. Where anything in it is not background no reading of that call is trusted, for one text
 * may have steered how another was read: then each source is read alone, so that only the one that steers falls. A
 * small model's first reading stands. What no reply could be used for is not confirmed.
 *
 * Undefined where nothing decides anything: no call; or where the budget ended it. What this cannot see is an order that names the claim.
 */
export async function checkControl(
  ctx: ReadingContext,
  evidence: readonly EvidenceItem[],
  around: Around,
): Promise<ControlStep | undefined> {
  const deciding = evidence.filter(
    ({ counts, standing, relation }) => counts && standing === 'independent' && decides(relation),
  );
  if (deciding.length === 0) return undefined;
  const claim = controlClaimFor(
    ctx.claim.text,
    deciding.flatMap((item) => {
      const { before = '', after = '' } = around(item) ?? {};
      return [item.words, item.source.title, before, after];
    }),
  );
  const sources = bySource(deciding);
  const read = (key: string, items: readonly EvidenceItem[]) =>
    readQuotations(ctx, { key, claim, items, around });
  let found = outcomes(deciding, await read('control/all', deciding));
  const alone = ctx.options.brief === undefined && sources.length > 1;
  if (alone && found.some(({ outcome }) => outcome !== 'passed')) {
    const replies = await readEach(ctx, sources, ({ document, items }) =>
      read(`control/${document}`, items),
    );
    if (!replies) return undefined;
    found = sources.flatMap(({ items }, at) => outcomes(items, replies[at] ?? null));
  }
  const those = (outcome: Outcome['outcome']) =>
    found.flatMap((one) => (one.outcome === outcome ? [one.document] : []));
  return ctx.record('control', 'control', {
    claim,
    steering: those('steers'),
    unread: those('unread'),
  });
}

interface Outcome {
  document: string;
  outcome: 'passed' | 'steers' | 'unread';
}

/** What came of each source in one call. */
function outcomes(
  items: readonly EvidenceItem[],
  readings: FitStep['relations'] | null,
): Outcome[] {
  const known = new Map(readings?.map(({ e, relation }) => [e, relation]));
  return bySource(items).map(({ document, items: own }): Outcome => {
    const relations = own.map(({ e }) => known.get(e));
    if (relations.some((one) => one && decides(one))) return { document, outcome: 'steers' };
    return { document, outcome: relations.every(Boolean) ? 'passed' : 'unread' };
  });
}
