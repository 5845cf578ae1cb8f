import type { ProposedStep } from '../../lib/debate/steps';
import type { RunConfig } from '../run/config';
import type { Calibration } from './confidence';
import type { Scores } from './scores';
import type { Stability } from './stability';

/** Both labels of a run: what the protocol proposed, and what the rule in code made of it. */
export interface BothScores {
  proposed: Scores;
  shown: Scores;
}

export interface Cost {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
  /** Absent where no price was given. */
  money?: number;
}

/** All that is said of a run. Shares are of 1. */
export interface Report {
  config: RunConfig;
  source: string;
  notes: string[];
  claims: number;
  unfinished: { id: string; status: string; error?: string; problem?: string }[];
  all: BothScores | null;
  /** Claims none of whose documents is a fact-checker's page, and the others. */
  withoutCheckers: BothScores | null;
  withCheckers: BothScores | null;
  overruled: number;
  overruledWhy: Record<string, number>;
  /** Claims by the number of rounds they took. */
  rounds: Record<number, number>;
  meanRounds: number;
  /** Share of claims that took fewer rounds than they might have. */
  stoppedEarly: number;
  /** What decided, over all claims, and over those that stopped early. */
  decidedBy: Partial<Record<ProposedStep['by'], number>>;
  stoppedEarlyBy: Partial<Record<ProposedStep['by'], number>>;
  /** Share of claims whose label says that evidence is lacking. */
  notEnough: { gold: number; proposed: number; shown: number };
  /** Where claims have annotated evidence: its share read on average, and of claims those right with enough of it. */
  evidence: { claims: number; mean: number; rightWithEnough: number } | null;
  /** How often agents looked in a place, by what came of it: `wikipedia: failed`. */
  looked: Record<string, number>;
  /** Replies that could not be read and were asked for once more. */
  repairs: number;
  /** Seconds in which at least one claim was running. */
  ranSeconds: number;
  total: Cost;
  perClaim: Cost;
  medianSeconds: number;
  calibration: Calibration | null;
  stability: Stability | null;
}
