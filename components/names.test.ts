import { describe, expect, it } from 'vitest';
import { agentsFor, protocolIds } from '../lib/protocols';
import { labelSets } from '../lib/scoring/labels';
import { agentName, labelWord, protocolHint, protocolName } from './names';
import { inEnglish, isMessageKey, type Translate } from './words';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

describe.each(protocolIds)('%s', (id) => {
  it('has a name and a sentence that says what it costs', () => {
    expect(protocolName(t, id)).not.toBe(id);
    expect(isMessageKey(`protocol_hint_${id.replaceAll('-', '_')}`)).toBe(true);
    expect(protocolHint(t, id)).toMatch(/calls?\b/u);
  });

  it('names each of its agents', () => {
    for (const agent of agentsFor(id)) expect(agentName(t, agent)).not.toBe(agent.toolName);
  });
});

it('has a word for every label of every set', () => {
  const words = Object.values(labelSets).flatMap(({ labels, fallback }) =>
    [...labels.map(({ id }) => id), fallback].map((label) => labelWord(t, label)),
  );
  expect([...new Set(words)].sort()).toEqual([
    'Conflicting evidence',
    'Maybe',
    'No',
    'No answer',
    'Not enough evidence',
    'Refuted',
    'Supported',
    'Yes',
  ]);
});

it('shows a choice as it is called', () => expect(labelWord(t, 'B')).toBe('B'));

it.each(['constructor', 'toString', '__proto__'])('takes %s from outside for a name', (name) => {
  expect(labelWord(t, name)).toBe(name);
  expect(protocolName(t, name)).toBe(name);
  expect(agentName(t, { id: name, toolName: 'Given' })).toBe('Given');
});
