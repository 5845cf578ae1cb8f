import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Worker } from 'playwright-core';
import { chromiumPath } from './chromium';

export interface LaunchOptions {
  /** Folder of a built extension, with its `manifest.json`. */
  dir: string;
  headless?: boolean;
  /** Keep it to start the same browser again; a fresh one is made and deleted otherwise. */
  userDataDir?: string;
  extraArgs?: string[];
  /** Added to our own environment: `DISPLAY` for a browser with a window. */
  env?: Record<string, string>;
}

export interface LaunchedExtension {
  context: BrowserContext;
  extensionId: string;
  userDataDir: string;
  /** The running service worker, waited for where it is still starting. */
  worker(): Promise<Worker>;
  close(): Promise<void>;
}

/** Starts Chromium with one unpacked extension and nothing else. */
export async function launchExtension(options: LaunchOptions): Promise<LaunchedExtension> {
  const { dir, headless = true, extraArgs = [] } = options;
  const userDataDir = options.userDataDir ?? mkdtempSync(join(tmpdir(), 'crossexam-profile-'));
  const context = await chromium.launchPersistentContext(userDataDir, {
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
      `--disable-extensions-except=${dir}`,
      `--load-extension=${dir}`,
      '--disable-background-networking',
      '--disable-quic',
      '--no-first-run',
      ...extraArgs,
    ],
  });
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const extensionId = new URL((await worker()).url()).host;
  return {
    context,
    extensionId,
    userDataDir,
    worker,
    async close() {
      await context.close();
      if (!options.userDataDir)
        rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
