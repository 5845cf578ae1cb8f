import { CrossexamError } from '../errors';
import type { Host, HostCall, HostMessage, HostOptions } from './host';
import { listen } from './live-channel';
import type { HostCalls, Result } from './messages';

/**
 * Carries a message to the host; answers its result, or `undefined` when nobody answered.
 * After the signal it sends nothing more: the abort has gone before, and nobody would stop what comes after it.
 */
type Send = (message: HostMessage, signal?: AbortSignal) => Promise<unknown>;

/** A host behind a way to send messages. Throws the host's errors, `host-lost`, or the signal's reason. */
export function hostOver(send: Send): Host {
  return {
    async call<N extends HostCall>(
      call: N,
      input: HostCalls[N]['in'],
      { signal, onDelta }: HostOptions = {},
    ): Promise<HostCalls[N]['out']> {
      signal?.throwIfAborted();
      const key = keyOf(call, input);
      const stopListening = onDelta && listenTo(key, onDelta);
      const aborted = Promise.withResolvers<never>();
      const onAbort = (): void => {
        aborted.reject(signal?.reason);
        // A host that is gone needs no telling.
        const stop: HostMessage = {
          to: 'host',
          call: 'host/abort',
          input: { key },
          key: `abort:${key}`,
        };
        void send(stop).catch(() => undefined);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        const sent = send({ to: 'host', call, input, key }, signal);
        const result = (await Promise.race([sent, aborted.promise])) as
          | Result<HostCalls[N]['out']>
          | undefined;
        if (!result) throw new CrossexamError('host-lost');
        if (!result.ok) throw CrossexamError.from(result.error);
        return result.value;
      } finally {
        signal?.removeEventListener('abort', onAbort);
        stopListening?.();
      }
    },
  };
}

/** The request's own key; a download's is its model, so that any page can attach to it or abort it. */
function keyOf(call: HostCall, input: HostCalls[HostCall]['in']): string {
  if (input && 'key' in input && input.key) return input.key;
  if (call === 'host/download' && input && 'model' in input) return `download:${input.model}`;
  return crypto.randomUUID();
}

function listenTo(key: string, onDelta: (text: string) => void): () => void {
  return listen((event) => {
    if (event.type === 'host-delta' && event.key === key) onDelta(event.text);
  });
}
