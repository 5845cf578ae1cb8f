import type { Tabs } from 'webextension-polyfill';
import type { SampleCall } from '../claim/sample-calls';
import { CrossexamError } from '../errors';
import { browser } from './api';

/** How long the article may take until it answers. */
const OPEN_MS = 10_000;

/** The article that comes with the extension, to try it on. */
export const sampleUrl = (): string => browser.runtime.getURL('/sample/article.html');

/** Whether an address is the article's: the browser lets no script be put into it, so it brings its own. */
export const isSample = (url: string | undefined): boolean =>
  url?.split(/[?#]/u)[0] === sampleUrl();

/**
 * Brings the article to the front of a window with its claim selected. Opened once, however often it is asked for.
 * Throws `page-unreadable` when it does not answer.
 */
export async function openSample(windowId: number): Promise<Tabs.Tab> {
  const open = (await browser.tabs.query({ windowId })).find(({ url }) => isSample(url));
  const tab =
    open?.id === undefined
      ? await browser.tabs.create({ windowId, url: sampleUrl() })
      : await browser.tabs.update(open.id, { active: true });
  const until = Date.now() + OPEN_MS;
  while (!(await askSample(tab.id, 'sample/select'))) {
    if (Date.now() > until) throw new CrossexamError('page-unreadable');
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return { ...tab, url: sampleUrl() };
}

/** What the article's own script answers; undefined from any other page, and while the article is loading. */
export async function askSample(tabId: number | undefined, call: SampleCall): Promise<unknown> {
  if (tabId === undefined) return undefined;
  return browser.tabs.sendMessage(tabId, { to: 'page', call, input: {} }).catch(() => undefined);
}
