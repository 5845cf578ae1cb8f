import { errorRecord } from '../errors';
import type { HostCall, HostContext, HostHandlers, HostMessage } from './host';
import type { HostCalls, Result } from './messages';

/** A restarted worker comes back within the browser's 30 s of idleness; its alarm within a minute. */
const KEEP_MS = 120_000;

/** Calls worth keeping the result of: they cost seconds and come with the step's key. */
const KEPT: ReadonlySet<HostCall> = new Set<HostCall>(['host/generate', 'host/embed', 'host/read']);

interface Request {
  call: HostCall;
  input: string;
  abort: AbortController;
  result: Promise<Result<unknown>>;
  /** What has been written so far, for a worker that attaches late. */
  written: string;
}

export interface RequestTableOptions {
  onDelta(key: string, text: string): void;
  onUnexpected(thrown: unknown): void;
  /** How long a finished result waits for a worker that asks again, in milliseconds. */
  keepMs?: number;
}

/**
 * The host's running requests. A request is named by its key: who asks again with the same key and input
 * is attached to the running one, or gets the result that finished a short while ago, so that a worker
 * stopped in between does not pay twice. Failures are not kept: asking again tries again.
 */
export function requestTable(handlers: HostHandlers, options: RequestTableOptions) {
  const requests = new Map<string, Request>();
  const keepMs = options.keepMs ?? KEEP_MS;

  const forget = (key: string, request: Request): void => {
    if (requests.get(key) === request) requests.delete(key);
  };

  async function run<N extends HostCall>(message: HostMessage<N>, context: HostContext) {
    const handle = handlers[message.call as keyof HostHandlers] as (
      input: HostCalls[N]['in'],
      context: HostContext,
    ) => Promise<HostCalls[N]['out']>;
    return handle(message.input, context);
  }

  function begin(message: HostMessage, input: string): Request {
    const abort = new AbortController();
    const { key } = message;
    const onDelta = (text: string): void => {
      request.written += text;
      options.onDelta(key, text);
    };
    const request: Request = {
      call: message.call,
      input,
      abort,
      written: '',
      // A turn later, so that a handler that writes at once finds the request made.
      result: Promise.resolve()
        .then(() => run(message, { signal: abort.signal, onDelta }))
        .then(
          (value): Result<unknown> => {
            if (KEPT.has(message.call)) setTimeout(forget, keepMs, key, request);
            else forget(key, request);
            return { ok: true, value };
          },
          (thrown): Result<unknown> => {
            forget(key, request);
            const error = errorRecord(thrown);
            if (error.code === 'unexpected' && !abort.signal.aborted) options.onUnexpected(thrown);
            return { ok: false, error };
          },
        ),
    };
    requests.set(key, request);
    return request;
  }

  return {
    /** Answers a message; never throws. An aborted request answers with an error nobody waits for. */
    async answer(message: HostMessage): Promise<Result<unknown>> {
      if (message.call === 'host/abort') {
        const { key } = message.input as HostCalls['host/abort']['in'];
        const request = requests.get(key);
        if (request) forget(key, request);
        request?.abort.abort();
        return { ok: true, value: null };
      }
      const input = JSON.stringify(message.input);
      const known = requests.get(message.key);
      if (known && known.call === message.call && known.input === input) {
        if (known.written) options.onDelta(message.key, known.written);
        return known.result;
      }
      known?.abort.abort();
      return begin(message, input).result;
    },
  };
}

export type RequestTable = ReturnType<typeof requestTable>;
