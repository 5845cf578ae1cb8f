import type { Protocol } from '../debate/context';
import { chainOfThought } from './baselines/chain-of-thought';
import { direct } from './baselines/direct';
import { ragSingle } from './baselines/rag-single';
import { reactAll, reactRag } from './baselines/react';
import { selfConsistency } from './baselines/self-consistency';
import { twoSided } from './baselines/two-sided';
import { debateCv } from './debate-cv';
import { type ProtocolId, protocolIds } from './ids';
import { mad } from './mad';
import { madke } from './madke';
import { toolMad } from './tool-mad';

export { type AgentPairId, agentPairs, agentsFor } from './agents';
export { debateIds, mostCalls, type ProtocolId, protocolIds } from './ids';
export { optionsFor } from './options';

const byId: Record<ProtocolId, Protocol> = {
  'tool-mad': toolMad,
  'debate-cv': debateCv,
  mad,
  madke,
  direct,
  'chain-of-thought': chainOfThought,
  'two-sided': twoSided,
  'self-consistency': selfConsistency,
  'rag-single': ragSingle,
  'react-rag': reactRag,
  'react-all': reactAll,
};

/** Every protocol by its id. */
export const protocols: Readonly<Record<string, Protocol>> = byId;

/** Whether a stored or typed id is one of ours. */
export const isProtocolId = (id: string): id is ProtocolId =>
  protocolIds.some((known) => known === id);
