import type { AgentSpec, ProtocolOptions } from '../debate/context';
import { agentsFor } from './agents';
import type { ProtocolId } from './ids';
import { paperOptions, productOptions } from './tool-mad/options';

export interface OptionParts {
  embedder: string;
  /** The debaters' model is too small for long prompts. */
  smallModel: boolean;
  /** Absent: general. */
  field?: ProtocolOptions['field'] | undefined;
  /** Absent: the protocol's own. Without any document there is nothing for rule, fit check and report to go by. */
  agents?: readonly AgentSpec[];
}

/** Every published reply of DebateCV has room for 512 tokens. */
const debateCvTokens = { answer: 512, query: 512, scoring: 512, judge: 512 };

/** Where a protocol differs from Tool-MAD's values, as published: no scores but Tool-MAD's, and its own decoding. */
const published: Readonly<Record<ProtocolId, Partial<ProtocolOptions>>> = {
  'tool-mad': {},
  'debate-cv': { decoding: { temperature: 0.7, topP: 1 } },
  mad: { decoding: { temperature: 0 } },
  madke: { decoding: { temperature: 0.5 }, selection: true },
  direct: {},
  'chain-of-thought': {},
  'two-sided': {},
  'self-consistency': { decoding: { temperature: 0.7 } },
  'rag-single': {},
  'react-rag': {},
  'react-all': {},
};

/** The switches of a protocol in a preset; each difference is a line in `README.md`. */
export function optionsFor(
  protocol: ProtocolId,
  preset: ProtocolOptions['preset'],
  parts: OptionParts,
): ProtocolOptions {
  const { field } = parts;
  const agents = parts.agents ?? agentsFor(protocol, { field });
  const usual = preset === 'paper' ? paperOptions() : productOptions(parts);
  const base: ProtocolOptions = { ...usual, ...(field && { field }) };
  const documents = agents.some(({ tool }) => tool !== 'none');
  const checked = {
    rule: base.rule && documents,
    fitCheck: base.fitCheck && documents,
    report: base.report && documents,
  };
  if (protocol === 'tool-mad') return { ...base, ...checked };
  return {
    ...base,
    ...unscored,
    ...checked,
    ...published[protocol],
    tokens: tokensFor(protocol, base),
    quotations: preset === 'product',
    gather: parts.smallModel ? { questions: 2, passages: 1 } : { questions: 4, passages: 2 },
  };
}

/** Five fields and a quotation need more room than a label and its reasons, also from a small model. */
const SMALL_JUDGE_TOKENS = 220;

function tokensFor(
  protocol: ProtocolId,
  { preset, tokens, brief }: ProtocolOptions,
): ProtocolOptions['tokens'] {
  if (brief) return { ...tokens, judge: SMALL_JUDGE_TOKENS };
  return preset === 'paper' && protocol === 'debate-cv' ? { ...tokens, ...debateCvTokens } : tokens;
}

/** What only a debate with scores and queries of its own has. */
const unscored: Partial<ProtocolOptions> = {
  stability: false,
  compactScoring: false,
  lowScoreAlert: false,
  unchangedQueryShortcut: false,
  agreedNotEnoughPasses: false,
};
