import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDisplayTools } from '../../scripts/run/chromium.mjs';
import { openDisplay, type VirtualDisplay } from './headed';
import { CLAIM, openStage, type Stage } from './main-job';

let display: VirtualDisplay;
let stage: Stage;

/** What stands in each frame of the page with frames. */
const LIGHTHOUSE = 'Der Leuchtturm wurde 1887 erbaut. Er ist 31 Meter hoch.';

const finished = ({ check }: { check: { status: string } }) => check.status === 'finished';

/** Where Xvfb, openbox or xdotool is missing these tests are named as not run. */
describe.runIf(findDisplayTools())('a browser with a window', () => {
  beforeAll(async () => {
    display = await openDisplay();
    stage = await openStage({ headless: false, env: display.env, args: display.args });
  });
  afterAll(async () => {
    await stage?.close();
    await display?.close();
  });

  /** A page in front, and no tab of ours beside it. */
  async function alone(open: () => Promise<Page>): Promise<Page> {
    const page = await open();
    await stage.extension.closeHelper();
    return page;
  }

  // The first in the browser, which has only just started.
  it('opens the panel from the context menu on a fresh start and comes to a verdict', async () => {
    const article = await alone(() => stage.article());
    await display.contextMenu(article);
    const panel = await stage.extension.panel();
    const { check } = await stage.extension.waitForCheck(finished);
    expect(check.claim).toMatchObject({ text: CLAIM, selected: CLAIM, frameId: 0 });
    expect(check.outcome?.label).toBe('Refuted');
    await panel.getByText('Refuted').first().waitFor();
    await mkdir('artifacts/e2e', { recursive: true });
    await panel.screenshot({ path: 'artifacts/e2e/panel-headed.png' });
  });

  it('keeps the claim when the worker was stopped before the menu was used', async () => {
    await stage.afresh();
    const article = await alone(() => stage.article());
    await stage.extension.killWorker();
    await display.contextMenu(article);
    await stage.extension.panel();
    const { check } = await stage.extension.waitForCheck(finished);
    expect(check.claim.text).toBe(CLAIM);
  });

  it.each([
    // The script reads a frame of the page's own site, with sentence and language.
    ['#same', { sentence: expect.stringContaining('Leuchtturm'), frameId: expect.any(Number) }],
    // A sandboxed one has an origin of its own (nextai-translator#1114).
    ['#sandboxed', { page: expect.objectContaining({ title: 'A page with frames' }) }],
  ])('takes a claim out of the frame %s', async (frame, expected) => {
    await stage.afresh();
    const page = await alone(() => stage.extension.openPage(stage.pages.url('frames')));
    const box = await page.locator(frame).boundingBox();
    const at = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 28 };
    // A frame with a process of its own takes clicks only once it has been painted.
    await expect
      .poll(async () => {
        await page.mouse.click(at.x, at.y, { clickCount: 3 });
        return Promise.all(page.frames().map((one) => one.evaluate(() => String(getSelection()))));
      })
      .toContain(LIGHTHOUSE);
    await display.contextMenu(page, at);
    await stage.extension.panel();
    // Two sentences: the reader is asked which of them is meant.
    const { check } = await stage.extension.waitForCheck(
      ({ check: { status } }) => status !== 'running',
    );
    expect(check.claim).toMatchObject({
      selected: LIGHTHOUSE,
      ...expected,
    });
    expect(check.claim.frameId).not.toBe(0);
  });

  it('checks the selection by the keyboard command, and closes the panel by it (n4ze3m/page-assist#850)', async () => {
    await stage.afresh();
    const article = await alone(() => stage.article());
    await article.bringToFront();
    await display.keys('alt+c');
    await stage.extension.panel();
    const { check } = await stage.extension.waitForCheck(finished);
    expect(check.claim.text).toBe(CLAIM);
    await article.bringToFront();
    await display.keys('alt+c');
    await expect.poll(() => stage.extension.panelIsOpen()).toBe(false);
    expect(await stage.extension.readChecks()).toHaveLength(1);
  });
});
