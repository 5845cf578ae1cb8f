import type { ChatReply, Usage } from '../chat-model';

/** What we read of a streamed chunk; wllama speaks the OpenAI protocol. */
export interface ReplyChunk {
  choices: { delta: { content?: string | null }; finish_reason: string | null }[];
  usage?: {
    prompt_tokens: number;
    completion_tokens: number;
    prompt_tokens_details?: { cached_tokens: number };
  } | null;
  /** llama.cpp's own count: `cache_n` tokens of the prompt were still in the cache, `prompt_n` were read. */
  timings?: { cache_n: number; prompt_n: number; predicted_n: number };
}

/** Puts a streamed reply together. */
export class ReplyBuilder {
  #text = '';
  #finish: ChatReply['finish'] = 'stop';
  #usage: Usage | undefined;

  /** Takes a chunk; gives the text it brought. */
  add({ choices, usage, timings }: ReplyChunk): string {
    const choice = choices[0];
    if (choice?.finish_reason === 'length') this.#finish = 'length';
    if (timings) {
      const { cache_n: cached, prompt_n, predicted_n: output } = timings;
      this.#usage = { input: cached + prompt_n, output, cached };
    } else if (usage && !this.#usage) {
      const cached = usage.prompt_tokens_details?.cached_tokens;
      this.#usage = { input: usage.prompt_tokens, output: usage.completion_tokens };
      if (cached !== undefined) this.#usage.cached = cached;
    }
    const text = choice?.delta.content ?? '';
    this.#text += text;
    return text;
  }

  reply(model: string, warnings: string[]): ChatReply {
    const usage = this.#usage ?? { input: 0, output: 0, estimated: true };
    return { text: this.#text.trim(), finish: this.#finish, usage, model, warnings };
  }
}
