import { CrossexamError, errorRecord } from '../errors';
import type { Database } from '../history/db';
import { browser, chromeOnly } from './api';
import { captureClaim } from './capture-claim';
import type { Checks } from './checks';
import { endReading, readPending, writePending } from './pending';
import { openSample } from './sample';

/** The context menu's one entry; created in `onInstalled` only (nextai-translator#456). */
export const MENU_ID = 'check-claim';

export interface Gesture {
  tab: { id?: number; windowId?: number; url?: string; title?: string };
  frameId?: number;
  /** The context menu's `selectionText`, which always suffices for a claim. */
  menuText?: string;
  /** Made again for what the open panel shows, it closes the panel (n4ze3m/page-assist#850). */
  toggles?: boolean;
}

/**
 * A reader's gesture, from menu, toolbar or keyboard: opens the panel, captures the claim, starts its check.
 * `sidePanel.open` must be the first call, before anything is awaited, or the gesture is lost
 * (GoogleChrome/chrome-extensions-samples#1477).
 */
export function onGesture(gesture: Gesture, checks: Pick<Checks, 'start'>): Promise<void> {
  const { windowId } = gesture.tab;
  // Counted before the panel opens; not awaited, for the gesture's sake.
  const before = gesture.toggles ? openPanels() : Promise.resolve(0);
  const opened = openPanel(windowId);
  const wasOpen = opened.then(
    async () => {
      const count = await before;
      return count > 0 && (await openPanels()) === count;
    },
    () => false,
  );
  return Promise.all([opened, captured(gesture, checks, wasOpen)]).then(() => undefined);
}

/** Opens the sample article beside the panel of a window and checks the claim that is selected in it. */
export async function checkSample(windowId: number, checks: Pick<Checks, 'start'>): Promise<void> {
  const tab = await openSample(windowId);
  await captured({ tab: { ...tab, windowId } }, checks, Promise.resolve(false));
}

async function captured(
  gesture: Gesture,
  checks: Pick<Checks, 'start'>,
  wasOpen: Promise<boolean>,
): Promise<void> {
  const windowId = gesture.tab.windowId;
  if (windowId === undefined) return;
  const before = await readPending(windowId);
  const { url, title } = gesture.tab;
  const at = new Date().toISOString();
  await writePending(windowId, { state: 'reading', selected: gesture.menuText, url, title, at });
  try {
    const claim = await captureClaim(gesture);
    const of = `${url}\n${claim.selected}`;
    if (before?.state === 'captured' && before.of === of && (await wasOpen)) {
      await endReading(windowId, at, async () => before);
      return await closePanel(windowId);
    }
    await endReading(windowId, at, async () => ({
      state: 'captured',
      check: await checks.start(claim),
      of,
    }));
  } catch (thrown) {
    const error = errorRecord(thrown);
    // Nothing was selected: whoever only wanted the panel back keeps what it showed.
    const nothing = error.code === 'no-claim';
    const keep = nothing && before && before.state !== 'failed';
    await endReading(windowId, at, async () => (keep ? before : { state: 'failed', error }));
    const saidBefore = before?.state === 'failed' && before.error.code === error.code;
    if ((nothing || saidBefore) && (await wasOpen)) return closePanel(windowId);
    if (!(thrown instanceof CrossexamError)) throw thrown;
  }
}

/**
 * The inline card's "open in panel". A page's process may have been taken over, so the window shows only a check
 * whose claim was highlighted in the very tab that asks.
 */
export async function openFromPage(
  db: Database,
  check: string,
  { tabId, windowId }: { tabId?: number; windowId?: number },
): Promise<void> {
  if (tabId === undefined || windowId === undefined) return;
  const point = async () => {
    const record = typeof check === 'string' ? await db.checks.get(check) : undefined;
    if (record?.claim.tabId === tabId) await writePending(windowId, { state: 'captured', check });
  };
  await Promise.all([openPanel(windowId), point()]);
}

/** How many of our panels are open: Chrome says that of all its windows together, and not which one has a panel. */
async function openPanels(): Promise<number> {
  const panels = await chromeOnly().runtime?.getContexts?.({ contextTypes: ['SIDE_PANEL'] });
  return (panels ?? []).length;
}

/** Chrome can since version 141; elsewhere the panel stays. */
async function closePanel(windowId: number): Promise<void> {
  await chromeOnly().sidePanel?.close?.({ windowId });
}

/** Opens the side panel (Chrome) or the sidebar (Firefox); must be called straight from the event. */
export async function openPanel(windowId: number | undefined): Promise<void> {
  const { sidePanel } = chromeOnly();
  if (sidePanel && windowId !== undefined) return sidePanel.open({ windowId });
  return browser.sidebarAction?.open();
}
