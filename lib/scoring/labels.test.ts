import { describe, expect, it } from 'vitest';
import { choiceSet, faviq, labelSetOf, labelSets, notEnoughIn, standOf } from './labels';
import { labelNamed, readLabel } from './read-label';
import { verdictRule } from './verdict-rule';

describe('label sets', () => {
  it('are those of the published data sets, as their files spell them', () => {
    const ids = Object.values(labelSets).map(({ id, labels }) => [id, labels.map((one) => one.id)]);
    expect(Object.fromEntries(ids)).toEqual({
      averitec: averitecLabels,
      'averitec-code': averitecLabels,
      fever: ['SUPPORTS', 'REFUTES', 'NOT ENOUGH INFO'],
      faviq: ['SUPPORTS', 'REFUTES'],
      pubmedqa: ['yes', 'no', 'maybe'],
      'climate-fever': ['SUPPORTS', 'REFUTES', 'NOT_ENOUGH_INFO', 'DISPUTED'],
      scifact: ['SUPPORT', 'CONTRADICT', 'NOT_ENOUGH_INFO'],
    });
  });

  it.each(Object.values(labelSets))('$id: every name means one label', (set) => {
    const names = set.labels.flatMap(({ id, aliases }) => [id, ...aliases]);
    for (const { id, aliases } of set.labels) {
      for (const name of [id, ...aliases]) expect(labelNamed(name, set), name).toBe(id);
    }
    const bare = names.map((name) => name.toLowerCase());
    expect(new Set(bare).size).toBe(bare.length);
    const unsure = notEnoughIn(set);
    if (unsure) expect(set.fallback).toBe(unsure);
    else expect(set.labels.map(({ id }) => id)).not.toContain(set.fallback);
  });

  it.each([
    ['averitec', 'Cherry-picking', 'Conflicting Evidence/Cherrypicking'],
    ['averitec', 'Conflicting Evidence/Cherry-picking', 'Conflicting Evidence/Cherrypicking'],
    ['climate-fever', 'not enough info', 'NOT_ENOUGH_INFO'],
    ['scifact', 'REFUTES', 'CONTRADICT'],
    ['pubmedqa', 'Yes', 'yes'],
  ])('%s reads %j', (id, text, label) => {
    const set = labelSetOf({ labels: id });
    expect(set && labelNamed(text, set)).toBe(label);
  });

  it('the two AVeriTeC sets differ in their definitions only', () => {
    const [paper, code] = [labelSets.averitec, labelSets['averitec-code']];
    expect(code?.labels.map(({ definition: _, ...label }) => label)).toEqual(
      paper?.labels.map(({ definition: _, ...label }) => label),
    );
    expect(code?.labels.map(({ definition }) => definition)).not.toEqual(
      paper?.labels.map(({ definition }) => definition),
    );
  });
});

describe('sets that cannot say "not enough"', () => {
  const choices = [
    { id: 'A', text: 'Metformin' },
    { id: 'B', text: 'Insulin' },
  ];
  const set = choiceSet(choices);

  it('multiple choice: a letter, its text, or both', () => {
    expect(labelSetOf({ labels: 'choice', choices })).toEqual(set);
    expect(labelSetOf({ labels: 'constructor' })).toBeUndefined();
    expect(readLabel('Because.\nAnswer: B', set)).toBe('B');
    expect(readLabel('Because.\n**(B) Insulin**', set)).toBe('B');
    expect(readLabel('metformin', set)).toBe('A');
    expect(readLabel('C', set)).toBeNull();
  });

  it('leave the rule off, and their fallback is no label of theirs', () => {
    for (const [label, of] of [
      ['A', set],
      ['REFUTES', faviq],
    ] as const) {
      expect(verdictRule(label, of, [], true)).toMatchObject({ label, why: 'rule-off' });
      expect(standOf(of, of.fallback)).toBe('not-enough');
    }
  });
});

const averitecLabels = [
  'Supported',
  'Refuted',
  'Not Enough Evidence',
  'Conflicting Evidence/Cherrypicking',
];
