import { describe, expect, it } from 'vitest';
import type { Step, StepKind, StepValues } from './steps';
import { toyCheck } from './testing/toy-world';
import { viewOf } from './view';

let seq = 0;
const step = <K extends StepKind>(kind: K, key: string, value: StepValues[K]): Step =>
  ({ check: 'check-1', key, kind, hash: '', value, at: '', ms: 0, seq: ++seq }) as Step;

const asked = (round: number, changed = true) =>
  step('query', `round/${round}/page/query`, { text: `q${round}`, changed });
const found = (round: number) =>
  step('retrieval', `round/${round}/page/retrieval`, {
    ...{ query: `q${round}`, state: 'empty', passages: [], documents: [], lookedIn: [] },
  });
const answered = (round: number) =>
  step('answer', `round/${round}/page/answer`, { text: 'a', label: 'Refuted', quotations: [] });
const gated = (round: number, next: 'round' | 'judge' | 'end') =>
  step('gate', `round/${round}/gate`, {
    ...{ round, outcome: 'disagree', failures: [], next },
    thresholds: { faithfulness: 0.7, relevance: 0.8, calibrated: false },
  });
const reply = (key: string, role: 'debater' | 'judge', input: number, output: number) =>
  step('reply', key, {
    role,
    reply: {
      ...{ text: '', finish: 'stop', model: 'm', warnings: ['truncated-prompt'] },
      usage: { input, output },
    },
  });

const pageTurn = (steps: Step[], round: number) =>
  viewOf(toyCheck(), steps).rounds[round - 1]?.turns[0];

const quoted = (document: string) =>
  step('answer', 'round/1/page/answer', {
    ...{ text: 'a', label: 'Refuted' },
    quotations: [
      {
        ...{ n: 1, document, words: 'built from 1887 to 1889', relation: 'contradicts' },
        ...{ state: 'verified', start: 0, end: 23, standing: 'independent' },
      },
    ],
  });
const reread = step('fit', 'fit', { asked: [1], relations: [{ e: 1, relation: 'contradicts' }] });

describe('viewOf', () => {
  it('says what both readings made of a quotation, and of older checks what their one reading did', () => {
    const [old] = viewOf(toyCheck(), [quoted('d1'), reread]).evidence.against;
    expect(old).toMatchObject({ fit: 'confirmed', counts: true });
    const control = step('control', 'control', { claim: 'c', steering: ['d1'], unread: [] });
    const [fell] = viewOf(toyCheck(), [quoted('d1'), reread, control]).evidence.against;
    expect(fell).toMatchObject({ fit: 'steers', counts: false });
  });

  it('says what an agent is at from what is finished', () => {
    expect(pageTurn([reply('round/1/page/query/try/1', 'debater', 1, 1)], 1)?.doing).toBe('asking');
    expect(pageTurn([asked(1)], 1)?.doing).toBe('searching');
    expect(pageTurn([asked(1), found(1)], 1)?.doing).toBe('reading');
    expect(pageTurn([asked(1), found(1), answered(1)], 1)?.doing).toBeUndefined();
    const scoring = toyCheck();
    scoring.options.stability = true;
    const view = viewOf(scoring, [asked(1), found(1), answered(1)]);
    expect(view.rounds[0]?.turns[0]?.doing).toBe('scoring');
  });

  it('shows the earlier passages where a query was kept', () => {
    const steps = [asked(1), found(1), answered(1), gated(1, 'round'), asked(2, false)];
    expect(pageTurn(steps, 2)?.retrieval?.query).toBe('q1');
    expect(pageTurn(steps, 2)?.doing).toBe('reading');
  });

  it('follows the debate while it runs, and says nothing live once it does not', () => {
    const running = [asked(1), gated(1, 'round')];
    expect(viewOf(toyCheck(), running).live).toEqual({ phase: 'debating', round: 2 });
    expect(viewOf(toyCheck(), [...running, asked(2), gated(2, 'judge')]).live).toEqual({
      phase: 'judging',
      round: 2,
    });
    expect(viewOf(toyCheck({ status: 'paused' }), running).live).toBeUndefined();
  });

  it('counts calls, tokens, money and warnings of all replies', () => {
    const check = toyCheck();
    check.models.judge = { ...check.models.judge, price: { input: 1, output: 10 } };
    const view = viewOf(check, [
      reply('round/1/page/query/try/1', 'debater', 1000, 50),
      reply('judge/try/1', 'judge', 2000, 100),
    ]);
    expect(view.cost).toMatchObject({ calls: 2, inputTokens: 3000, outputTokens: 150 });
    expect(view.cost.money).toBeCloseTo(0.003);
    expect(view.warnings).toEqual(['truncated-prompt']);
    expect(viewOf(toyCheck(), []).cost.money).toBeUndefined();
  });
});
