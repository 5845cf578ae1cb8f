/** The four published systems, by the ids of checks and settings. Data only: views read it without the prompts. */
export const debateIds = ['tool-mad', 'debate-cv', 'mad', 'madke'] as const;

/** What a debate must beat. */
export const baselineIds = [
  'direct',
  'chain-of-thought',
  'two-sided',
  'self-consistency',
  'rag-single',
  'react-rag',
  'react-all',
] as const;

export const protocolIds = [...debateIds, ...baselineIds];
export type ProtocolId = (typeof protocolIds)[number];

/** At most so many model calls in three published rounds, without gatherer, both readings and report. Self-consistency: of five samples. */
export const mostCalls: Readonly<Record<ProtocolId, number>> = {
  'tool-mad': 43,
  'debate-cv': 11,
  mad: 11,
  madke: 16,
  direct: 1,
  'chain-of-thought': 1,
  'two-sided': 1,
  'self-consistency': 5,
  'rag-single': 2,
  'react-rag': 4,
  'react-all': 4,
};
