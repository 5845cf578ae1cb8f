import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viewOf } from '../../lib/debate/view';
import { faults } from '../doubles/model-server';
import type { StoredCheck } from './harness';
import { CLAIM, competent, openStage, type Stage } from './main-job';
import { photograph } from './photograph';

let stage: Stage;
/** A check whose model takes its time: it waits in a browser of its own while the other tests run. */
let patient: Promise<{ stored: StoredCheck; answered: number } | { failed: unknown }>;

beforeAll(async () => {
  stage = await openStage();
  patient = beginPatiently().catch((failed: unknown) => ({ failed }));
});
beforeEach(() => stage.afresh());
afterAll(async () => {
  await stage?.close();
  await patient;
});

const FIRST_BYTE_MS = 90_000;

async function beginPatiently() {
  const slow = await openStage();
  try {
    slow.model.setScript((body, index) => ({
      ...competent(body, index),
      delayFirstByteMs: index === 0 ? FIRST_BYTE_MS : 0,
    }));
    await slow.check();
    const stored = await slow.extension.waitForCheck(finished, FIRST_BYTE_MS + 60_000);
    return { stored, answered: answeredBy(slow) };
  } finally {
    await slow.close();
  }
}

const finished = ({ check }: { check: { status: string } }) => check.status === 'finished';
const newest = async () => {
  const stored = (await stage.extension.readChecks()).at(-1);
  if (!stored) throw new Error('no check was started');
  return viewOf(stored.check, stored.steps);
};

const answeredBy = ({ model }: Stage): number =>
  model.requests.filter(({ aborted }) => !aborted).length;
/** One request answered whole for each reply in the journal: nothing finished was paid twice. */
const repliesIn = ({ steps }: StoredCheck): number =>
  steps.filter(({ kind }) => kind === 'reply').length;

/** Every answer comes late, so that there is time to break in between two. */
const hesitate = (ms: number): Parameters<Stage['model']['setScript']>[0] => {
  return async (body, index) => {
    await new Promise((wait) => setTimeout(wait, ms));
    return competent(body, index);
  };
};

const picture = (page: Page, name: string) => photograph(page, `artifacts/e2e/${name}.png`);

describe('the main job, from the toolbar', () => {
  it('comes to a verdict with verified quotations, marks the page, and is kept', async () => {
    const article = await stage.check();
    const panel = await stage.extension.panel();
    await stage.extension.waitForCheck(finished);
    const view = await newest();
    expect(view.claim).toMatchObject({ text: CLAIM, page: { language: 'en' } });
    expect(view.shown).toMatchObject({ label: 'Refuted', overruled: false });
    expect(view.evidence.against.map(({ state }) => state)).toContain('verified');
    expect(view.rounds[0]?.turns).toHaveLength(2);

    await panel.getByText('Refuted').first().waitFor();
    const link = panel.locator('a[href*=":~:text="]').first();
    expect(await link.getAttribute('href')).toContain('/wiki/Eiffel%20Tower');
    await picture(panel, 'verdict');
    await article.bringToFront();
    await article.waitForFunction(() => CSS.highlights.size > 0);
    await picture(article, 'article');

    await panel.getByText('History', { exact: true }).click();
    await panel.getByText(CLAIM).first().waitFor();
    await picture(panel, 'history');
  });

  it('says that nothing was selected, and takes a claim afterwards', async () => {
    const article = await stage.extension.openPage(stage.pages.url('sample'));
    await stage.extension.gesture(article);
    const panel = await stage.extension.panel();
    await panel.getByText('no sentence in the selection').waitFor();
    expect(stage.model.requests).toHaveLength(0);
  });

  it('reads nothing from and writes nothing to a page before the gesture', async () => {
    const article = await stage.article();
    await article.waitForTimeout(500);
    const own = await article.evaluate(() => ({
      scripts: performance.getEntriesByType('resource').filter((e) => e.name.startsWith('chrome')),
      highlights: CSS.highlights.size,
    }));
    expect(own).toEqual({ scripts: [], highlights: 0 });
    expect(stage.model.requests).toHaveLength(0);
    expect(stage.wiki.searches).toHaveLength(0);
  });
});

