import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumPath } from '../e2e/chromium';
import { type State, states } from './states';

export type Scheme = 'light' | 'dark';

export const stateNames = Object.keys(states);

/** Builds the gallery into a folder of its own, serves it on this machine and starts a browser. */
export interface Gallery {
  /** A page that shows a state; fonts and first paint are there. */
  show(state: string, scheme: Scheme, width: number): Promise<Page>;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export async function openGallery(): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'crossexam-gallery-'));
  const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));
  await build({ configFile, build: { outDir: folder } });
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  return {
    show: async (state, scheme, width) => {
      const page = await show(browser, `${server.origin}/?state=${state}`, scheme, width);
      await prepare(page, states[state]);
      return page;
    },
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function show(browser: Browser, url: string, colorScheme: Scheme, width: number) {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  await page.goto(url);
  await page.waitForSelector('#root > *');
  return page;
}

/** What a reader does to come to a state. */
async function prepare(page: Page, state: State | undefined): Promise<void> {
  for (const name of [state?.press ?? []].flat()) {
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('switch', { name }))
      .click();
  }
  await state?.does?.(page);
  if (!state?.files) return;
  const files = state.files.map((name) => ({ name, mimeType: '', buffer: Buffer.from(name) }));
  await page.locator('input[type=file]').setInputFiles(files);
}

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) => response.setHeader('content-type', types[extname(file)] ?? '').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
