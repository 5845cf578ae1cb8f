import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './main-job';
import { photograph } from './photograph';
import { selectWords } from './select-words';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => stage.afresh());
afterAll(() => stage?.close());

/** The sample article with one more paragraph, all of which is selected and checked. */
async function check(paragraph: string): Promise<Page> {
  const article = await stage.article();
  await article.evaluate((text) => {
    document
      .querySelector('article')
      ?.append(Object.assign(document.createElement('p'), { textContent: text }));
  }, paragraph);
  await selectWords(article, paragraph);
  await stage.extension.gesture(article);
  return stage.extension.panel();
}

/** Three debates on a busy machine. */
const LONG_MS = 150_000;

const ended = ({ check }: { check: { status: string } }) => check.status !== 'running';
const sent = (words: string) =>
  stage.model.requests.filter((request) => JSON.stringify(request).includes(words)).length;

describe('from a selection to checkable claims', () => {
  it('spends nothing on a selection without a claim, and checks it anyway when asked to (explodinggradients/ragas#2806)', async () => {
    const panel = await check('What a lovely day!');
    await panel.getByText('No claim to check').waitFor();
    const { check: record } = await stage.extension.waitForCheck(ended);
    expect(record).toMatchObject({ status: 'finished', noClaim: 'exclamation' });
    expect(record.outcome).toBeUndefined();
    expect(stage.model.requests).toHaveLength(0);
    await photograph(panel, 'artifacts/e2e/no-claim.png');
    await panel.getByRole('button', { name: 'Check it anyway' }).click();
    const again = await stage.extension.waitForCheck(
      ({ check }) => check.outcome !== undefined,
      LONG_MS,
    );
    expect(again.check).toMatchObject({ id: record.id, status: 'finished' });
  });

  it('waits with several claims, and gives each its own check', async () => {
    const panel = await check('The tower was built in 1750. Last year it was closed.');
    await panel.getByText('2 claims in your selection').waitFor();
    const waiting = await stage.extension.waitForCheck(ended);
    expect(waiting.check).toMatchObject({ status: 'paused', error: { code: 'choose-claim' } });
    const asked = stage.model.requests.length;
    expect(asked).toBe(1);
    await photograph(panel, 'artifacts/e2e/choose.png');
    await panel.getByRole('button', { name: 'Check all 2, one check each' }).click();
    const states = async () =>
      (await stage.extension.readChecks()).map(({ check }) => check.error?.code ?? check.status);
    await expect.poll(states, { timeout: LONG_MS }).toEqual(['finished', 'finished']);
    const checks = (await stage.extension.readChecks()).map(({ check }) => check);
    expect(checks.map(({ claim }) => claim.text).sort()).toEqual([
      'In 2025 the tower was closed.',
      'The tower was built in 1750.',
    ]);
    await panel.getByText('Claim 1 of 2').waitFor();
    await panel.getByRole('button', { name: 'The next claim' }).click();
    await panel.getByRole('heading', { name: 'In 2025 the tower was closed.' }).waitFor();
    await photograph(panel, 'artifacts/e2e/one-of-two.png');
    await panel.getByRole('button', { name: 'Copy or save' }).click();
    const [file] = await Promise.all([
      panel.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save as JSON' }).click(),
    ]);
    const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(saved.checks).toMatchObject([{ claim: { text: 'In 2025 the tower was closed.' } }]);
    expect(saved.steps.length).toBeGreaterThan(3);
    for (const { decision, claim } of checks) expect(decision?.of).toBe(claim.selected);
    // Nothing is prepared again for what the reader chose.
    expect(sent('where it stands')).toBe(1);
  });
});
