import type { Check, CheckStatus } from '../../lib/debate/check';
import type { ConfidenceWord, ProposedStep, ShownStep, Step } from '../../lib/debate/steps';
import { viewOf } from '../../lib/debate/view';
import { groundednessOf } from '../../lib/scoring/evidence-list';
import { isFactChecker } from '../blocked-sites';
import type { LabClaim } from '../data/claims';

/** An answer's two scores, where its protocol scores answers, and whether its label was right. */
export interface ScoredTurn {
  round: number;
  agent: string;
  right: boolean;
  /** Absent where it does not apply or could not be computed. */
  faithfulness?: number;
  relevance?: number;
  /** Mean cosine before the noncommittal rule made it 0. */
  cosine?: number;
  noncommittal?: boolean;
}

/** What came of one claim. */
export interface Outcome {
  id: string;
  claim: string;
  gold: string;
  status: CheckStatus;
  /** Why it paused, as a code. */
  error?: string;
  /** The published protocol's label; absent while unfinished. */
  proposed?: string;
  shown?: string;
  overruled: boolean;
  why?: ShownStep['why'];
  by?: ProposedStep['by'];
  confidence?: ConfidenceWord;
  groundedness?: number;
  rounds: number;
  maxRounds: number;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  money?: number;
  seconds: number;
  turns: ScoredTurn[];
  /** One entry a round with a gate: whether all scores passed. */
  gates: boolean[];
  /** Whether a document given to it is a fact-checker's page. */
  factChecked: boolean;
}

/** Folds a claim's journal into its outcome. `gold` in the words of the run's label set. */
export function outcomeOf(
  check: Check,
  steps: readonly Step[],
  claim: LabClaim,
  gold: string,
): Outcome {
  const view = viewOf(check, steps);
  const { proposed, shown, cost, rounds } = view;
  const groundedness = groundednessOf(steps);
  return {
    ...{ id: claim.id, claim: claim.text, gold, status: check.status },
    ...(check.error && { error: check.error.code }),
    ...(proposed && { proposed: proposed.label, by: proposed.by }),
    ...(shown && { shown: shown.label, why: shown.why, confidence: shown.confidence }),
    overruled: shown?.overruled ?? false,
    ...(groundedness !== null && { groundedness }),
    rounds: rounds.length,
    maxRounds: check.options.maxRounds,
    calls: cost.calls,
    inputTokens: cost.inputTokens,
    outputTokens: cost.outputTokens,
    ...(cost.money !== undefined && { money: cost.money }),
    seconds: cost.ms / 1000,
    turns: scoredTurns(view.rounds, gold),
    gates: rounds.flatMap(({ gate, turns }) =>
      gate && turns.some(({ faithfulness }) => faithfulness) ? [gate.failures.length === 0] : [],
    ),
    factChecked: addressesRead(steps).some(isFactChecker),
  };
}

function scoredTurns(rounds: ReturnType<typeof viewOf>['rounds'], gold: string): ScoredTurn[] {
  return rounds.flatMap(({ round, turns }) =>
    turns.flatMap(({ agent, answer, faithfulness, relevance }): ScoredTurn[] => {
      if (!answer || (!faithfulness && !relevance)) return [];
      const turn: ScoredTurn = { round, agent: agent.id, right: answer.label === gold };
      if (faithfulness?.state === 'scored') turn.faithfulness = faithfulness.value;
      if (relevance?.state === 'scored') {
        const { questions, noncommittal } = relevance.detail;
        turn.relevance = relevance.value;
        turn.noncommittal = noncommittal;
        turn.cosine = questions.reduce((sum, { cosine = 0 }) => sum + cosine, 0) / questions.length;
      }
      return [turn];
    }),
  );
}

/** Addresses of all documents that were retrieved or given. */
function addressesRead(steps: readonly Step[]): string[] {
  return steps.flatMap((step) =>
    step.kind === 'retrieval' || step.kind === 'pool'
      ? step.value.documents.flatMap(({ url }) => url ?? [])
      : [],
  );
}
