import { describe, expect, it } from 'vitest';
import type { Step } from '../../lib/debate/steps';
import { toyCheck } from '../../lib/debate/testing/toy-world';
import { viewOf } from '../../lib/debate/view';
import type { CheckView } from '../../lib/debate/view-types';
import { agentsFor, optionsFor, type ProtocolId, protocolIds } from '../../lib/protocols';
import { direct, selfConsistency } from '../../test/gallery/fixtures/baselines';
import { debateCv } from '../../test/gallery/fixtures/debate-cv';
import { refuted } from '../../test/gallery/fixtures/finished';
import { madke } from '../../test/gallery/fixtures/mad';
import { judging, runningOne, runningTwo } from '../../test/gallery/fixtures/unfinished';
import { inEnglish, type Translate } from '../words';
import { activities } from './live-state';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

describe('activities', () => {
  it('says who is at what, in the live round only', () => {
    expect(activities(t, runningOne)).toEqual([
      'Page reader is reading 2 passages',
      'Web searcher is searching',
    ]);
    expect(activities(t, runningTwo)).toEqual([
      'Page reader is being scored',
      'Web searcher is reading 2 passages',
    ]);
  });

  it('does not claim to read where nothing was found', () => {
    const [round] = runningOne.rounds;
    const [turn] = round?.turns ?? [];
    if (!turn?.retrieval) throw new Error('the fixture lost its turn');
    const empty = { ...turn, retrieval: { ...turn.retrieval, passages: [] } };
    expect(activities(t, { ...runningOne, rounds: [{ round: 1, turns: [empty] }] })).toEqual([
      'Page reader is answering',
    ]);
  });

  it('names the phase once the debate is over', () => {
    expect(activities(t, judging)).toEqual(['The judge weighs the debate']);
    expect(
      activities(t, { ...judging, rounds: [], live: { phase: 'reporting', round: 2 } }),
    ).toEqual(['The report is being written']);
  });

  it('says something before the first step', () => {
    expect(
      activities(t, { ...judging, rounds: [], live: { phase: 'debating', round: 1 } }),
    ).toHaveLength(1);
  });
});

/** What is said of a protocol's check before anything of it is finished, or before its pool stands. */
const first: Record<ProtocolId, string[]> = {
  'tool-mad': ['Page reader is choosing a query', 'Web searcher is choosing a query'],
  'debate-cv': ['Affirmative is arguing'],
  mad: ['Affirmative is arguing'],
  madke: ['First debater is choosing passages'],
  direct: ['Single agent is answering from what it knows'],
  'chain-of-thought': ['Single agent is answering from what it knows'],
  'two-sided': ['Single agent is answering'],
  'self-consistency': ['0 of 5 answers are written'],
  'rag-single': ['Single agent is choosing a query'],
  'react-rag': ['Single agent is choosing a query'],
  'react-all': ['Single agent is choosing a query'],
};

describe.each(protocolIds)('%s', (protocol) => {
  const options = optionsFor(protocol, 'product', { embedder: 'toy', smallModel: false });
  const check = toyCheck({ protocol, options, agents: agentsFor(protocol) });
  const shared = check.agents.some(({ tool }) => tool === 'pool');
  const value = { by: 'gatherer', items: [], documents: [], lookedIn: [] };
  const pool = {
    check: check.id,
    key: 'pool',
    kind: 'pool',
    value,
    hash: '',
    at: '',
    ms: 0,
    seq: 1,
  };

  it('says truly what is done first', () => {
    if (shared) expect(activities(t, viewOf(check, []))[0]).toContain('Questions');
    expect(activities(t, viewOf(check, shared ? [pool as Step] : []))).toEqual(first[protocol]);
  });
});

it('counts a vote’s answers, and names what closes a round', () => {
  const live = { phase: 'debating', round: 1 } as const;
  const open = { ...selfConsistency, live };
  expect(activities(t, open)).toEqual(['5 of 5 answers are written']);
  const spoken = (view: CheckView) =>
    activities(t, { ...view, rounds: view.rounds.slice(0, 1), live });
  expect(spoken(debateCv)).toEqual(['The moderator weighs the round']);
  expect(spoken(madke)).toEqual(['The answers are compared']);
  expect(spoken(refuted)).toEqual(['The answers are compared']);
  expect(spoken(direct)).toEqual(['The verdict is being drawn up']);
  expect(activities(t, { ...madke, live: { ...live, phase: 'judging' } })).toEqual([
    'The answers are summed up',
  ]);
});
