import { z } from 'zod';
import type { ChatReply } from './chat-model';
import { HttpFailure, MalformedReply } from './http-failure';
import { ThinkSplitter } from './think-splitter';

const count = z.number().int().min(0).nullish().catch(undefined);
const words = z.string().nullish().catch(undefined);
/** Mistral's reasoning models send content as parts. */
const part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('thinking'), thinking: z.array(z.object({ text: z.string() })) }),
]);

const chunkSchema = z.object({
  model: words,
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z
              .union([z.string(), z.array(part)])
              .nullish()
              .catch(undefined),
            /** DeepSeek, vLLM, llama.cpp. */
            reasoning_content: words,
            /** OpenRouter, Ollama. */
            reasoning: words,
            refusal: words,
          })
          .nullish(),
        finish_reason: words,
      }),
    )
    .nullish(),
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).nullish().catch(undefined),
      /** DeepSeek's name for cached tokens. */
      prompt_cache_hit_tokens: count,
    })
    .nullish()
    .catch(undefined),
});

export type ReportedUsage = NonNullable<z.infer<typeof chunkSchema>['usage']>;

/** What a stream came to, before it is judged. */
export interface StreamedReply {
  text: string;
  reasoning: string;
  /** Undefined when the provider never said that the reply was over. */
  finish: ChatReply['finish'] | undefined;
  /** A think block was never closed. */
  unclosed: boolean;
  usage: ReportedUsage | undefined;
  model: string | undefined;
}

/** Collects a streamed reply, event by event. */
export class ReplyCollector {
  readonly #splitter = new ThinkSplitter();
  readonly #onDelta: ((text: string) => void) | undefined;
  #reasoning = '';
  #refusal = '';
  #finish: ChatReply['finish'] | undefined;
  #usage: ReportedUsage | undefined;
  #model: string | undefined;
  /** Choices seen; none means that it was no chat completion. */
  choices = 0;

  constructor(onDelta?: (text: string) => void) {
    this.#onDelta = onDelta;
  }

  get finished(): boolean {
    return this.#finish !== undefined;
  }

  /** Throws `MalformedReply` for an event of another kind, `HttpFailure` when the provider gave up in mid-reply. */
  add(event: unknown): void {
    const read = chunkSchema.safeParse(event);
    if (!read.success) throw new MalformedReply('bad-event');
    const { model, choices, usage } = read.data;
    this.#model ??= model ?? undefined;
    this.#usage = usage ?? this.#usage;
    const choice = choices?.[0];
    if (!choice) return;
    this.choices++;
    const { content, reasoning_content, reasoning, refusal } = choice.delta ?? {};
    this.#reasoning += reasoning_content ?? reasoning ?? '';
    this.#refusal += refusal ?? '';
    if (typeof content === 'string') this.#write(content);
    else for (const piece of content ?? []) this.#writePart(piece);
    if (choice.finish_reason) this.#finish = finishOf(choice.finish_reason);
  }

  end(): StreamedReply {
    const { last, text, reasoning, unclosed } = this.#splitter.end();
    this.#show(last.text);
    const refused = text === '' && this.#refusal !== '';
    return {
      text: refused ? this.#refusal : text,
      reasoning: [this.#reasoning.trim(), reasoning].filter(Boolean).join('\n\n'),
      finish: refused ? 'filtered' : this.#finish,
      unclosed,
      usage: this.#usage,
      model: this.#model,
    };
  }

  #write(content: string): void {
    this.#show(this.#splitter.push(content).text);
  }

  #writePart(piece: z.infer<typeof part>): void {
    if (piece.type === 'text') this.#write(piece.text);
    else this.#reasoning += piece.thinking.map(({ text }) => text).join('');
  }

  #show(text: string): void {
    if (text) this.#onDelta?.(text);
  }
}

/** `finish_reason` as the providers spell it. */
function finishOf(reason: string): ChatReply['finish'] {
  if (/^(length|max_?tokens|model_length)$/iu.test(reason)) return 'length';
  if (/^(content_filter|safety|refusal|recitation)$/iu.test(reason)) return 'filtered';
  // OpenRouter and DeepSeek end a reply they could not finish this way.
  if (/^(error|insufficient_system_resource)$/iu.test(reason))
    throw new HttpFailure(500, JSON.stringify({ error: reason }), new Headers());
  return 'stop';
}
