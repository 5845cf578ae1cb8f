import { LoggerWithoutDebug, Wllama } from '@wllama/wllama';
import { CrossexamError } from '../../errors';
import type { ChatReply, ChatRequest } from '../chat-model';
import type { CatalogueModel } from './catalogue';
import { ggufError, ggufFailure } from './gguf-failure';
import { ReplyBuilder } from './reply-builder';

/** Tokens of a prompt read in one go; a stop is noticed between two. Larger ones read no faster on a CPU. */
const BATCH = 64;

/** A model left alone this long gives its memory back: up to 1.5 GB that the reader may miss elsewhere. */
const IDLE_MS = 10 * 60_000;

export interface GgufRunnerOptions {
  wasmUrl: string;
  threads: number;
  /** The model's files. Throws `on-device-model-missing`. */
  open: (model: string) => Promise<Blob[]>;
}

export interface GenerateOptions {
  signal: AbortSignal;
  onDelta: (text: string) => void;
}

/**
 * Runs GGUF models through llama.cpp in WebAssembly, one request at a time. The model stays loaded, and with it
 * the cache of the last prompt: a request that begins with the same words reads only the rest.
 */
export function ggufRunner({ wasmUrl, threads, open }: GgufRunnerOptions) {
  let loaded: { id: string; wllama: Wllama } | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let idle: ReturnType<typeof setTimeout> | undefined;

  /** Runs work after all that was asked for before, and starts the idle clock anew. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    clearTimeout(idle);
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    void queue.then(() => {
      clearTimeout(idle);
      idle = setTimeout(unload, IDLE_MS);
    });
    return done;
  }

  async function unload(): Promise<void> {
    const gone = loaded;
    loaded = undefined;
    await gone?.wllama.exit();
  }

  async function load({ id, contextTokens }: CatalogueModel): Promise<Wllama> {
    if (loaded?.id === id) return loaded.wllama;
    await unload();
    const files = await open(id);
    const wllama = new Wllama(
      { default: wasmUrl },
      { suppressNativeLog: true, logger: LoggerWithoutDebug },
    );
    // Its default would fetch another build from a CDN where the browser lacks JSPI.
    wllama.setCompat(null);
    loaded = { id, wllama };
    await wllama.loadModel(files, {
      n_threads: threads,
      n_ctx: contextTokens,
      n_batch: BATCH,
      n_ubatch: BATCH,
      // One request at a time, so one prompt cache with the whole context for itself.
      n_parallel: 1,
      n_gpu_layers: 0,
      jinja: true,
    });
    return wllama;
  }

  async function complete(
    wllama: Wllama,
    request: ChatRequest,
    format: object,
    { signal, onDelta }: GenerateOptions,
  ): Promise<ReplyBuilder> {
    const builder = new ReplyBuilder();
    const params = {
      messages: request.messages,
      max_tokens: request.maxTokens,
      temperature: request.temperature,
      top_p: request.topP,
      seed: request.seed,
      cache_prompt: true,
      stream_options: { include_usage: true },
      abortSignal: signal,
      ...format,
    };
    await wllama.createChatCompletion({
      ...params,
      stream: true,
      onData: (chunk) => {
        const text = builder.add(chunk);
        if (text) onDelta(text);
      },
    });
    return builder;
  }

  /**
   * Down the ladder: the schema as a grammar, any JSON, no constraint. A schema llama.cpp cannot turn into
   * a grammar ends the whole wasm instance before the first word, so that each rung may load anew.
   */
  async function constrained(
    model: CatalogueModel,
    request: ChatRequest,
    options: GenerateOptions,
  ) {
    const formats = formatsOf(request);
    for (const [rung, format] of formats.entries()) {
      let begun = false;
      const onDelta = (text: string): void => {
        begun = true;
        options.onDelta(text);
      };
      try {
        const wllama = await load(model);
        options.signal.throwIfAborted();
        const builder = await complete(wllama, request, format, { ...options, onDelta });
        return builder.reply(model.id, rung > 0 ? ['parameter-dropped:schema'] : []);
      } catch (thrown) {
        const failure = ggufFailure(thrown);
        const last = begun || rung === formats.length - 1 || failure === 'context-full';
        if (last || options.signal.aborted || thrown instanceof CrossexamError) throw thrown;
        if (failure === 'crashed') await unload();
      }
    }
    throw new CrossexamError('on-device-failed', { model: model.name, reason: 'no format' });
  }

  async function run(
    model: CatalogueModel,
    request: ChatRequest,
    options: GenerateOptions,
  ): Promise<ChatReply> {
    options.signal.throwIfAborted();
    try {
      return await constrained(model, request, options);
    } catch (thrown) {
      if (ggufFailure(thrown) === 'crashed' || !loaded?.wllama.isModelLoaded()) await unload();
      options.signal.throwIfAborted();
      if (thrown instanceof CrossexamError) throw thrown;
      throw ggufError(thrown, model.name, model.contextTokens);
    }
  }

  return {
    /** A reply from a model. Throws `CrossexamError`s, or an abort. */
    generate(
      model: CatalogueModel,
      request: ChatRequest,
      options: GenerateOptions,
    ): Promise<ChatReply> {
      return inTurn(() => run(model, request, options));
    },
    /** Frees a model's memory, so that its files can be deleted. */
    release(id: string): Promise<void> {
      return inTurn(async () => {
        if (loaded?.id === id) await unload();
      });
    },
  };
}

export type GgufRunner = ReturnType<typeof ggufRunner>;

/** Parameters for each rung, the strictest first. */
function formatsOf({ schema }: ChatRequest): object[] {
  if (!schema) return [{}];
  const json_schema = { name: schema.name, schema: schema.json, strict: true };
  return [
    { response_format: { type: 'json_schema', json_schema } },
    { response_format: { type: 'json_object' } },
    {},
  ];
}
