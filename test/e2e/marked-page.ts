import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Inline, inline } from '../../lib/anchor/inline';
import type { Anchored, InlineMarks, PageMessage } from '../../lib/anchor/inline-marks';
import { bundle } from './bundle';
import { type PageServer, servePages } from './pages';
import { openBrowser } from './tab';

declare global {
  /** What `script` puts there. */
  const Marks: { inline: typeof inline };
  interface Window {
    extension: { alive: boolean; opened: string[] };
    page: Inline;
    failures: string[];
    start: { key: string; text: string }[];
    render(items: { key: string; text: string }[]): void;
    load(): void;
  }
}

let browser: Browser;
let server: PageServer;
/** The marks' own script, as one text. */
export let script: string;
let context: BrowserContext;
/** The page of the test that runs. */
export let page: Page;

/** A browser for this file's tests, with a fresh tab and no extension for each. */
export function onMarkedPages(): void {
  beforeAll(async () => {
    script = await bundle('Marks', "export { inline } from './lib/anchor/inline';");
    server = await servePages();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    page = await context.newPage();
    // Only so that the test can look in; in the product the root is closed.
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        return attach.call(this, { ...init, mode: 'open' });
      };
    });
  });
  afterEach(() => context.close());
}

/** Opens a fixture page with the marks' script in it. */
export async function open(name: string): Promise<void> {
  await page.goto(server.url(name));
  await page.evaluate(script);
  await page.evaluate(() => {
    window.extension = { alive: true, opened: [] };
    window.page = Marks.inline(window, {
      alive: () => window.extension.alive,
      openPanel: (check) => window.extension.opened.push(check),
    });
  });
}

export const send = (message: PageMessage) => page.evaluate((m) => window.page.handle(m), message);
export const show = (marks: InlineMarks) =>
  send({ to: 'page', call: 'inline/show', input: marks }) as Promise<Anchored>;

/** What is painted: names of highlights with the words under them. */
export const painted = () =>
  page.evaluate(() =>
    Object.fromEntries(
      [...CSS.highlights].map(([name, ranges]) => [name, [...ranges].map(String).join('|')]),
    ),
  );

/** The claim of the article. */
export const tower = 'The clock tower was built in 1750, and its bell weighs 1.4 tonnes.';
export const mark = () => page.locator('crossexam-marks .mark');
export const card = () => page.locator('crossexam-marks .card');
/** Everything in the page's body. */
export const background = () => page.evaluate(() => document.body.outerHTML);
