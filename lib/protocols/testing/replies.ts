import type { FakeParts } from './fake-context';

export interface Scripted {
  /** The label an agent answers in a round. */
  label(agent: string, round: number): string;
  query?(agent: string, round: number): string;
  /** Of two statements, how many are supported. */
  supported?(agent: string, round: number): number;
  noncommittal?(agent: string, round: number): boolean;
  judge?: unknown;
  report?: unknown;
  /** What the second reading finds of every quotation; `contradicts` when absent. */
  fit?: string;
  /** Replies by exact key that go before all others; a function gets the attempt. */
  at?: Record<string, unknown | ((attempt: number) => unknown)>;
}

/** Replies to every call of a Tool-MAD debate and its report, told apart by their keys. */
export function replies(script: Scripted): FakeParts['reply'] {
  return ({ key, prompt }, attempt) => {
    const own = script.at?.[key];
    if (own !== undefined) return typeof own === 'function' ? own(attempt) : own;
    if (key === 'judge') return script.judge ?? judgement('Refuted');
    if (key.startsWith('control/')) return fitOf(prompt.user, 'context');
    if (key.startsWith('fit/')) return fitOf(prompt.user, script.fit ?? 'contradicts');
    if (key === 'report') return script.report ?? { justification: 'It was later [1].' };
    const [, number, agent = ''] = key.split('/');
    const round = Number(number);
    const supported = script.supported?.(agent, round) ?? 2;
    const noncommittal = script.noncommittal?.(agent, round) ?? false;
    if (key.endsWith('/query')) return script.query?.(agent, round) ?? `[q${round} of ${agent}]`;
    if (key.endsWith('/keywords')) return `[keywords ${round} of ${agent}]`;
    if (key.includes('/summary/')) return `Summary at ${key}.`;
    if (key.endsWith('/answer')) return answerOf(agent, round, script.label(agent, round));
    if (key.endsWith('/statements')) {
      return statements(prompt.name === 'scoring/faithfulness', supported);
    }
    if (key.endsWith('/verdicts')) {
      return { verdicts: [1, 2].map((n) => ({ n, reason: 'r', supported: n <= supported })) };
    }
    if (key.includes('/question/')) return { question: `about ${agent}?`, noncommittal };
    if (key.endsWith('/questions')) {
      return {
        questions: [1, 2, 3].map((n) => ({ question: `about ${agent} ${n}?`, noncommittal })),
      };
    }
    throw new Error(`No reply to ${key}`);
  };
}

const fitOf = (user: string, relation: string) => ({
  relations: Array.from(user.matchAll(/<data \S+ quotation (\d+)>/gu), ([, e]) => ({
    e: Number(e),
    relation,
  })),
});

const statements = (compact: boolean, supported: number) => ({
  statements: [1, 2].map((n) =>
    compact ? { text: `Statement ${n}.`, supported: n <= supported } : `Statement ${n}.`,
  ),
});

const answerOf = (agent: string, round: number, label: string) => ({
  prose: `Prose of ${agent} in round ${round} [1].`,
  quotations: [{ n: 1, document: 1, words: 'built from 1887 to 1889', relation: 'contradicts' }],
  label,
});

const judgement = (label: string) => ({
  justification: 'The judge’s reasons [1].',
  quotations: [{ n: 1, document: 4, words: 'built from 1887 to 1889', relation: 'contradicts' }],
  label,
});
