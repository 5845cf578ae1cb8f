import { CrossexamError } from '../errors';
import { browser } from './api';
import type { Host, HostCall, HostMessage, HostOptions } from './host';
import { listen } from './live-channel';
import type { HostCalls, Result } from './messages';
import { ensureOffscreenPage } from './offscreen-page';

/** An offscreen page can vanish or still be loading; a repeated key re-attaches, so asking again costs nothing. */
const ATTEMPTS = 3;
const PAUSE_MS = 250;

type Send = (message: HostMessage) => Promise<unknown>;

/** The host for any context of the extension: Chrome's offscreen page, or in Firefox the very page that asks. */
export function hostClient(): Host {
  return hostOver(import.meta.env.BROWSER === 'firefox' ? sendToSelf : sendToOffscreen);
}

async function sendToSelf(message: HostMessage): Promise<unknown> {
  const { localHost } = await import('./host-local');
  return localHost().answer(message);
}

async function sendToOffscreen(message: HostMessage): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    await ensureOffscreenPage();
    // Nobody listening is a rejection or, where other pages listen but do not answer, `undefined`.
    const result: unknown = await browser.runtime.sendMessage(message).catch(() => undefined);
    if (result !== undefined || attempt === ATTEMPTS) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
  }
}

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
        void send({ to: 'host', call: 'host/abort', input: { key }, key: `abort:${key}` });
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        const sent = send({ to: 'host', call, input, key });
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
