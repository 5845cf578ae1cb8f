import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';

const run = promisify(execFile);

/** CSS pixels from a page's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A display without a screen, with a window manager: what menus and the keyboard need. */
export interface VirtualDisplay {
  /** For the browser: `DISPLAY`. */
  env: Record<string, string>;
  /** Chromium switches that put its window where `contextMenu` looks for it. */
  args: string[];
  /**
   * Right click at a point of the page, the middle of its selection if none is given, then the last menu
   * entry but one: ours, above "Inspect".
   */
  contextMenu(page: Page, at?: Point): Promise<void>;
  /** Presses keys as X names them, such as `alt+c`, in the window in front. */
  keys(...keys: string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts Xvfb on a free display and openbox in it.
 * @throws when one of Xvfb, openbox, xdotool is not installed
 */
export async function openDisplay(): Promise<VirtualDisplay> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await displayNumber(server);
  const env = { DISPLAY: `:${number}` };
  const whole = { env: { ...process.env, ...env } };
  const manager = spawn('openbox', ['--sm-disable'], { ...whole, stdio: 'ignore' });
  const xdotool = (...args: string[]) => run('xdotool', args, { ...whole, timeout: 10_000 });
  const windowUnderPointer = async () =>
    /window:(\d+)/u.exec((await xdotool('getmouselocation')).stdout)?.[1];
  return {
    env,
    args: ['--window-size=1200,860', '--window-position=0,0'],
    async contextMenu(page, at) {
      await page.bringToFront();
      const { x, y } = await page.evaluate(onScreen, at);
      await xdotool('mousemove', String(x), String(y));
      const below = await windowUnderPointer();
      await xdotool('click', '3');
      // The menu is a window of its own under the pointer, which the page cannot see coming.
      await until('the menu opens', async () => (await windowUnderPointer()) !== below);
      await xdotool('key', 'Up', 'key', 'Up', 'key', 'Return');
      await until('the menu closes', async () => (await windowUnderPointer()) === below);
    },
    async keys(...keys) {
      for (const key of keys) await xdotool('key', key);
    },
    async close() {
      await ended(manager);
      await ended(server);
    },
  };
}

async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`not so after 10 s: ${what}`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** Runs in the page. Its window has a frame of browser controls above the page only. */
function onScreen(at: Point | undefined): Point {
  const selection = getSelection();
  const box =
    !at && selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined;
  const point = box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : at;
  if (!point) throw new Error('nothing visible is selected');
  return {
    x: Math.round(screenX + point.x),
    y: Math.round(screenY + outerHeight - innerHeight + point.y),
  };
}

function displayNumber(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    const pipe = server.stdio[3];
    if (!pipe || !('on' in pipe)) return reject(new Error('Xvfb has no pipe'));
    pipe.on('data', (piece: Buffer) => {
      written += piece.toString();
      if (written.includes('\n')) resolve(written.trim());
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
