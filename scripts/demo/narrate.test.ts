import { describe, expect, it } from 'vitest';
import { roles } from '../../lib/debate/context';
import type { CheckView } from '../../lib/debate/view-types';
import { conclusion, narrate } from './narrate';

const page = { id: 'page', toolName: 'the page', tool: 'rag' as const };

const view: CheckView = {
  id: 'c1',
  claim: { text: 'The tower was built in 1750.', selected: '', capturedAt: '2026-11-30T10:00:00Z' },
  protocol: 'tool-mad',
  options: {
    preset: 'product',
    maxRounds: 1,
    passages: 3,
    rewriteQueries: true,
    stability: true,
    thresholds: { faithfulness: 0.7, relevance: 0.8, calibrated: false },
    compactScoring: false,
    lowScoreAlert: false,
    unchangedQueryShortcut: false,
    agreedNotEnoughPasses: false,
    rule: true,
    fitCheck: true,
    report: true,
    decoding: {},
    tokens: { answer: 1, query: 1, scoring: 1, judge: 1, report: 1 },
  },
  models: Object.fromEntries(
    roles.map((role) => [role, { id: 'm', name: 'M', demonstration: true }]),
  ) as CheckView['models'],
  status: 'running',
  createdAt: '2026-11-30T10:00:00Z',
  rounds: [
    {
      round: 1,
      turns: [
        {
          agent: page,
          query: { text: 'When was the tower built?', changed: true },
          retrieval: {
            query: 'When was the tower built?',
            state: 'results',
            passages: [],
            documents: [],
            lookedIn: [
              { where: 'library', state: 'results', found: 2 },
              { where: 'wikipedia', state: 'failed', found: 0, why: 'offline' },
            ],
          },
          answer: { text: 'From 1887\nto 1889 [1].', label: 'Refuted', quotations: [] },
          faithfulness: { state: 'scored', value: 0.5, detail: { statements: [] } },
          relevance: { state: 'failed', why: 'no questions' },
        },
      ],
    },
  ],
  evidence: { against: [], for: [], context: [], notFound: [] },
  hostile: [],
  cost: { calls: 4, inputTokens: 900, outputTokens: 80, ms: 41_200, estimated: false },
  demonstration: true,
  warnings: [],
};

const texts = (v: CheckView) => narrate(v).map(({ text }) => text.trim());

describe('narrate', () => {
  it('tells a turn: query, where it looked, answer, scores', () => {
    expect(texts(view)).toEqual([
      'Claim: “The tower was built in 1750.”',
      'Round 1',
      'page asks: When was the tower built?',
      'page found 0 passages (library: 2, wikipedia: failed, offline)',
      'page answers: Refuted · From 1887 to 1889 [1].',
      'page scores: faithfulness 0.50, answer relevance failed (no questions)',
    ]);
  });

  it('keeps the keys of what was said before as the check goes on', () => {
    const later: CheckView = {
      ...view,
      rounds: view.rounds.map((round) => ({
        ...round,
        gate: {
          round: 1,
          outcome: 'disagree',
          failures: [{ agent: 'page', metric: 'relevance', threshold: 0.8 }],
          thresholds: view.options.thresholds,
          next: 'judge',
        },
      })),
      shown: {
        label: 'Not Enough Evidence',
        proposed: 'Refuted',
        overruled: true,
        why: 'no-contradicting-quotation',
        confidence: 'unclear',
        sources: [],
        calibrated: false,
      },
    };
    const before = narrate(view).map(({ key }) => key);
    const after = narrate(later).map(({ key }) => key);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    expect(texts(later).slice(before.length)).toEqual([
      "Gate: disagree (page's relevance not computed, needed 0.8) → to the Judge",
      'Verdict: Not Enough Evidence · confidence: unclear',
      'The debate proposed Refuted; it does not count: no contradicting quotation.',
    ]);
  });
});

describe('conclusion', () => {
  it('links each quotation at its words and says what does not count', () => {
    const quoted: CheckView = {
      ...view,
      evidence: {
        ...view.evidence,
        against: [
          {
            n: 1,
            e: 1,
            document: 'd',
            words: 'built from 1887 to 1889',
            relation: 'contradicts',
            state: 'verified',
            standing: 'same-page',
            counts: false,
            usedBy: [],
            source: {
              id: 'd',
              origin: 'page',
              title: 'A walk',
              url: 'https://example.org/walk',
              publisher: 'example.org',
              readAt: '2026-11-30T10:00:00Z',
              how: 'readability',
            },
          },
        ],
      },
    };
    const [head, line] = conclusion(quoted);
    expect(head).toBe('Evidence:');
    expect(line).toContain('[1] against (does not count): “built from 1887 to 1889”');
    expect(line).toContain('https://example.org/walk#:~:text=built%20from%201887%20to%201889');
  });

  it('says when a model too small to judge made it, and what it cost', () => {
    const lines = conclusion(view);
    expect(lines).toContain('Evidence: no quotation.');
    expect(lines).toContain('Cost: 4 calls, 900 + 80 tokens, 41 s');
    expect(lines.at(-1)).toMatch(/too small to judge/);
  });
});
