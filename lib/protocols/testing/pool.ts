import type { PoolStep } from '../../debate/steps';

/** Evidence given with the claim: `count` question-answer pairs whose texts name their number. */
export function fakePool(count = 4): PoolStep {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    by: 'given',
    items: numbers.map((n) => {
      const text = `Answer ${n}: built from 1887 to 1889.`;
      const question = `Question ${n}?`;
      const span = { start: question.length + 1, end: question.length + 1 + text.length };
      const passage = { document: `d${n}`, ...span, text, standing: 'independent' as const };
      return { n, question, passage: { ...passage, score: 1 } };
    }),
    documents: numbers.map((n) => ({
      ...{ id: `d${n}`, origin: 'web', title: `Title ${n}`, publisher: `p${n}.example` },
      ...{ readAt: '2026-05-03T10:00:00.000Z', how: 'given' },
    })),
    lookedIn: [{ where: 'file', state: count > 0 ? 'results' : 'empty', found: count }],
  };
}
