import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';

/** What a browser shows in its task manager, of the types asked for; every type if none is named. */
export async function targetsOf(context: BrowserContext, ...types: string[]) {
  return withSession(context, async (session) => {
    const filter = types.length > 0 ? types.map((type) => ({ type })) : [{}];
    const { targetInfos } = await session.send('Target.getTargets', { filter });
    return targetInfos;
  });
}

/** Does something by the browser's own debugging protocol: what Playwright has no words for. */
export async function withSession<T>(
  context: BrowserContext,
  use: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is closed');
  const session = await browser.newBrowserCDPSession();
  try {
    return await use(session);
  } finally {
    await session.detach();
  }
}

/** A second way into a browser: only a connection made later sees the side panel as a page. */
export async function connectAgain(userDataDir: string): Promise<Browser> {
  // Chromium writes the port it chose into its profile.
  const [port] = (await readFile(join(userDataDir, 'DevToolsActivePort'), 'utf8')).split('\n');
  return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
}

/** The open page at an address, or below it. */
export const pageAt = (browser: Browser, url: string): Page | undefined =>
  browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((page) => page.url().startsWith(url) && !page.isClosed());
