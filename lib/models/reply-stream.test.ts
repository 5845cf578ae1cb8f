import { describe, expect, it } from 'vitest';
import { HttpFailure, MalformedReply } from './http-failure';
import { ReplyCollector } from './reply-stream';

const delta = (piece: object, finish_reason?: string) => ({
  model: 'm',
  choices: [{ index: 0, delta: piece, finish_reason }],
});

function collect(...events: unknown[]) {
  const shown: string[] = [];
  const collector = new ReplyCollector((piece) => shown.push(piece));
  for (const event of events) collector.add(event);
  return { ...collector.end(), shown: shown.join('') };
}

describe('ReplyCollector', () => {
  it('reads content in parts, as Mistral sends it', () => {
    const thinking = { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] };
    const reply = collect(
      delta({ content: [thinking] }),
      delta({ content: [{ type: 'text', text: 'Yes.' }] }, 'stop'),
    );
    expect(reply).toMatchObject({ text: 'Yes.', shown: 'Yes.', reasoning: 'hm', finish: 'stop' });
  });

  it('takes reasoning once from a server that sends it under both names', () => {
    expect(collect(delta({ reasoning: 'hm', reasoning_content: 'hm' })).reasoning).toBe('hm');
  });

  it('takes a refusal for a filtered reply', () => {
    const reply = collect(delta({ refusal: 'I cannot ' }), delta({ refusal: 'help.' }, 'stop'));
    expect(reply).toMatchObject({ text: 'I cannot help.', finish: 'filtered' });
  });

  it.each([
    ['stop', 'stop'],
    ['eos', 'stop'],
    ['tool_calls', 'stop'],
    ['length', 'length'],
    ['max_tokens', 'length'],
    ['MAX_TOKENS', 'length'],
    ['content_filter', 'filtered'],
    ['SAFETY', 'filtered'],
  ])('finish reason %s is %s', (reason, finish) => {
    expect(collect(delta({ content: 'Yes.' }, reason)).finish).toBe(finish);
  });

  it.each(['error', 'insufficient_system_resource'])('finish reason %s is a failure', (reason) => {
    expect(() => collect(delta({ content: 'Ye' }, reason))).toThrow(HttpFailure);
  });

  it('keeps the last usage, and reads DeepSeek’s cached tokens', () => {
    const usage = { prompt_tokens: 20, completion_tokens: 3, prompt_cache_hit_tokens: 16 };
    const reply = collect(delta({ content: 'Yes.' }), { choices: [], usage });
    expect(reply.usage).toMatchObject(usage);
  });

  it('reads past fields of another kind than ours', () => {
    const odd = {
      choices: [{ delta: { content: 'Yes.', tool_calls: 3 } }],
      usage: 'none',
      model: 7,
    };
    expect(collect(odd)).toMatchObject({ text: 'Yes.', usage: undefined, model: undefined });
  });

  it.each([['text'], [[1]], [{ choices: 'none' }], [null]])('%j is malformed', (event) => {
    expect(() => collect(event)).toThrow(MalformedReply);
  });
});
