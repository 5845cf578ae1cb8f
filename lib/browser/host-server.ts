import type { Runtime } from 'webextension-polyfill';
import { browser } from './api';
import type { HostHandlers, HostMessage } from './host';
import { type RequestTable, requestTable } from './host-requests';
import { publish } from './live-channel';

/** The request table with pieces of replies going out on the live channel. */
export const hostTable = (handlers: HostHandlers): RequestTable =>
  requestTable(handlers, {
    onDelta: (key, text) => publish({ type: 'host-delta', key, text }),
    onUnexpected: (thrown) => console.error('host', thrown),
  });

const isForHost = (message: unknown): message is HostMessage =>
  typeof message === 'object' && message !== null && (message as { to?: unknown }).to === 'host';

/** Answers the host's calls; must be registered before the page has loaded. */
export function serveHost(handlers: HostHandlers): void {
  const table = hostTable(handlers);
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    // Content scripts have the extension's id too, but a web page's address.
    const ours =
      sender.id === browser.runtime.id && sender.url?.startsWith(browser.runtime.getURL(''));
    if (!isForHost(message) || !ours) return undefined;
    return table.answer(message);
  });
}
