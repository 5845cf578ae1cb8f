import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../doubles/model-server';
import { competent, openStage, type Stage } from './main-job';

/** So many calls the first server answers before it is gone. */
const FIRST = 4;

let stage: Stage;
let second: ModelServer;
beforeAll(async () => {
  stage = await openStage();
  second = await startModelServer(competent);
});
afterAll(async () => {
  await stage?.close();
  await second?.close();
});

const modelAt = (baseUrl: string) => ({
  models: [{ id: 'm', kind: 'endpoint' as const, name: 'Scripted', baseUrl, model: 'scripted' }],
  roles: { default: 'm' },
  search: { services: { wikipedia: { api: stage.wiki.api } } },
});

describe('a model that moves in the middle of a check', () => {
  it('is followed: nothing is paid twice, its key stays behind, and both places are named', async () => {
    await stage.extension.setSecret('model:m', 'sk-first', stage.model.url);
    stage.model.setScript((body, index) =>
      index < FIRST ? competent(body, index) : { status: 404, body: { error: 'gone' } },
    );
    await stage.check();
    const paused = await stage.extension.waitForCheck(({ check }) => check.status === 'paused');
    const paid = paused.steps.filter(({ kind }) => kind === 'reply').length;
    expect(paid).toBeGreaterThan(0);

    await stage.extension.setSettings(modelAt(second.url));
    const panel = await stage.extension.panel();
    await panel.getByRole('button', { name: 'Go on' }).click();
    const stored = await stage.extension.waitForCheck(({ check }) => check.status === 'finished');
    const replies = stored.steps.filter(({ kind }) => kind === 'reply').length;
    expect(second.requests).toHaveLength(replies - paid);
    expect(stage.model.requests[0]?.headers.authorization).toBe('Bearer sk-first');
    for (const { headers } of second.requests) expect(headers.authorization).toBeUndefined();

    await panel.getByText('How this check was made').click();
    for (const { url } of [stage.model, second]) {
      await panel
        .getByText(`Scripted (${new URL(url).host}/v1/scripted)`)
        .first()
        .waitFor();
    }
  });
});
