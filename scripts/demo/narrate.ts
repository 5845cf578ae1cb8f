import { quotedPassage, textFragmentUrl } from '../../lib/anchor/text-fragment';
import type {
  AgentTurnView,
  CheckView,
  EvidenceItem,
  RoundView,
} from '../../lib/debate/view-types';
import type { LookedIn, Retrieval } from '../../lib/evidence/retrieval';
import type { AnswerRelevance, Faithfulness } from '../../lib/scoring/score-types';

/** A line of the account, with a key that stays the same while the view grows. */
export interface Line {
  key: string;
  text: string;
}

const clip = (text: string, length = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

/**
 * What happened so far, line by line, in the order it is to be printed. A line appears once it is
 * final, so that printing each key once, as the check goes on, gives the whole account.
 */
export function narrate(view: CheckView): Line[] {
  const lines: Line[] = [{ key: 'claim', text: `Claim: “${clip(view.claim.text, 300)}”` }];
  for (const round of view.rounds) lines.push(...roundLines(round));
  const { budget, judge, shown, report } = view;
  if (judge) {
    const fallback = judge.fallback ? ' (no label could be read; this is the fallback)' : '';
    lines.push({ key: 'judge', text: `Judge: ${judge.label}${fallback}` });
    lines.push({ key: 'judge/why', text: `  ${clip(judge.justification, 300)}` });
  }
  if (budget)
    lines.push({ key: 'budget', text: `The budget of ${budget.limit} ended the debate.` });
  if (shown) {
    lines.push({
      key: 'verdict',
      text: `Verdict: ${shown.label} · confidence: ${words(shown.confidence)}`,
    });
    if (shown.overruled) {
      const why = `The debate proposed ${shown.proposed}; it does not count: ${words(shown.why)}.`;
      lines.push({ key: 'verdict/overruled', text: `  ${why}` });
    }
  }
  if (report) {
    lines.push({ key: 'report', text: `  ${clip(report.justification, 400)}` });
    if (report.corrected)
      lines.push({ key: 'report/corrected', text: `  Corrected: ${report.corrected}` });
  }
  return lines;
}

/** The quotations with their links, and what it cost: said once, at the end. */
export function conclusion(view: CheckView): string[] {
  const { evidence, cost } = view;
  const lines = [
    ...evidence.against.map((item) => evidenceLine('against', item)),
    ...evidence.for.map((item) => evidenceLine('for', item)),
    ...evidence.context.map((item) => evidenceLine('context', item)),
    ...evidence.notFound.map((item) => evidenceLine('not found in its source', item)),
  ];
  const estimated = cost.estimated ? ', estimated' : '';
  return [
    lines.length > 0 ? 'Evidence:' : 'Evidence: no quotation.',
    ...lines,
    `Cost: ${cost.calls} calls, ${cost.inputTokens} + ${cost.outputTokens} tokens${estimated}, ${Math.round(cost.ms / 1000)} s`,
    ...(view.demonstration
      ? [
          'Made by a demonstration model too small to judge. Choose a real one with --endpoint and --model.',
        ]
      : []),
  ];
}

function evidenceLine(side: string, item: EvidenceItem): string {
  const { e, source, state, counts } = item;
  const note = counts || state === 'unverified' ? '' : ' (does not count)';
  return `  [${e}] ${side}${note}: “${clip(item.words)}”\n      ${source.publisher} ${placeOf(item)}`;
}

/** A link that opens at the words, where the words are there. */
function placeOf(item: EvidenceItem): string {
  const { source, state } = item;
  if (!source.url) return source.title;
  const link =
    state === 'unverified' ? undefined : textFragmentUrl(source.url, quotedPassage(item));
  return link ?? source.url;
}

function roundLines({ round, turns, gate }: RoundView): Line[] {
  const key = `round/${round}`;
  const lines: Line[] = [{ key, text: `Round ${round}` }];
  for (const turn of turns) lines.push(...turnLines(`${key}/${turn.agent.id}`, turn));
  if (gate) {
    const failures = gate.failures.map(({ agent, metric, value, threshold }) => {
      const score = value === undefined ? 'not computed' : value.toFixed(2);
      return `${agent}'s ${metric} ${score}, needed ${threshold}`;
    });
    const why = failures.length > 0 ? ` (${failures.join('; ')})` : '';
    const next = {
      end: 'the debate ends',
      round: 'another round',
      judge: 'to the Judge',
      'judge-budget': 'to the Judge, as the budget allows no further round',
    };
    lines.push({
      key: `${key}/gate`,
      text: `  Gate: ${words(gate.outcome)}${why} → ${next[gate.next]}`,
    });
  }
  return lines;
}

function turnLines(key: string, turn: AgentTurnView): Line[] {
  const { agent, query, retrieval, answer, faithfulness, relevance } = turn;
  const lines: Line[] = [];
  if (query) lines.push({ key: `${key}/query`, text: `  ${agent.id} asks: ${clip(query.text)}` });
  if (retrieval)
    lines.push({ key: `${key}/found`, text: `  ${agent.id} found ${found(retrieval)}` });
  if (answer) {
    const label = answer.label ?? 'no label';
    lines.push({
      key: `${key}/answer`,
      text: `  ${agent.id} answers: ${label} · ${clip(answer.text)}`,
    });
  }
  if (faithfulness && relevance) {
    const scores = `faithfulness ${scoreWords(faithfulness)}, answer relevance ${scoreWords(relevance)}`;
    lines.push({ key: `${key}/scores`, text: `  ${agent.id} scores: ${scores}` });
  }
  return lines;
}

function found({ passages, lookedIn }: Retrieval): string {
  const where = lookedIn.map(placeWords).join(', ');
  return `${passages.length} passage${passages.length === 1 ? '' : 's'}${where ? ` (${where})` : ''}`;
}

const placeWords = ({ where, state, found: count, why }: LookedIn): string =>
  state === 'results' ? `${where}: ${count}` : `${where}: ${words(state)}${why ? `, ${why}` : ''}`;

function scoreWords(score: Faithfulness | AnswerRelevance): string {
  if (score.state === 'scored') return score.value.toFixed(2);
  return score.state === 'failed' ? `failed (${score.why})` : 'not applicable';
}

/** Codes such as `not-both-sides` as words. */
const words = (code: string): string => code.replaceAll('-', ' ');
