import type { Claim } from '../claim/claim';
import type { NotCheckable } from '../claim/preparation';
import type { ErrorRecord } from '../errors';
import type { LeftOut } from '../evidence/left-out';
import type { Choice } from '../scoring/labels';
import type { AgentSpec, ProtocolOptions, Role } from './context';
import type { ConfidenceWord } from './steps';

/** Limits of one check; absent means no limit. */
export interface Budget {
  calls?: number;
  /** Input and output together. */
  tokens?: number;
  /** In the currency of the models' prices. */
  money?: number;
  /** Of running time; time between a stop and a continuation does not count. */
  minutes?: number;
}

/**
 * `running` without a held lock is shown as interrupted. `paused` waits for the action its error names.
 * `outdated`: the program changed under a half-finished check.
 */
export type CheckStatus = 'running' | 'paused' | 'stopped' | 'finished' | 'outdated';

/** What a role's model was when the check began: enough to show, never a key. */
export interface ModelNote {
  id: string;
  name: string;
  demonstration: boolean;
  /** Per million tokens, in the reader's currency, where the reader gave one. */
  price?: { input: number; output: number };
}

/** What the reader decided about a selection that held several claims, none, or one that needed its context. */
export interface ClaimDecision {
  /** The claim's text before; `claim.text` is what was chosen. */
  of: string;
  /** ISO 8601. */
  at: string;
}

/** One claim put to one protocol: the record everything else hangs on. */
export interface Check {
  id: string;
  claim: Claim;
  protocol: string;
  options: ProtocolOptions;
  /** Id of the label set. */
  labels: string;
  /** Multiple choice: the answers to choose from; `labels` is then `choice`. */
  choices?: Choice[];
  agents: AgentSpec[];
  models: Record<Role, ModelNote>;
  embedder: string;
  budget: Budget;
  status: CheckStatus;
  error?: ErrorRecord;
  createdAt: string;
  updatedAt: string;
  /** Stretches of running time, for the minutes budget. */
  runs: { from: string; to: string }[];
  /** For the history list only; the fold computes the truth. */
  outcome?: { label: string; confidence: ConfidenceWord };
  /** Once there is one, the claim goes into its debate as it is. */
  decision?: ClaimDecision;
  /** Ids of the checks one selection's claims became, in its order, this one among them; absent where it is alone. */
  siblings?: string[];
  /** Sources the reader left out: they never enter this check. Absent where all are read. */
  leftOut?: LeftOut[];
  /** It ended without a debate, because there was no claim; for the history list, too. */
  noClaim?: NotCheckable;
  /** What a search of the history looks into; written when a run ends. */
  searchText?: string;
}
