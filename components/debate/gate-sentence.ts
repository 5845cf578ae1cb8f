import type { GateStep } from '../../lib/debate/steps';
import type { CheckView } from '../../lib/debate/view-types';
import type { AnswerRelevance, Faithfulness } from '../../lib/scoring/score-types';
import { agentNameOf, labelWord } from '../names';
import { formatList } from '../ui/format';
import type { MessageKey, Translate } from '../words';

const sentences = {
  disagree: {
    round: 'gate_disagree_round',
    judge: 'gate_disagree_judge',
    'judge-budget': 'gate_disagree_budget',
  },
  unstable: {
    round: 'gate_unstable_round',
    judge: 'gate_unstable_judge',
    'judge-budget': 'gate_unstable_budget',
  },
  'no-label': {
    round: 'gate_no_label_round',
    judge: 'gate_no_label_judge',
    'judge-budget': 'gate_no_label_budget',
  },
} as const satisfies Record<string, Record<string, MessageKey>>;

/** What a round came to and what follows, in one sentence. */
export function gateSentence(
  t: Translate,
  locale: string,
  view: Pick<CheckView, 'rounds' | 'options'>,
  gate: GateStep,
): string {
  if (gate.outcome === 'agreed') {
    const { stability, relevance } = view.options;
    const stable = stability && relevance !== false && !hasLowScore(view, gate);
    const key = stable ? 'gate_agreed_stable' : 'gate_agreed';
    return t(key, { label: labelWord(t, gate.label ?? '') });
  }
  const next = gate.next === 'end' ? 'judge' : gate.next;
  if (gate.outcome !== 'unstable') return t(sentences[gate.outcome][next]);
  return t(sentences.unstable[next], { failures: failures(t, locale, view, gate) });
}

/** An agreed "not enough evidence" ends a debate whatever its scores are; then nothing is said about them. */
const hasLowScore = ({ rounds }: Pick<CheckView, 'rounds'>, { round, thresholds }: GateStep) =>
  rounds
    .find((one) => one.round === round)
    ?.turns.some(
      ({ faithfulness, relevance }) =>
        isLow(faithfulness, thresholds.faithfulness) || isLow(relevance, thresholds.relevance),
    ) ?? false;

const isLow = (score: Faithfulness | AnswerRelevance | undefined, threshold: number): boolean =>
  score?.state === 'scored' && score.value <= threshold;

function failures(
  t: Translate,
  locale: string,
  view: Pick<CheckView, 'rounds'>,
  gate: GateStep,
): string {
  const phrases = gate.failures.map(({ agent, metric, value }) => {
    const name = { agent: agentNameOf(t, view, agent) };
    if (value === undefined) return t('gate_failure_unscored', name);
    return t(
      metric === 'faithfulness' ? 'gate_failure_faithfulness' : 'gate_failure_relevance',
      name,
    );
  });
  return formatList(locale, [...new Set(phrases)]);
}
