import { browser } from './api';

/** The worker is stopped after 30 s without an event or an extension API call. */
const EVERY_MS = 20_000;

/**
 * Keeps the service worker alive while `work` runs, by a trivial API call every 20 s: without it a reply whose
 * first byte takes 45 s is lost (developer.chrome.com, service worker lifecycle; w3c/webextensions#1016).
 */
export async function keptAlive<T>(work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => void browser.runtime.getPlatformInfo(), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
