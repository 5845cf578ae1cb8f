import { browser } from './api';
import type { Host, HostMessage } from './host';
import { hostOver } from './host-over';
import { ensureOffscreenPage } from './offscreen-page';

/** An offscreen page can vanish or still be loading; a repeated key re-attaches, so asking again costs nothing. */
const ATTEMPTS = 3;
const PAUSE_MS = 250;

/** The host for any context of the extension: Chrome's offscreen page, or in Firefox the very page that asks. */
export function hostClient(): Host {
  return hostOver(import.meta.env.BROWSER === 'firefox' ? sendToSelf : sendToOffscreen);
}

async function sendToSelf(message: HostMessage): Promise<unknown> {
  const { localHost } = await import('./host-local');
  return localHost().answer(message);
}

async function sendToOffscreen(message: HostMessage, signal?: AbortSignal): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    await ensureOffscreenPage();
    if (signal?.aborted) return undefined;
    // Nobody listening is a rejection or, where other pages listen but do not answer, `undefined`.
    const result: unknown = await browser.runtime.sendMessage(message).catch(() => undefined);
    if (result !== undefined || attempt === ATTEMPTS) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
  }
}
