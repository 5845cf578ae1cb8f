import type { Check, CheckStatus } from '../../lib/debate/check';
import type { ConfidenceWord, ProposedStep, ShownStep, Step } from '../../lib/debate/steps';
import { viewOf } from '../../lib/debate/view';
import type { Retrieval } from '../../lib/evidence/retrieval';
import { isFactChecker } from '../../lib/evidence/search/fact-checkers';
import { groundednessOf } from '../../lib/scoring/evidence-list';
import type { LabClaim } from '../data/claims';
import { evidenceScore } from '../metrics/evidence-score';
import { errorSentence } from './error-sentence';

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
  /** The same as a sentence. */
  problem?: string;
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
  /** Of them, replies that could not be read and were asked for once more. */
  repairs: number;
  inputTokens: number;
  outputTokens: number;
  money?: number;
  seconds: number;
  /** Stretches in which it ran, ISO 8601. */
  ran: { from: string; to: string }[];
  turns: ScoredTurn[];
  /** One entry a round with a gate: whether all scores passed. */
  gates: boolean[];
  /** Every look into a place and what came of it, as `wikipedia: failed`. */
  looked: string[];
  /** Whether a document given to it is a fact-checker's page. */
  factChecked: boolean;
  /** How much of the annotators' questions and answers it read; absent where the data set has none. */
  evidence?: number;
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
  const evidence = evidenceScore(itemsRead(steps), annotated(claim));
  return {
    ...{ id: claim.id, claim: claim.text, gold, status: check.status },
    ...(check.error && { error: check.error.code, problem: errorSentence(check.error) }),
    ...(proposed && { proposed: proposed.label, by: proposed.by }),
    ...(shown && { shown: shown.label, why: shown.why, confidence: shown.confidence }),
    overruled: shown?.overruled ?? false,
    ...(groundedness !== null && { groundedness }),
    rounds: rounds.length,
    maxRounds: check.options.maxRounds,
    calls: cost.calls,
    repairs: steps.filter(({ kind, key }) => kind === 'reply' && key.endsWith('/try/2')).length,
    inputTokens: cost.inputTokens,
    outputTokens: cost.outputTokens,
    ...(cost.money !== undefined && { money: cost.money }),
    seconds: cost.ms / 1000,
    ran: check.runs,
    turns: scoredTurns(view.rounds, gold),
    gates: rounds.flatMap(({ gate, turns }) =>
      gate && turns.some(({ faithfulness }) => faithfulness) ? [gate.failures.length === 0] : [],
    ),
    ...(evidence !== null && { evidence }),
    looked: steps.flatMap((step) =>
      step.kind === 'retrieval' || step.kind === 'pool'
        ? step.value.lookedIn.map(({ where, state }) => `${where}: ${state}`)
        : [],
    ),
    factChecked: addressesRead(steps).some((url) => isFactChecker(url)),
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

/** Annotators' questions with their answers, one text each, as AVeriTeC's score takes them. */
const annotated = ({ pools }: LabClaim): string[] =>
  (pools.gold ?? []).flatMap(({ question, text }) => (question ? [`${question} ${text}`] : []));

/** What agents were given to read, each passage once, in order, with its document's title: of a pair the question. */
function itemsRead(steps: readonly Step[]): string[] {
  const given = steps.flatMap((step): Pick<Retrieval, 'passages' | 'documents'>[] => {
    if (step.kind === 'retrieval') return [step.value];
    if (step.kind !== 'pool') return [];
    const { items, documents } = step.value;
    return [{ documents, passages: items.map(({ passage }) => passage) }];
  });
  const items = given.flatMap(({ passages, documents }) =>
    passages.map(({ document, text }) => {
      const title = documents.find(({ id }) => id === document)?.title ?? '';
      return `${title} ${text}`.trim();
    }),
  );
  return [...new Set(items)];
}

/** Addresses of all documents that were retrieved or given. */
function addressesRead(steps: readonly Step[]): string[] {
  return steps.flatMap((step) =>
    step.kind === 'retrieval' || step.kind === 'pool'
      ? step.value.documents.flatMap(({ url }) => url ?? [])
      : [],
  );
}
