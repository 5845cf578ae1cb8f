import type { Claim } from '../claim/claim';
import { claimFrom } from '../claim/claim-from';
import { CrossexamError } from '../errors';
import { browser } from './api';
import type { Pending } from './messages';

/**
 * What a window's last gesture came to, in `storage.session`: it survives a stopped worker and a closed panel
 * and is gone with the browser. One panel per window, so one entry per window.
 */
export const pendingKey = (windowId: number): string => `pending:${windowId}`;

export async function readPending(windowId: number): Promise<Pending | null> {
  const key = pendingKey(windowId);
  return ((await browser.storage.session.get(key))[key] as Pending | undefined) ?? null;
}

export const writePending = (windowId: number, pending: Pending): Promise<void> =>
  browser.storage.session.set({ [pendingKey(windowId)]: pending });

/**
 * Ends the reading that began at `at`, once. Whoever comes second does nothing: a slow page whose gesture was
 * finished from the menu's text meanwhile, a second panel, or a gesture that a newer one has replaced.
 */
export async function endReading(
  windowId: number,
  at: string,
  outcome: () => Promise<Pending>,
): Promise<void> {
  await navigator.locks.request(pendingKey(windowId), async () => {
    const now = await readPending(windowId);
    if (now?.state !== 'reading' || now.at !== at) return;
    await writePending(windowId, await outcome());
  });
}

/** Tells of each change until the returned function is called. */
export function watchPending(
  windowId: number,
  tell: (pending: Pending | null) => void,
): () => void {
  const key = pendingKey(windowId);
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session' && key in changes) tell((changes[key]?.newValue as Pending) ?? null);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

/** A page that takes longer than this to read has lost its worker. */
export const LOST_AFTER_MS = 20_000;

/** Starts the checks of gestures whose worker was stopped while it read the page: the menu's text suffices. */
export async function finishPending(start: (claim: Claim) => Promise<string>): Promise<void> {
  for (const [key, value] of Object.entries(await browser.storage.session.get(null))) {
    const pending = value as Pending;
    if (!key.startsWith('pending:') || pending.state !== 'reading') continue;
    if (Date.now() - Date.parse(pending.at) < LOST_AFTER_MS) continue;
    const windowId = Number(key.slice('pending:'.length));
    await endReading(windowId, pending.at, async () => {
      const { selected = '', url, title = '' } = pending;
      if (!selected.trim()) {
        return { state: 'failed', error: new CrossexamError('no-claim').toRecord() };
      }
      const page = url ? { url, title, unread: 'no-access' as const } : undefined;
      const claim = claimFrom({ menuText: selected, page, now: pending.at });
      return { state: 'captured', check: await start(claim) };
    });
  }
}
