import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Worker,
} from 'playwright-core';
import type { Check } from '../../lib/debate/check';
import type { Step } from '../../lib/debate/steps';
import { type Settings, settingsSchema } from '../../lib/settings/settings';
import { chromiumPath } from './chromium';
import { clearTables, putValue, rowsOf } from './database';
import { connectAgain, pageAt, targetsOf, withSession } from './targets';

export interface ExtensionOptions {
  /** Folder of the built extension; the end-to-end build as a rule. */
  build?: string;
  /** False for tests with a real window; the environment must then name a display. */
  headless?: boolean;
  /** Added to our own environment: `DISPLAY` for a browser with a window. */
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

/** The page's own `chrome`, which the tests' types do not know. */
interface SessionGlobal {
  chrome: { storage: { session: { clear(): Promise<void> } } };
}

const OUT = process.env.CROSSEXAM_OUT ?? '.output';
/** The build named for the tests, else where `wxt build --mode e2e` puts it. */
export const END_TO_END_BUILD =
  process.env.CROSSEXAM_BUILD ?? resolve(import.meta.dirname, '../..', OUT, 'chrome-mv3-e2e');
const PANEL = 'sidepanel.html';

/** Starts Chromium with the extension in it and no other; what a reader does to it and what a test looks at. */
export async function openExtension(options: ExtensionOptions = {}): Promise<Extension> {
  const build = options.build ?? END_TO_END_BUILD;
  const headless = options.headless ?? true;
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'crossexam-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    // Playwright's own switch would start the old headless shell, which knows no extensions.
    headless: false,
    env: { ...process.env, ...options.env },
    // A window has the size it has; without one, the size is ours to say.
    viewport: headless ? { width: 1280, height: 900 } : null,
    // Its defaults switch extensions off.
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...(headless ? ['--headless=new'] : []),
      '--no-sandbox',
      `--disable-extensions-except=${build}`,
      `--load-extension=${build}`,
      '--disable-background-networking',
      '--disable-quic',
      '--no-first-run',
      '--enable-unsafe-extension-debugging',
      // A second way in, beside Playwright's pipe: see `connectAgain`.
      '--remote-debugging-port=0',
      ...(options.args ?? []),
    ],
  });
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  const extension = new Extension(context, {
    id: new URL(worker.url()).host,
    profile,
    deletes: options.profile === undefined,
  });
  if (options.settings) await extension.setSettings(options.settings);
  return extension;
}

export class Extension {
  private second?: Browser;
  private helper?: Page;
  readonly id: string;

  constructor(
    readonly context: BrowserContext,
    private readonly own: { id: string; profile: string; deletes: boolean },
  ) {
    this.id = own.id;
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

  /** The running service worker, waited for where it is still starting. */
  async worker(): Promise<Worker> {
    return this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent('serviceworker'));
  }

  /**
   * The reader's click on the toolbar button while `page` is in front: a real gesture, with the `activeTab`
   * grant and a real side panel. Chromium takes it from a browser-level session and for a `tab` target only.
   */
  async gesture(page: Page): Promise<void> {
    await page.bringToFront();
    const tabs = await targetsOf(this.context, 'tab');
    const active = tabs.filter(({ url }) => url === page.url());
    const [tab] = active;
    if (!tab || active.length > 1) throw new Error(`${active.length} tabs show ${page.url()}`);
    await withSession(this.context, (session) =>
      session.send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId }),
    );
  }

  /** The open side panel as a page; waits for it. */
  async panel(timeoutMs = 15_000): Promise<Page> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const found = this.second && pageAt(this.second, this.url(PANEL));
      if (found) return found;
      if (Date.now() > until) throw new Error(`no side panel after ${timeoutMs} ms`);
      await new Promise((wake) => setTimeout(wake, 100));
      if (!(await this.panelIsOpen())) continue;
      await this.second?.close();
      this.second = await connectAgain(this.own.profile);
    }
  }

  /** Whether a side panel of ours is open in any window. */
  async panelIsOpen(): Promise<boolean> {
    const targets = await targetsOf(this.context);
    return targets.some(({ url }) => url.startsWith(this.url(PANEL)));
  }

  async setSettings(settings: SettingsInput): Promise<void> {
    await putValue(await this.store(), 'settings', 'settings', settingsSchema.parse(settings));
  }

  /** A key as the reader would have entered it for an address. */
  async setSecret(name: string, secret: string, address: string): Promise<void> {
    const { origin } = new URL(address);
    await putValue(await this.store(), 'secrets', name, { secret, origin });
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
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }

  /** Ends the service worker, as the browser does to save memory, and waits until it is gone. */
  async killWorker(): Promise<void> {
    await withSession(this.context, async (session) => {
      for (const { targetId } of await this.workers())
        await session.send('Target.closeTarget', { targetId });
    });
    for (let i = 0; i < 100 && (await this.workerIsAlive()); i++)
      await new Promise((wake) => setTimeout(wake, 20));
  }

  /** Playwright's own `Worker` outlives the worker, so the browser is asked. */
  async workerIsAlive(): Promise<boolean> {
    return (await this.workers()).length > 0;
  }

  /** Closes the tab the database was reached from, so that a reader does not see it. */
  async closeHelper(): Promise<void> {
    await this.helper?.close();
    this.helper = undefined;
  }

  /** As after the installation, in the same browser: no panel, no tab but one of ours, no checks, these settings. */
  async startAfresh(settings: SettingsInput): Promise<void> {
    if (this.second) {
      await pageAt(this.second, this.url(PANEL))?.close();
      await this.second.close();
      this.second = undefined;
    }
    const store = await this.store();
    for (const page of this.context.pages()) if (page !== store) await page.close();
    // What each window showed last outlives its panel.
    await store.evaluate(() =>
      (globalThis as unknown as SessionGlobal).chrome.storage.session.clear(),
    );
    await clearTables(store, ['checks', 'steps', 'documents', 'library', 'secrets']);
    await this.setSettings(settings);
  }

  /** Closes the browser, and deletes its profile unless it was given. */
  async close(): Promise<void> {
    await this.second?.close();
    await this.context.close();
    const { profile, deletes } = this.own;
    if (deletes) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A page of ours to reach the database from: the panel if open, else the options page in a tab. */
  private async store(): Promise<Page> {
    // The second connection hears of a closed panel some time after the browser.
    const panel = this.second && pageAt(this.second, this.url(PANEL));
    if (panel && (await this.panelIsOpen())) return panel;
    if (!this.helper || this.helper.isClosed()) this.helper = await this.openOwn('options.html');
    return this.helper;
  }

  private async workers() {
    const workers = await targetsOf(this.context, 'service_worker');
    return workers.filter(({ url }) => url.startsWith(this.url('')));
  }
}