describe('nothing is lost', () => {
  it.each([1, 5, 9, 13])('when the worker dies after %i finished steps', async (steps) => {
    stage.model.setScript(hesitate(300));
    await stage.check();
    await stage.extension.panel();
    await stage.extension.waitForCheck((stored) => stored.steps.length >= steps);
    await stage.extension.killWorker();
    const stored = await stage.extension.waitForCheck(finished, 90_000);
    const { shown } = viewOf(stored.check, stored.steps);
    expect(shown).toMatchObject({ label: 'Refuted', overruled: false });
    expect(answeredBy(stage)).toBe(repliesIn(stored));
  });

  it('when the panel is closed in the middle of a round', async () => {
    stage.model.setScript(hesitate(300));
    const article = await stage.check();
    const panel = await stage.extension.panel();
    await stage.extension.waitForCheck((stored) => stored.steps.length >= 3);
    await panel.close();
    await stage.extension.waitForCheck(finished);
    expect((await newest()).shown?.label).toBe('Refuted');
    await article.evaluate(() => getSelection()?.removeAllRanges());
    await stage.extension.gesture(article);
    await (await stage.extension.panel()).getByText('Refuted').first().waitFor();
  });
});

describe('the reader is in charge', () => {
  it('Stop closes the server’s connection within a second, and the check can go on', async () => {
    stage.model.setScript((body, index) => ({
      ...competent(body, index),
      delayFirstByteMs: 60_000,
    }));
    await stage.check();
    const panel = await stage.extension.panel();
    const stop = panel.getByRole('button', { name: 'Stop' });
    await stop.waitFor();
    await expect.poll(() => stage.model.requests.length).toBeGreaterThan(0);
    const pressed = Date.now();
    await stop.click();
    await expect.poll(() => stage.model.requests.every(({ aborted }) => aborted)).toBe(true);
    for (const { endedAt = Infinity } of stage.model.requests) {
      expect(endedAt - pressed).toBeLessThan(1000);
    }
    await stage.extension.waitForCheck(({ check }) => check.status === 'stopped');
    await picture(panel, 'stopped');
    stage.model.setScript(competent);
    await panel.getByRole('button', { name: 'Go on' }).click();
    await stage.extension.waitForCheck(finished);
  });

  it('a refused key pauses the check with a sentence and an action, and it goes on from there', async () => {
    stage.model.setScript((body, index) =>
      index < 2 ? competent(body, index) : faults['key-refused'],
    );
    await stage.check();
    const panel = await stage.extension.panel();
    await panel.getByRole('heading', { name: 'Paused' }).waitFor();
    const { check } = await stage.extension.waitForCheck((s) => s.check.status === 'paused');
    expect(check.error).toMatchObject({
      code: expect.stringMatching(/^model-(key|origin)-refused$/),
    });
    await picture(panel, 'paused');
    stage.model.setScript(competent);
    await panel
      .getByRole('button', { name: /Try again|Go on/u })
      .first()
      .click();
    await stage.extension.waitForCheck(finished);
    expect((await newest()).shown?.label).toBe('Refuted');
  });

  it('Run again makes a new check; deleting takes one away', async () => {
    await stage.check();
    const panel = await stage.extension.panel();
    await stage.extension.waitForCheck(finished);
    await panel.getByRole('button', { name: 'Check again' }).first().click();
    await expect.poll(async () => (await stage.extension.readChecks()).length).toBe(2);
    await stage.extension.waitForCheck(finished);
    await panel.getByText('History', { exact: true }).click();
    await panel.getByRole('button', { name: 'Delete this check' }).first().click();
    await panel.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await expect.poll(async () => (await stage.extension.readChecks()).length).toBe(1);
  });
});

it('nothing is lost when the first byte takes 90 seconds', async () => {
  const waited = await patient;
  if ('failed' in waited) throw waited.failed;
  expect(waited.stored.check.outcome?.label).toBe('Refuted');
  expect(waited.answered).toBe(repliesIn(waited.stored));
});
