import type { Runtime } from 'webextension-polyfill';
import { CrossexamError, errorRecord } from '../errors';
import { browser } from './api';
import type { Result, WorkerCalls } from './messages';

export type WorkerHandlers = {
  [N in keyof WorkerCalls]: (
    input: WorkerCalls[N]['in'],
    sender: { tabId?: number; windowId?: number },
  ) => Promise<WorkerCalls[N]['out']>;
};

interface WorkerMessage {
  to: 'worker';
  call: keyof WorkerCalls;
  input: never;
}

/** What a content script may ask for; a page's process may be compromised, so everything else is for our own pages. */
const FROM_PAGES: ReadonlySet<string> = new Set<keyof WorkerCalls>(['panel/open']);

const isForWorker = (message: unknown): message is WorkerMessage =>
  typeof message === 'object' && message !== null && (message as { to?: unknown }).to === 'worker';

/** Calls the worker from an extension page. Never throws: trouble is an error in the result. */
export async function callWorker<N extends keyof WorkerCalls>(
  call: N,
  input: WorkerCalls[N]['in'],
): Promise<Result<WorkerCalls[N]['out']>> {
  try {
    const result: unknown = await browser.runtime.sendMessage({ to: 'worker', call, input });
    // A worker that was stopped between message and answer gives nothing back.
    if (result === undefined) throw new CrossexamError('host-lost');
    return result as Result<WorkerCalls[N]['out']>;
  } catch (thrown) {
    return { ok: false, error: errorRecord(thrown) };
  }
}

/** Answers the worker's calls. Must be registered in the worker's first turn. */
export function serveWorker(handlers: WorkerHandlers, log: (thrown: unknown) => void): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    if (!isForWorker(message) || sender.id !== browser.runtime.id) return undefined;
    const ours = sender.url?.startsWith(browser.runtime.getURL(''));
    const handle = handlers[message.call];
    if (!handle || !(ours || FROM_PAGES.has(message.call))) return undefined;
    const from = { tabId: sender.tab?.id, windowId: sender.tab?.windowId };
    return handle(message.input, from).then(
      (value) => ({ ok: true, value }),
      (thrown: unknown) => {
        if (!(thrown instanceof CrossexamError)) log(thrown);
        return { ok: false, error: errorRecord(thrown) };
      },
    );
  });
}
