import type { Quotation } from '../../evidence/quotation-types';
import type { Protocol, ProtocolContext } from '../context';
import type { GateStep } from '../steps';

const found: Quotation = {
  ...{ n: 1, document: 'd', words: 'built in 1889', relation: 'contradicts' },
  ...{ state: 'verified', start: 0, end: 13, standing: 'independent' },
};

/** Agreed in round 1 without evidence; in round 2 each agent's answer brings some, and asks once more. */
export const cutInRoundTwo: Protocol = {
  id: 'toy',
  run: async (context) => {
    const gate: Omit<GateStep, 'thresholds'> = {
      ...{ round: 1, outcome: 'unstable', label: 'Refuted', failures: [], next: 'round' },
    };
    const { thresholds } = context.options;
    await context.record('gate', 'round/1/gate', { ...gate, thresholds });
    await context.each(['page', 'web'], async (agent) => {
      const key = `round/2/${agent}/answer`;
      await say(context, key);
      await context.record('answer', key, { text: '', label: 'Refuted', quotations: [found] });
      await say(context, `round/2/${agent}/relevance/questions`);
    });
    throw new Error('the budget did not end it');
  },
  cutShort: (rounds) => ({ label: 'Refuted', by: 'budget', round: rounds.length, text: '' }),
};

function say(context: ProtocolContext, key: string) {
  const prompt = { name: 'toy', version: '1', system: 'toy', user: `say ${key}` };
  return context.ask({ key, role: 'debater', prompt, maxTokens: 10 });
}
