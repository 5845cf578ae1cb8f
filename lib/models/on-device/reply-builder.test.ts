import { describe, expect, it } from 'vitest';
import { ReplyBuilder } from './reply-builder';

const chunk = (content: string | null, finish_reason: string | null = null) => ({
  choices: [{ delta: { content }, finish_reason }],
});

describe('ReplyBuilder', () => {
  it('puts pieces together and counts by llama.cpp’s timings', () => {
    const builder = new ReplyBuilder();
    expect(builder.add(chunk(null))).toBe('');
    expect(builder.add(chunk(' The tower'))).toBe(' The tower');
    builder.add(chunk(' is tall.\n'));
    builder.add(chunk(null, 'stop'));
    builder.add({ choices: [], usage: { prompt_tokens: 90, completion_tokens: 4 } });
    builder.add({ choices: [], timings: { cache_n: 80, prompt_n: 10, predicted_n: 5 } });
    expect(builder.reply('m', ['w'])).toEqual({
      text: 'The tower is tall.',
      finish: 'stop',
      usage: { input: 90, output: 5, cached: 80 },
      model: 'm',
      warnings: ['w'],
    });
  });

  it('says when a reply was cut for length', () => {
    const builder = new ReplyBuilder();
    builder.add(chunk('a', 'length'));
    expect(builder.reply('m', []).finish).toBe('length');
  });

  it('falls back to the OpenAI numbers, and marks their absence', () => {
    const builder = new ReplyBuilder();
    expect(builder.reply('m', []).usage.estimated).toBe(true);
    const prompt_tokens_details = { cached_tokens: 3 };
    builder.add({
      choices: [],
      usage: { prompt_tokens: 9, completion_tokens: 2, prompt_tokens_details },
    });
    expect(builder.reply('m', []).usage).toEqual({ input: 9, output: 2, cached: 3 });
  });
});
