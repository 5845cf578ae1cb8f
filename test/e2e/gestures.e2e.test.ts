import { afterEach, describe, expect, it } from 'vitest';
import { CLAIM, openStage, type Stage } from './main-job';
import { photograph } from './photograph';

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

  it('says that a page of the browser cannot be read, in place of an old verdict', async () => {
    stage = await openStage();
    const { extension } = stage;
    await stage.check();
    await extension.waitForCheck(({ check }) => check.status === 'finished');
    const panel = await extension.panel();
    await panel.getByText('Refuted').first().waitFor();
    const own = await extension.openPage('chrome://version/');
    await extension.gesture(own);
    await panel.getByText('lets no extension read this page').waitFor();
    expect(await panel.getByText('Refuted').count()).toBe(0);
    await photograph(panel, 'artifacts/e2e/page-unreadable.png');
    await panel.getByLabel('type').fill(CLAIM);
    await panel.getByRole('button', { name: 'Cross-examine' }).click();
    await expect.poll(async () => (await extension.readChecks()).length).toBe(2);
  });
});

describe('a model’s address that was not granted', () => {
  it('pauses the check with the way to grant it', async () => {
    stage = await openStage();
    // The end-to-end build may talk to 127.0.0.1 by that name alone; nothing listens at the discard port.
    await stage.afresh({
      models: [
        {
          ...{ id: 'm', kind: 'endpoint', name: 'Away', model: 'away' },
          baseUrl: 'http://localhost:9/v1',
        },
      ],
    });
    await stage.check();
    const panel = await stage.extension.panel();
    await panel.getByRole('button', { name: 'Allow access' }).waitFor();
    await panel.getByText('does not yet allow requests to localhost:9').waitFor();
    const { check } = await stage.extension.waitForCheck(({ check }) => check.status === 'paused');
    expect(check.error).toMatchObject({
      ...{ code: 'model-permission', params: { origin: 'http://localhost:9' } },
    });
    await photograph(panel, 'artifacts/e2e/model-permission.png');
  });
});
