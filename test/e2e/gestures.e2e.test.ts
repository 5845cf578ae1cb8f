import { afterEach, describe, expect, it } from 'vitest';
import { CLAIM, openStage, type Stage } from './main-job';

let stage: Stage | undefined;
afterEach(async () => {
  await stage?.close();
  stage = undefined;
});

describe('the toolbar button', () => {
  it('works with a worker that was stopped before (ChatGPTBox-dev/chatGPTBox#704)', async () => {
    stage = await openStage();
    const page = await stage.article();
    await stage.extension.killWorker();
    expect(await stage.extension.workerIsAlive()).toBe(false);
    await stage.extension.gesture(page);
    const panel = await stage.extension.panel();
    await panel.getByText(CLAIM).first().waitFor();
    const { check } = await stage.extension.waitForCheck(() => true);
    expect(check.claim.text).toBe(CLAIM);
  });
});
