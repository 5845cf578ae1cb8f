import OpenAI from 'openai';
import { CrossexamError } from '../errors';
import type { ModelEntry } from '../settings/settings';
import type { CallOptions, ChatModel, ChatReply, ChatRequest } from './chat-model';
import { chatReply, usageOf } from './chat-reply';
import { deadline, defaultPatience, type Patience } from './deadline';
import { MalformedReply, refusalOf } from './http-failure';
import { type Dialect, keepDialect, type LadderStore, lowerRung, readDialect } from './ladder';
import { type Endpoint, failureOf, modelError, placeOf } from './model-errors';
import { ReplyCollector, type StreamedReply } from './reply-stream';
import { type RequestBody, requestBody, stepDown } from './request-body';
import { jsonCandidates } from './tolerant-json';
import { type Exchange, type Fetcher, plainFetch } from './transport';

export type EndpointEntry = Pick<
  ModelEntry,
  'model' | 'name' | 'concurrency' | 'contextTokens' | 'price'
> & {
  /** Ends before `/chat/completions`; a query is kept, a user name in it is not. */
  baseUrl: string;
};

export interface OpenAiOptions {
  ladder: LadderStore;
  fetch?: Fetcher;
  patience?: Patience;
}

/** Setting a timer longer than this fires at once; the client library's own deadline is put out of the way. */
const NO_TIMEOUT = 2 ** 31 - 1;

/**
 * A model behind any OpenAI-compatible endpoint (OpenAI, OpenRouter, Ollama, LM Studio, llama.cpp, vLLM), always
 * streaming. A refusal that names a field is climbed down from and asked again at once; nothing else is retried here.
 * Throws the `model-*` errors, or the signal's reason.
 */
export function openAiModel(
  entry: EndpointEntry,
  key: string | undefined,
  options: OpenAiOptions,
): ChatModel {
  const url = new URL(entry.baseUrl);
  const path = url.pathname.replace(/(\/chat\/completions)?\/*$/u, '');
  const endpoint: Endpoint = {
    host: url.host,
    model: entry.model,
    key,
    place: placeOf(url.hostname),
    bare: path === '',
  };
  const target = {
    baseURL: `${url.origin}${path}`,
    defaultQuery: Object.fromEntries(url.searchParams),
  };
  const id = `openai:${url.host}${path}/${entry.model}`;

  async function complete(request: ChatRequest, call: CallOptions): Promise<ChatReply> {
    call.signal.throwIfAborted();
    if (key && !/^[\x21-\x7e]+$/u.test(key))
      throw new CrossexamError('model-key-refused', {
        host: url.host,
        model: entry.model,
        key: 'unusable',
      });
    let dialect = await readDialect(options.ladder, id);
    for (;;) {
      const { body, missing } = requestBody(entry.model, request, dialect);
      const sent = await send(body, call);
      if ('reply' in sent) {
        const reply = chatReply(sent.reply, body.messages, entry.model);
        await keepDialect(options.ladder, id, proven(dialect, request, reply));
        if (reply.text === '' && reply.finish === 'length') {
          call.onBilled?.(reply.usage);
          throw noRoom(request, reply);
        }
        reply.warnings.push(...missing.map((field) => `parameter-dropped:${field}`));
        return reply;
      }
      const failure = sent.begun ? undefined : failureOf(sent.thrown);
      const next = failure && stepDown(refusalOf(failure), body, dialect);
      if (!next) throw modelError(sent.thrown, endpoint, sent.responded);
      dialect = next;
    }
  }

  /** One HTTP request, and what it cost where it came to no reply. */
  async function send(body: RequestBody, call: CallOptions): Promise<Sent> {
    const collector = new ReplyCollector(call.onDelta);
    let replied = false;
    try {
      const sent = await collect(body, call, collector);
      replied = 'reply' in sent;
      return sent;
    } finally {
      if (!replied && collector.choices > 0)
        call.onBilled?.(usageOf(collector.end(), body.messages));
    }
  }

  /** Aborts are thrown; what else went wrong is given back to be climbed down from. */
  async function collect(
    body: RequestBody,
    call: CallOptions,
    collector: ReplyCollector,
  ): Promise<Sent> {
    const clock = deadline(call.signal, options.patience ?? defaultPatience);
    const exchange: Exchange = { responded: false, done: false, heard: clock.heard };
    try {
      const client = clientFor(target, plainFetch(options.fetch ?? globalFetch, key, exchange));
      const stream = await client.chat.completions.create(body, { signal: clock.signal });
      for await (const event of stream) collector.add(event);
    } catch (thrown) {
      call.signal.throwIfAborted();
      // A connection that breaks after the provider said it was done has cost us nothing but the usage.
      if (!collector.finished && !clock.passed())
        return { thrown, responded: exchange.responded, begun: collector.choices > 0 };
    } finally {
      clock.stop();
    }
    call.signal.throwIfAborted();
    if (collector.finished) return { reply: collector.end() };
    if (clock.passed()) throw tooLate(exchange.responded);
    if (collector.choices === 0) return broken(new MalformedReply('no-answer'));
    // Some servers send no finish reason, only the end mark.
    return exchange.done ? { reply: collector.end() } : broken(new Error('cut'));
  }

  function tooLate(responded: boolean): CrossexamError {
    const { host, model, place } = endpoint;
    return responded
      ? new CrossexamError('model-cut', { host, model, reason: 'silence' })
      : new CrossexamError('model-unreachable', { host, model, place, reason: 'no-answer' });
  }

  /** Reasoning used all the room, or there was none (vercel/ai#8237). */
  function noRoom(request: ChatRequest, reply: ChatReply): CrossexamError {
    return new CrossexamError('model-empty', {
      host: url.host,
      model: entry.model,
      tokens: String(request.maxTokens),
      reasoning: reply.reasoning ? 'yes' : 'no',
    });
  }

  const { concurrency, contextTokens, price } = entry;
  return {
    id,
    name: entry.name,
    provider: url.origin,
    concurrency,
    demonstration: false,
    ...(contextTokens !== undefined && { contextTokens }),
    ...(price && { price }),
    complete,
  };
}

/** A reply without any JSON shows that the server read past `response_format` (OpenRouter's do): next time a rung lower. */
function proven(dialect: Dialect, { schema }: ChatRequest, { text, finish }: ChatReply): Dialect {
  const ignored =
    schema && finish === 'stop' && text !== '' && jsonCandidates(text).next().done === true;
  return ignored ? { ...dialect, rung: lowerRung(dialect.rung) ?? dialect.rung } : dialect;
}

type Sent = { reply: StreamedReply } | { thrown: unknown; responded: boolean; begun: boolean };

const broken = (thrown: Error): Sent => ({ thrown, responded: true, begun: true });

const globalFetch: Fetcher = (input, init) => globalThis.fetch(input, init);

/**
 * The client library without anything it would take from the environment or add by itself. The key is not given to it:
 * `plainFetch` sets the header, so that no error or log of the library can hold the key.
 */
function clientFor(
  target: { baseURL: string; defaultQuery: Record<string, string> },
  fetch: Fetcher,
): OpenAI {
  return new OpenAI({
    ...target,
    fetch,
    apiKey: 'set-by-transport',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    timeout: NO_TIMEOUT,
    logLevel: 'off',
  });
}
