import type { Claim } from '../claim/claim';
import type { LeftOut } from '../evidence/left-out';
import type { Settings } from '../settings/settings';
import type { Budget, Check, ClaimDecision, ModelNote } from './check';
import type { AgentSpec, ProtocolOptions, Role } from './context';

/** Tool-MAD's pair: one agent reads page and library, the other searches the web. */
export const readerAndSearcher: AgentSpec[] = [
  { id: 'page', toolName: 'the page and the reader’s library', tool: 'rag' },
  { id: 'web', toolName: 'web search', tool: 'search', role: 'opponent' },
];

export interface NewCheckParts {
  id: string;
  claim: Claim;
  settings: Settings;
  models: Record<Role, ModelNote>;
  options: ProtocolOptions;
  embedder: string;
  now: Date;
  budget?: Budget;
  /** Absent: Tool-MAD's pair. */
  agents?: AgentSpec[];
  /** Absent: AVeriTeC's four. */
  labels?: string;
  /** Absent: the settings'. */
  protocol?: string;
  /** The reader has decided what is debated. */
  decision?: ClaimDecision | undefined;
  /** What the reader left out; none is the same as absent. */
  leftOut?: LeftOut[] | undefined;
}

/** The record a check begins with; nothing has run yet. */
export function newCheck(parts: NewCheckParts): Check {
  const at = parts.now.toISOString();
  return {
    id: parts.id,
    claim: parts.claim,
    protocol: parts.protocol ?? parts.settings.protocol,
    options: parts.options,
    labels: parts.labels ?? 'averitec',
    agents: parts.agents ?? readerAndSearcher,
    models: parts.models,
    embedder: parts.embedder,
    budget: parts.budget ?? parts.settings.budget,
    ...(parts.decision && { decision: parts.decision }),
    ...(parts.leftOut?.length && { leftOut: parts.leftOut }),
    status: 'running',
    createdAt: at,
    updatedAt: at,
    runs: [],
  };
}
