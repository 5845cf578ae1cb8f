import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import type { Check } from '../../lib/debate/check';
import type { Step } from '../../lib/debate/steps';
import { type Settings, settingsSchema } from '../../lib/settings/settings';
import { putValue, rowsOf } from './database';
import { type LaunchedExtension, launchExtension } from './launch-extension';

export interface ExtensionOptions {
  /** Folder of the built extension; the end-to-end build as a rule. */
  build?: string;
  /** False for tests with a real window; the environment must then name a display. */
  headless?: boolean;
  env?: Record<string, string>;
  /** Further switches for Chromium. */
  args?: string[];
  /** Written before anything else happens; what is left out has its default. */
  settings?: SettingsInput;
  /** A profile to use again, as after a restart of the browser; a fresh one, deleted at the end, if absent. */
  profile?: string;
}

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };
export type SettingsInput = DeepPartial<Settings>;

/** A check and its journal, as they lie in the database. */
export interface StoredCheck {
  check: Check;
  steps: Step[];
}

const END_TO_END_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3-e2e');

/** Starts Chromium with the extension in it; what a reader does to it and what a test looks at. */
export async function openExtension(options: ExtensionOptions = {}): Promise<Extension> {
  const launched = await launchExtension({
    dir: options.build ?? process.env.CROSSEXAM_BUILD ?? END_TO_END_BUILD,
    headless: options.headless,
    userDataDir: options.profile,
    env: options.env,
    extraArgs: [
      '--enable-unsafe-extension-debugging',
      // A second way in, beside Playwright's pipe: only a connection made later sees the panel as a page.
      '--remote-debugging-port=0',
      ...(options.args ?? []),
    ],
  });
  const extension = new Extension(launched);
  if (options.settings) await extension.setSettings(options.settings);
  return extension;
}

export class Extension {
  private second?: Browser;
  private helper?: Page;

  readonly context: BrowserContext;
  readonly id: string;

  constructor(private readonly launched: LaunchedExtension) {
    this.context = launched.context;
    this.id = launched.extensionId;
  }

  url(path: string): string {
    return `chrome-extension://${this.id}/${path}`;
  }

  /** Opens an http(s) page in a tab of its own. */
  async openPage(url: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(url);
    return page;
  }

  /** Opens one of the extension's own pages in a tab. */
  openOwn(path: string): Promise<Page> {
    return this.openPage(this.url(path));
  }

  /**
   * The reader's click on the toolbar button while `page` is in front: a real gesture, with the `activeTab`
   * grant and a real side panel. Chromium takes it from a browser-level session and for a `tab` target only.
   */
  async gesture(page: Page): Promise<void> {
    await page.bringToFront();
    const session = await this.browserSession();
    try {
      const { targetInfos } = await session.send('Target.getTargets', {
        filter: [{ type: 'tab' }],
      });
      const active = targetInfos.filter(({ url }) => url === page.url());
      const [tab] = active;
      if (!tab || active.length > 1) throw new Error(`${active.length} tabs show ${page.url()}`);
      await session.send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId });
    } finally {
      await session.detach();
    }
  }

  /** The open side panel as a page; waits for it. */
  async panel(timeoutMs = 15_000): Promise<Page> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const found = this.second && panelIn(this.second, this.url('sidepanel.html'));
      if (found) return found;
      if (Date.now() > until) throw new Error(`no side panel after ${timeoutMs} ms`);
      await new Promise((wake) => setTimeout(wake, 200));
      await this.second?.close();
      this.second = await chromium.connectOverCDP(await this.endpoint());
    }
  }

  /** Whether a side panel of ours is open in any window. */
  async panelIsOpen(): Promise<boolean> {
    const session = await this.browserSession();
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
    await session.detach();
    return targetInfos.some(({ url }) => url.startsWith(this.url('sidepanel.html')));
  }

  async setSettings(settings: SettingsInput): Promise<void> {
    await putValue(await this.store(), 'settings', 'settings', settingsSchema.parse(settings));
  }

  async setSecret(name: string, secret: string): Promise<void> {
    await putValue(await this.store(), 'secrets', name, secret);
  }

  /** All checks with their journals, oldest first, as they lie in the database. */
  async readChecks(): Promise<StoredCheck[]> {
    const store = await this.store();
    const checks = await rowsOf<Check>(store, 'checks');
    const steps = await rowsOf<Step>(store, 'steps');
    return checks
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map((check) => ({
        check,
        steps: steps.filter((step) => step.check === check.id).sort((a, b) => a.seq - b.seq),
      }));
  }

  /** Waits until the newest check is as asked for; fails with what it is instead. */
  async waitForCheck(
    is: (stored: StoredCheck) => boolean,
    timeoutMs = 60_000,
  ): Promise<StoredCheck> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const newest = (await this.readChecks()).at(-1);
      if (newest && is(newest)) return newest;
      if (Date.now() > until) {
        const { check, steps } = newest ?? {};
        const keys = steps?.map(({ key }) => key).join(' ');
        const state = `${check?.status ?? 'no check'} ${JSON.stringify(check?.error ?? null)}`;
        throw new Error(`not so after ${timeoutMs} ms: ${state}; ${keys}`);
      }
      await new Promise((wake) => setTimeout(wake, 200));
    }
  }

  /** Ends the service worker, as the browser does to save memory, and waits until it is gone. */
  async killWorker(): Promise<void> {
    const session = await this.browserSession();
    try {
      for (const { targetId } of await this.workerTargets(session))
        await session.send('Target.closeTarget', { targetId });
      for (let i = 0; i < 100 && (await this.workerTargets(session)).length > 0; i++)
        await new Promise((wake) => setTimeout(wake, 20));
    } finally {
      await session.detach();
    }
  }

  /** Playwright's own `Worker` outlives the worker, so the browser is asked. */
  async workerIsAlive(): Promise<boolean> {
    const session = await this.browserSession();
    const targets = await this.workerTargets(session);
    await session.detach();
    return targets.length > 0;
  }

  /** Closes the tab the database was reached from, so that a reader does not see it. */
  async closeHelper(): Promise<void> {
    await this.helper?.close();
    this.helper = undefined;
  }

  /** Closes the browser, and deletes its profile unless it was given. */
  async close(): Promise<void> {
    await this.second?.close();
    await this.launched.close();
  }

  /** A page of ours to reach the database from: the panel if open, else the options page in a tab. */
  private async store(): Promise<Page> {
    if (this.second) {
      const panel = panelIn(this.second, this.url('sidepanel.html'));
      if (panel) return panel;
    }
    if (!this.helper || this.helper.isClosed()) this.helper = await this.openOwn('options.html');
    return this.helper;
  }

  private async workerTargets(session: CDPSession) {
    const filter = [{ type: 'service_worker' }];
    const { targetInfos } = await session.send('Target.getTargets', { filter });
    return targetInfos.filter(({ url }) => url.startsWith(this.url('')));
  }

  private browserSession(): Promise<CDPSession> {
    const browser = this.context.browser();
    if (!browser) throw new Error('the browser is closed');
    return browser.newBrowserCDPSession();
  }

  /** Chromium writes the port it chose into its profile. */
  private async endpoint(): Promise<string> {
    const [port] = (
      await readFile(join(this.launched.userDataDir, 'DevToolsActivePort'), 'utf8')
    ).split('\n');
    return `http://127.0.0.1:${port}`;
  }
}

const panelIn = (browser: Browser, url: string): Page | undefined =>
  browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((page) => page.url().startsWith(url) && !page.isClosed());
