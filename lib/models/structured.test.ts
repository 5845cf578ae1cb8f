import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ChatMessage } from './chat-model';
import { jsonSchemaOf, parseStructured, repairMessages } from './structured';

const answer = z.object({
  label: z.enum(['True', 'False']),
  text: z.string(),
  marks: z.array(z.number().int()).optional(),
});
const value = { label: 'True', text: 'It is {so}, [1].', marks: [1, 2] };
const json = JSON.stringify(value);

describe('parseStructured', () => {
  it.each([
    ['plain', json],
    ['in a fence', `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nGood luck!`],
    ['in a fence without a name', `\`\`\`\n${json}\n\`\`\``],
    ['in an unclosed fence', `\`\`\`json\n${json}`],
    ['between words', `The answer is ${json} as you see.`],
    ['after other braces', `Let {x} be the claim and {y} the evidence. ${json}`],
    ['before other braces', `${json} where {x} is the claim`],
    ['after a draft of another form', `{"draft": true} and so ${json}`],
    ['with trailing commas', '{"label": "True", "text": "It is {so}, [1].", "marks": [1, 2,],}'],
    ['with a line break in a string', '{"label":"True","text":"It is {so}, [1].","marks":[1,\n2]}'],
    ['in doubled braces', `{${json}}`],
    ['with a doubled first brace', `{${json}`],
    ['with a byte order mark', `\uFEFF${json}`],
  ])('reads JSON %s', (_, reply) => {
    expect(parseStructured(reply, answer)).toEqual({ ok: true, value });
  });

  it('reads raw line breaks and tabs in strings', () => {
    const reply = '{"label":"False","text":"one\n\ttwo, "}';
    expect(parseStructured(reply, answer)).toMatchObject({ value: { text: 'one\n\ttwo, ' } });
  });

  it('reads doubled braces at every depth', () => {
    const nested = z.object({ a: z.object({ b: z.string() }) });
    const reply = '{{"a": {{"b": "{{kept}}"}}}}';
    expect(parseStructured(reply, nested)).toEqual({ ok: true, value: { a: { b: '{{kept}}' } } });
  });

  it('reads null as absent where the schema knows no null', () => {
    const reply = JSON.stringify({ ...value, marks: null });
    expect(parseStructured(reply, answer)).toEqual({
      ok: true,
      value: { label: 'True', text: value.text },
    });
    const nullable = z.object({ a: z.string().nullable() });
    expect(parseStructured('{"a":null}', nullable)).toEqual({ ok: true, value: { a: null } });
  });

  it('says what is wrong', () => {
    expect(parseStructured('', answer)).toEqual({ ok: false, issue: 'the reply was empty' });
    expect(parseStructured('I think so.', answer)).toEqual({
      ok: false,
      issue: 'the reply held no JSON',
    });
    expect(parseStructured('{"label": "Tr', answer)).toMatchObject({ issue: /incomplete/u });
    const wrong = parseStructured('{"label": "Maybe", "text": 3}', answer);
    expect(wrong).toMatchObject({ ok: false, issue: /^label: .*; text: /u });
  });

  it('never decides by a word in the prose', () => {
    expect(parseStructured('The label is True.', answer).ok).toBe(false);
  });

  it('reads whatever it is given back, in whatever it is wrapped', () => {
    const any = z.object({ text: z.string(), n: z.array(z.number()) });
    const wraps = [
      (s: string) => s,
      (s: string) => `\`\`\`json\n${s}\n\`\`\``,
      (s: string) => `So: ${s}.`,
      (s: string) => `{${s}}`,
    ];
    fc.assert(
      fc.property(
        fc.record({ text: fc.string({ unit: 'grapheme' }), n: fc.array(fc.integer()) }),
        fc.constantFrom(...wraps),
        (given, wrap) => {
          expect(parseStructured(wrap(JSON.stringify(given)), any)).toEqual({
            ok: true,
            value: given,
          });
        },
      ),
    );
  });

  it('takes time in proportion to the reply', () => {
    const began = performance.now();
    parseStructured('{"a": ['.repeat(20_000), answer);
    parseStructured('"\\'.repeat(50_000), answer);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('repairMessages', () => {
  const messages: ChatMessage[] = [
    { role: 'system', content: 'S' },
    { role: 'user', content: 'U' },
  ];

  it('adds the bad reply and what is wrong with it', () => {
    const repaired = repairMessages(messages, 'nonsense', 'the reply held no JSON');
    expect(repaired.slice(0, 3)).toEqual([...messages, { role: 'assistant', content: 'nonsense' }]);
    expect(repaired[3]).toMatchObject({ role: 'user', content: /the reply held no JSON/u });
    expect(messages).toHaveLength(2);
  });

  it('keeps turns where the reply was empty', () => {
    const repaired = repairMessages(messages, ' ', 'the reply was empty');
    expect(repaired.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(repaired[1]?.content).toMatch(/^U\n\n.*the reply was empty/u);
  });
});

describe('jsonSchemaOf', () => {
  it('closes objects and requires every property, letting optional ones be null', () => {
    const schema = z.object({
      list: z.array(z.object({ n: z.number().int(), why: z.string().optional() })),
      kind: z.enum(['a', 'b']).default('a'),
    });
    expect(jsonSchemaOf(schema)).toEqual({
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              n: { type: 'integer' },
              why: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            },
            required: ['n', 'why'],
            additionalProperties: false,
          },
        },
        kind: { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
      },
      required: ['list', 'kind'],
      additionalProperties: false,
    });
  });

  it('describes what is written, not what it is turned into', () => {
    const schema = z.object({ n: z.string().transform(Number) });
    expect(jsonSchemaOf(schema)).toMatchObject({ properties: { n: { type: 'string' } } });
  });

  it('has properties named like keywords', () => {
    const schema = z.object({ default: z.string(), required: z.string(), properties: z.string() });
    expect(jsonSchemaOf(schema)).toMatchObject({
      properties: {
        default: { type: 'string' },
        required: { type: 'string' },
        properties: { type: 'string' },
      },
      required: ['default', 'required', 'properties'],
    });
  });

  it('is matched by what its schema accepts', () => {
    const schema = z.object({ a: z.string().optional(), b: z.number().default(3) });
    expect(parseStructured('{"a":null,"b":null}', schema)).toEqual({ ok: true, value: { b: 3 } });
  });
});
