import type { AgentSpec, ProtocolOptions } from '../debate/context';
import type { ProtocolId } from './ids';

const page: AgentSpec = { id: 'page', toolName: 'the page and the reader’s library', tool: 'rag' };
const web: AgentSpec = { id: 'web', toolName: 'web search', tool: 'search' };
/** Table VI's "Vanilla": a debater without a tool. */
const plain: AgentSpec = { id: 'plain', toolName: 'no tool, only what you know', tool: 'none' };

const second = (agent: AgentSpec): AgentSpec => ({ ...agent, role: 'opponent' });
const twin = (agent: AgentSpec): AgentSpec => second({ ...agent, id: `${agent.id}-2` });

/** Which debaters of Tool-MAD have which tool (Table VI); RAG and search is the published system. */
export const agentPairs = {
  'rag+search': [page, second(web)],
  'rag+rag': [page, twin(page)],
  'search+search': [web, twin(web)],
  'rag+vanilla': [page, second(plain)],
  'search+vanilla': [web, second(plain)],
  'vanilla+vanilla': [plain, twin(plain)],
} satisfies Record<string, AgentSpec[]>;
export type AgentPairId = keyof typeof agentPairs;

/** The medical configuration's debaters (Table V): a PubMed-based corpus, and papers' abstracts with summaries. */
const papers: AgentSpec = { id: 'papers', toolName: 'Europe PMC, biomedical papers', tool: 'rag' };
const abstracts: AgentSpec = {
  ...{ id: 'abstracts', toolName: 'OpenAlex, abstracts of papers', tool: 'search' },
};

/** The two places that gatherer and ReAct look in; their ids are parts of keys. */
export const placesFor = ({ field }: Pick<ProtocolOptions, 'field'>): readonly AgentSpec[] =>
  field === 'medical'
    ? [
        { ...page, toolName: papers.toolName },
        { ...web, toolName: abstracts.toolName },
      ]
    : [page, web];

/** What may be told apart within a protocol. */
export interface AgentChoice {
  /** Tool-MAD; absent: as published. */
  pair?: AgentPairId | undefined;
  /** Agents that look in papers; in Tool-MAD where no pair is named. Absent: general. */
  field?: ProtocolOptions['field'];
  /** Self-consistency: how many answers vote; 5 when absent. */
  samples?: number | undefined;
  /**
   * Direct answer, chain of thought, two-sided, self-consistency: whether they read the shared evidence. Absent:
   * the first two do not, as in Tool-MAD's Table III, the others do.
   */
  evidence?: boolean | undefined;
}

const SAMPLES = 5;

/** The agents a check of a protocol begins with. */
export function agentsFor(protocol: ProtocolId, choice: AgentChoice = {}): AgentSpec[] {
  const [reader = page] = placesFor({ field: choice.field });
  const reading = (byDefault: boolean) => ((choice.evidence ?? byDefault) ? 'pool' : 'none');
  switch (protocol) {
    case 'tool-mad':
      return choice.pair === undefined && choice.field === 'medical'
        ? [papers, second(abstracts)]
        : agentPairs[choice.pair ?? 'rag+search'];
    case 'debate-cv':
      return sides('pool');
    case 'mad':
      return sides('none');
    case 'madke':
      return [
        { id: 'first', toolName: 'the shared evidence', tool: 'pool' },
        second({ id: 'second', toolName: 'the shared evidence', tool: 'pool' }),
      ];
    case 'self-consistency':
      return Array.from({ length: choice.samples ?? SAMPLES }, (_, i) => ({
        id: `sample-${i + 1}`,
        toolName: `sample ${i + 1}`,
        tool: reading(true),
      }));
    case 'rag-single':
    case 'react-rag':
      return [{ ...reader, id: 'solo' }];
    case 'react-all':
      return [{ id: 'solo', toolName: 'page, library and web search', tool: 'rag' }];
    case 'direct':
    case 'chain-of-thought':
      return [{ id: 'solo', toolName: 'one agent', tool: reading(false) }];
    case 'two-sided':
      return [{ id: 'solo', toolName: 'one agent', tool: reading(true) }];
  }
}

const sides = (tool: AgentSpec['tool']): AgentSpec[] => [
  { id: 'affirmative', toolName: 'the Affirmative', tool, stance: 'affirmative' },
  second({ id: 'negative', toolName: 'the Negative', tool, stance: 'negative' }),
];
