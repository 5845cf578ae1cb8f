import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findDisplayTools } from '../../scripts/run/chromium.mjs';
import { openDisplay, type VirtualDisplay } from './headed';
import { CLAIM, openStage, type Stage } from './main-job';

let stage: Stage | undefined;
afterEach(async () => {
  await stage?.close();
  stage = undefined;
});

/** The claim of the newest check, as the database has it. */
const checkedClaim = async (open: Stage): Promise<string> => {
  const { check } = await open.extension.waitForCheck(() => true);
  return check.claim.text;
};

describe('the toolbar button', () => {
  it('opens the panel with the highlighted sentence', async () => {
    stage = await openStage();
    await stage.check();
    const panel = await stage.extension.panel();
    await panel.getByText(CLAIM).first().waitFor();
    expect(await checkedClaim(stage)).toBe(CLAIM);
  });

  it('works with a worker that was stopped before (ChatGPTBox-dev/chatGPTBox#704)', async () => {
    stage = await openStage();
    const page = await stage.article();
    await stage.extension.killWorker();
    expect(await stage.extension.workerIsAlive()).toBe(false);
    await stage.extension.gesture(page);
    const panel = await stage.extension.panel();
    await panel.getByText(CLAIM).first().waitFor();
  });

  it('opens a closed panel again', async () => {
    stage = await openStage();
    const page = await stage.check();
    await (await stage.extension.panel()).close();
    expect(await stage.extension.panelIsOpen()).toBe(false);
    await stage.extension.gesture(page);
    await stage.extension.panel();
    expect(await stage.extension.panelIsOpen()).toBe(true);
  });
});

describe.runIf(findDisplayTools())('in a window', () => {
  let display: VirtualDisplay;
  beforeAll(async () => {
    display = await openDisplay();
  });
  afterAll(() => display?.close());

  const openWindow = () => openStage({ headless: false, env: display.env, args: display.args });

  it('the context menu opens the panel on a fresh start (ChatGPTBox-dev/chatGPTBox#704)', async () => {
    stage = await openWindow();
    const page = await stage.article();
    await display.contextMenu(page);
    await stage.extension.panel();
    expect(await checkedClaim(stage)).toBe(CLAIM);
  });

  it('the shortcut opens the panel', async () => {
    stage = await openWindow();
    const page = await stage.article();
    await page.bringToFront();
    await display.keys('alt+c');
    await stage.extension.panel();
    expect(await checkedClaim(stage)).toBe(CLAIM);
  });
});
