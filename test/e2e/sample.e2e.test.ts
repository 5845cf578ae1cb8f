import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAIM, openStage, type Stage } from './main-job';
import { photograph } from './photograph';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => stage.afresh());
afterAll(() => stage?.close());

/** The panel as it is before the first claim, and a page that has nothing to do with it in front. */
async function emptyPanel(): Promise<Page> {
  const { extension, pages } = stage;
  await extension.gesture(await extension.openPage(pages.url('sample')));
  return extension.panel();
}

const articles = () => {
  const url = stage.extension.url('sample/article.html');
  return stage.extension.context.pages().filter((page) => page.url() === url);
};

const finished = ({ check }: { check: { status: string } }) => check.status === 'finished';

describe('a sample check', () => {
  it('is shown in the panel, with the article beside and its claim marked in it', async () => {
    const { extension } = stage;
    const panel = await emptyPanel();
    await panel.getByRole('button', { name: 'Watch a sample check' }).click();
    await panel.getByRole('heading', { name: CLAIM }).waitFor();
    const { check } = await extension.waitForCheck(finished);
    expect(check.claim).toMatchObject({
      ...{ text: CLAIM, selected: CLAIM, page: { title: 'A walk through Paris' } },
    });
    expect(check.claim.page?.document).toBeDefined();
    expect(check.claim.page?.unread).toBeUndefined();
    await panel.getByText('Refuted').first().waitFor();
    const [article, another] = articles();
    expect(another).toBeUndefined();
    expect(await article?.evaluate(() => String(getSelection()))).toBe(CLAIM);
    // The overlay hides its inside from the page; that it stands there is all a page can see of it.
    await expect.poll(() => article?.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0);
    await photograph(panel, 'artifacts/e2e/sample-check.png');

    await panel.getByRole('button', { name: 'History' }).click();
    await panel.getByText('Sample article').waitFor();
  });

  it('can be made of the article’s other sentences as on any page, and opens no second copy', async () => {
    const { extension } = stage;
    const panel = await emptyPanel();
    await panel.getByRole('button', { name: 'Watch a sample check' }).click();
    await extension.waitForCheck(finished);
    const [article] = articles();
    if (!article) throw new Error('the article is not open');
    await article.evaluate(() => {
      const other = document.querySelectorAll('article p')[4];
      if (other) getSelection()?.selectAllChildren(other);
    });
    await extension.gesture(article);
    await expect.poll(async () => (await extension.readChecks()).length).toBe(2);
    const again = await panel.evaluate(async () => {
      const { chrome } = globalThis as unknown as {
        chrome: {
          windows: { getCurrent(): Promise<{ id: number }> };
          runtime: { sendMessage(message: unknown): Promise<unknown> };
        };
      };
      const { id: windowId } = await chrome.windows.getCurrent();
      return chrome.runtime.sendMessage({
        to: 'worker',
        call: 'sample/check',
        input: { windowId },
      });
    });
    expect(again).toEqual({ ok: true, value: null });
    expect(articles()).toHaveLength(1);
    const [, , third] = await extension.readChecks();
    expect(third?.check.claim.text).toBe(CLAIM);
  });

  it('waits for a model where there is none, and goes on once there is one', async () => {
    const { extension, model } = stage;
    await stage.afresh({ models: [], roles: {} });
    const panel = await emptyPanel();
    await panel.getByRole('button', { name: 'Begin a sample check' }).click();
    await panel.getByText('No model is chosen yet').waitFor();
    expect(await panel.getByRole('button', { name: 'Go on' }).count()).toBe(0);
    const entry = { id: 'm', kind: 'endpoint', baseUrl: model.url, model: 'scripted' } as const;
    await extension.setSettings({
      ...{ models: [{ ...entry, name: 'Scripted' }], roles: { default: 'm' } },
      search: { services: { wikipedia: { api: stage.wiki.api } } },
    });
    await panel.reload();
    await panel.getByRole('button', { name: 'Go on' }).focus();
    await panel.keyboard.press('Enter');
    await panel.getByRole('region', { name: 'Verdict' }).waitFor();
    // The button is gone; whoever pressed it goes on at what stands in its place.
    const focus = await panel.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? 'lost' : activeElement?.textContent;
    });
    expect(focus).toContain('Refuted');
  });
});
