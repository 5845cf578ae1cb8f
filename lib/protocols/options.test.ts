import { describe, expect, it } from 'vitest';
import { agentsFor, mostCalls, optionsFor, protocolIds, protocols } from '.';

const parts = { embedder: 'all-MiniLM-L6-v2', smallModel: false };

describe('optionsFor', () => {
  it.each([
    ['tool-mad', { temperature: 0 }],
    ['debate-cv', { temperature: 0.7, topP: 1 }],
    ['mad', { temperature: 0 }],
    ['madke', { temperature: 0.5 }],
  ] as const)('%s decodes as published', (id, decoding) => {
    expect(optionsFor(id, 'paper', parts).decoding).toEqual(decoding);
  });

  it.each(protocolIds)('%s: the paper preset has neither rule nor report', (id) => {
    const options = optionsFor(id, 'paper', parts);
    expect(options).toMatchObject({ preset: 'paper', rule: false, report: false, maxRounds: 3 });
    expect(options.stability).toBe(id === 'tool-mad');
  });

  it('has rule and report in the product, but for those who read nothing', () => {
    const checked = (id: (typeof protocolIds)[number], agents = agentsFor(id)) => {
      const { rule, report } = optionsFor(id, 'product', { ...parts, agents });
      return [rule, report];
    };
    expect(checked('debate-cv')).toEqual([true, true]);
    expect(checked('madke')).toEqual([true, true]);
    expect(checked('mad')).toEqual([false, false]);
    expect(checked('direct')).toEqual([false, false]);
    expect(checked('direct', agentsFor('direct', { evidence: true }))).toEqual([true, true]);
    const vanilla = agentsFor('tool-mad', { pair: 'vanilla+vanilla' });
    expect(checked('tool-mad', vanilla)).toEqual([false, false]);
  });

  it('gives every reply of DebateCV 512 tokens as published, less to a small model', () => {
    expect(optionsFor('debate-cv', 'paper', parts).tokens).toMatchObject({
      answer: 512,
      judge: 512,
    });
    const small = optionsFor('debate-cv', 'product', { ...parts, smallModel: true });
    expect(small.tokens.answer).toBeLessThan(512);
    expect(small.gather).toEqual({ questions: 2, passages: 1 });
  });
});

describe('the protocols', () => {
  it('are all there under their own ids, with agents and a bound', () => {
    expect(Object.keys(protocols).toSorted()).toEqual(protocolIds.toSorted());
    for (const id of protocolIds) {
      expect(protocols[id]?.id).toBe(id);
      expect(mostCalls[id]).toBeGreaterThan(0);
      const ids = agentsFor(id).map((agent) => agent.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
