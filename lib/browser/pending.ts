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
const LOST_AFTER_MS = 20_000;

/** Starts the checks of gestures whose worker was stopped while it read the page: the menu's text suffices. */
export async function finishPending(start: (claim: Claim) => Promise<string>): Promise<void> {
  for (const [key, value] of Object.entries(await browser.storage.session.get(null))) {
    const pending = value as Pending;
    if (!key.startsWith('pending:') || pending.state !== 'reading') continue;
    if (Date.now() - Date.parse(pending.at) < LOST_AFTER_MS) continue;
    const windowId = Number(key.slice('pending:'.length));
    if (!pending.selected?.trim()) {
      const error = new CrossexamError('no-claim').toRecord();
      await writePending(windowId, { state: 'failed', error });
      continue;
    }
    const { url, title = '' } = pending;
    const page = url ? { url, title, unread: 'no-access' as const } : undefined;
    const claim = claimFrom({ menuText: pending.selected, page, now: pending.at });
    await writePending(windowId, { state: 'captured', check: await start(claim) });
  }
}
