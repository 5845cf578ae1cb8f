import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../models/structured';
import { averitec, fever } from '../../scoring/labels';
import { answerSchema, judgeSchema } from './answer-schema';

const read = (reply: unknown) => answerSchema(averitec).safeParse(reply);

describe('the answer’s schema', () => {
  it('asks for reasons before the label, and for the set’s labels only', () => {
    const json = jsonSchemaOf(answerSchema(fever));
    expect(json.required).toEqual(['prose', 'quotations', 'label']);
    expect(json).toMatchObject({
      properties: { label: { enum: ['SUPPORTS', 'REFUTES', 'NOT ENOUGH INFO'] } },
      additionalProperties: false,
    });
    expect(jsonSchemaOf(judgeSchema(fever)).required).toEqual([
      'justification',
      'quotations',
      'label',
    ]);
  });

  it('caps lengths for a small model only, and never refuses a longer reply', () => {
    expect(JSON.stringify(jsonSchemaOf(answerSchema(averitec, [])))).toContain('maxLength');
    expect(JSON.stringify(jsonSchemaOf(answerSchema(averitec)))).not.toMatch(/(max|min)[LI]/u);
    const long = { prose: 'x'.repeat(999), quotations: [], label: 'Refuted' };
    expect(answerSchema(averitec, []).safeParse(long).success).toBe(true);
  });

  it('lets a small model choose what to quote, and no more than one', () => {
    const json = jsonSchemaOf(answerSchema(averitec, ['It was built in 1889.']));
    expect(json).toMatchObject({
      properties: {
        quotations: {
          ...{ minItems: 1, maxItems: 1 },
          items: { properties: { words: { enum: ['It was built in 1889.'] } } },
        },
      },
    });
    const none = jsonSchemaOf(answerSchema(averitec, []));
    expect(none).toMatchObject({ properties: { quotations: { maxItems: 0 } } });
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
