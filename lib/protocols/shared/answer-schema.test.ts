import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../models/structured';
import { averitec, fever } from '../../scoring/labels';
import { answerSchema, judgeSchema } from './answer-schema';

const read = (reply: unknown) => answerSchema(averitec, false).safeParse(reply);

describe('the answer’s schema', () => {
  it('asks for reasons before the label, and for the set’s labels only', () => {
    const json = jsonSchemaOf(answerSchema(fever, false));
    expect(json.required).toEqual(['prose', 'quotations', 'label']);
    expect(json).toMatchObject({
      properties: { label: { enum: ['SUPPORTS', 'REFUTES', 'NOT ENOUGH INFO'] } },
      additionalProperties: false,
    });
    expect(jsonSchemaOf(judgeSchema(fever, false)).required).toEqual([
      'justification',
      'quotations',
      'label',
    ]);
  });

  it('caps lengths for a small model only, and never refuses a longer reply', () => {
    expect(JSON.stringify(jsonSchemaOf(answerSchema(averitec, true)))).toContain('maxLength');
    expect(JSON.stringify(jsonSchemaOf(answerSchema(averitec, false)))).not.toMatch(/max[LI]/u);
    const long = { prose: 'x'.repeat(999), quotations: [], label: 'Refuted' };
    expect(answerSchema(averitec, true).safeParse(long).success).toBe(true);
  });

  it('reads an alias as its label, and refuses what is no label', () => {
    expect(read({ prose: 'P', quotations: [], label: 'REFUTES' }).data?.label).toBe('Refuted');
    expect(read({ prose: 'P', quotations: [], label: 'not supported' }).success).toBe(false);
  });

  it('mends quotations: numbers in words, unknown relations, missing lists', () => {
    expect(read({ prose: 'P', label: 'Refuted' }).data?.quotations).toEqual([]);
    const quotations = [{ document: '[2]', words: 'w', relation: 'Refutes' }, 'nonsense'];
    expect(read({ prose: 'P', quotations, label: 'Refuted' }).data?.quotations).toEqual([
      { n: 1, document: 2, words: 'w', relation: 'context' },
    ]);
  });
});
