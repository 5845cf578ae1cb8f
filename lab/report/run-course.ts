import { ENOUGH_EVIDENCE } from '../metrics/evidence-score';
import { duration } from '../run/progress';
import { number, table } from './markdown';
import type { Report } from './report-types';
import { percent } from './svg';

/** How a run went: rounds, what decided, calls, tokens, time, evidence. `done` claims are finished. */
export function course(report: Report, done: number): string {
  const { perClaim, total, rounds, decidedBy, stoppedEarlyBy, notEnough, overruledWhy } = report;
  const pairs = (counts: object) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none';
  const money = total.money === undefined ? [] : [['cost', number(total.money, 4)]];
  return table(
    ['what', 'value'],
    [
      ['overruled by the rule', `${percent(report.overruled)} (${pairs(overruledWhy)})`],
      ['rounds', `${number(report.meanRounds, 2)} on average (claims by rounds: ${pairs(rounds)})`],
      ['decided by', pairs(decidedBy)],
      ['stopped early', `${percent(report.stoppedEarly)} (${pairs(stoppedEarlyBy)})`],
      [
        'label says that evidence is lacking',
        `gold ${percent(notEnough.gold)}, proposed ${percent(notEnough.proposed)}, shown ${percent(notEnough.shown)}`,
      ],
      [
        'model calls',
        `${total.calls} (${number(perClaim.calls)} a claim), of them ${report.repairs} asked again`,
      ],
      [
        'tokens in and out',
        `${total.inputTokens} and ${total.outputTokens} (${number(perClaim.inputTokens, 0)} and ${number(perClaim.outputTokens, 0)} a claim)`,
      ],
      [
        'seconds a claim',
        `${number(perClaim.seconds)} on average, ${number(report.medianSeconds)} in the middle of ${done}; waiting for a place included`,
      ],
      ['the run took', duration(report.ranSeconds * 1000)],
      ['looked in, and what came of it', pairs(report.looked)],
      ...evidenceRows(report),
      ...money,
    ],
  );
}

function evidenceRows({ evidence }: Report): string[][] {
  if (!evidence) return [];
  const { claims, mean, rightWithEnough } = evidence;
  return [
    [
      'evidence read, against the annotators’',
      `${number(mean, 3)} on average (METEOR of equal words, best pairing); right with at least ${ENOUGH_EVIDENCE}: ${percent(rightWithEnough)} of ${claims}`,
    ],
  ];
}
