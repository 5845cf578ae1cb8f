import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gallery, openGallery } from '../gallery/open-gallery';

const slow = 120_000;

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
}, slow);

afterAll(() => gallery?.close());

async function using(state: string, use: (page: Page) => Promise<void>, width = 420) {
  const page = await gallery.show(state, 'light', width);
  try {
    await use(page);
  } finally {
    await page.close();
  }
}

const colourOf = (page: Page, words: string) =>
  page.getByText(words).evaluate((element) => getComputedStyle(element).color);

describe('access that is denied', () => {
  const sentences = {
    Brave: 'Brave stays off',
    sources: 'Pages are not read in full',
    test: 'GPT-4o mini was not tested',
    medical: 'The field was not changed',
    address: 'The address was not saved',
    hosts: 'The addresses were not saved',
  };

  it('stores nothing, says what does not work without it, and is asked for again', () =>
    using('settings-denied', async (page) => {
      for (const sentence of Object.values(sentences))
        expect(await page.getByText(sentence).isVisible(), sentence).toBe(true);
      const brave = page.getByRole('switch', { name: 'Brave' });
      const field = page.getByLabel('Field', { exact: true });
      expect(await brave.isChecked()).toBe(false);
      expect(await field.inputValue()).toBe('general');

      const again = (sentence: string) =>
        page.getByRole('alert').filter({ hasText: sentence }).getByRole('button').click();
      for (const sentence of Object.values(sentences)) await again(sentence);
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      expect(await brave.isChecked()).toBe(true);
      expect(await field.inputValue()).toBe('medical');
      expect(await page.getByLabel('Address of the server').inputValue()).toBe(
        'http://localhost:9999',
      );
      expect(await page.getByRole('button', { name: 'Save addresses' }).count()).toBe(0);
    }));

  it('keeps the dialog of a model open, with what was typed', () =>
    using('settings-model-denied', async (page) => {
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByText('The model was not saved').isVisible()).toBe(true);
      expect(await page.getByText('qwen3:8b').count()).toBe(0);
      await dialog.getByRole('button', { name: 'Ask again' }).click();
      await expect.poll(() => dialog.count()).toBe(0);
      expect(await page.getByText('qwen3:8b', { exact: true }).isVisible()).toBe(true);
    }));
});

it('refuses what is no address at its field, and stores none of it', () =>
  using('settings-wrong', async (page) => {
    await page.getByText('“not an address” is no web address').waitFor();
    await page.getByText('No address: a^b and ftp://wiki.local').waitFor();
    const address = page.getByLabel('Address of the server');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    const described = (await address.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const why = described.map((id) => page.locator(`[id="${id}"]`));
    expect(await why.at(-1)?.textContent()).toContain('is no web address');
    await address.fill('localhost:8888');
    expect(await page.getByText('is no web address').count()).toBe(0);
  }));

describe('a test', () => {
  it('says in words, with an icon and a colour, how it went', () =>
    using('settings-tried', async (page) => {
      const good = await colourOf(page, 'Answered in 1,240 ms: ready');
      const bad = await colourOf(page, 'Tavily: it refused the key');
      expect(good).not.toBe(bad);
      expect(await colourOf(page, 'went away')).toBe(bad);
    }));

  it('stands until what was tested is another', () =>
    using('settings-tried', async (page) => {
      const said = page.getByText('it refused the key');
      await page.getByRole('switch', { name: 'Mark claim and evidence' }).click();
      expect(await said.isVisible()).toBe(true);
      await page.getByLabel('Tavily key').fill('another');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(() => said.count()).toBe(0);
    }));

  it('is of what stands in the fields, which is kept first', () =>
    using('settings-unsaved', async (page) => {
      expect(await page.getByText('What you typed is saved first.').count()).toBe(2);
      await page.getByRole('button', { name: 'Test Tavily' }).click();
      await page.getByText('Tavily: it refused the key').waitFor();
      expect(await page.getByLabel('Tavily key').inputValue()).toBe('');
      await page.getByRole('button', { name: 'Test SearXNG' }).click();
      await expect
        .poll(() => page.getByLabel('Address of the server').inputValue())
        .toBe('http://localhost:9999');
      expect(await page.getByText('What you typed is saved first.').count()).toBe(0);
    }));

  it('offers the path that an address lacks, and tries again with it', () =>
    using('settings-no-path', async (page) => {
      await page.getByRole('button', { name: 'Add /v1 and test again' }).click();
      const test = page.getByRole('button', { name: 'Test qwen3:14b' });
      await expect
        .poll(() => test.evaluate((button) => button === document.activeElement))
        .toBe(true);
      await page.getByRole('button', { name: 'Edit qwen3:14b' }).click();
      expect(await page.getByLabel('Base URL').inputValue()).toBe('http://127.0.0.1:11434/v1');
    }));

  it('shows that it goes on, and can be stopped by the same key that started it', () =>
    using('settings-trying', async (page) => {
      const stop = page.getByRole('button', { name: 'Stop testing Tavily' });
      await page
        .getByText(/^Testing \d/u)
        .first()
        .waitFor();
      await stop.focus();
      await page.keyboard.press('Enter');
      await page.getByText('Stopped before an answer came.').waitFor();
      const test = page.getByRole('button', { name: 'Test Tavily' });
      expect(await test.evaluate((button) => button === document.activeElement)).toBe(true);
    }));
});

it('removes a stored key by its own button only, never by Enter in the empty field', () =>
  using('settings-tried', async (page) => {
    const key = page.getByLabel('Tavily key');
    const said = page.getByText('it refused the key');
    await key.press('Enter');
    expect(await said.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Remove the key: Tavily' }).click();
    await expect.poll(() => said.count()).toBe(0);
  }));

it('takes the focus to the next row when a model is deleted', () =>
  using('settings', async (page) => {
    const rows = page.locator('#models li');
    const [before, second] = [await rows.count(), rows.nth(1).getByRole('radio')];
    const name = await second.getAttribute('aria-label');
    await rows
      .first()
      .getByRole('button', { name: /^Delete/u })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows.count()).toBe(before - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      name,
    );
  }));

it('suggests the models a server offers', () =>
  using('settings-model-list', async (page) => {
    await page.getByText('2 models: choose one in the field.').waitFor();
    const names = page.locator('datalist option');
    expect(
      await names.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(['gemma3:4b', 'qwen3:8b']);
  }));

it('says how many checks are deleted, and that they are', () =>
  using('settings-emptying', async (page) => {
    const dialog = page.getByRole('dialog', { name: /all 12 checks/u });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('12 checks deleted').waitFor();
  }));

describe('the sections', () => {
  const current = (page: Page) => page.locator('nav [aria-current="location"]').innerText();

  it('are led to by links that mark the one in view', () =>
    using(
      'settings',
      async (page) => {
        expect(await current(page)).toBe('Models');
        await page.getByRole('link', { name: 'Search', exact: true }).click();
        await expect.poll(() => current(page)).toBe('Search');
        expect(new URL(page.url()).hash).toBe('#search');
        const heading = page.getByRole('heading', { name: 'Search', exact: true });
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(140);
        expect((await heading.boundingBox())?.y).toBeGreaterThan(44);
        // Too near the end to come up; it is marked all the same, and the last one once the page is scrolled there.
        await page.getByRole('link', { name: 'On the page' }).click();
        await expect.poll(() => current(page)).toBe('On the page');
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(() => current(page)).toBe('Models');
      },
      1000,
    ));

  it('are chosen from a list that stays on top where it is narrow', () =>
    using(
      'settings',
      async (page) => {
        const list = page.getByLabel('Section', { exact: true });
        await list.selectOption('Debate');
        await expect.poll(() => list.inputValue()).toBe('debate');
        const heading = page.getByRole('heading', { name: 'Debate', exact: true });
        const [bar, title] = [await list.boundingBox(), await heading.boundingBox()];
        expect(title && bar && title.y > bar.y + bar.height && title.y < 200).toBe(true);
        // Chosen again after it was scrolled away, though the address names it still.
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(() => list.inputValue()).toBe('models');
        await list.selectOption('Debate');
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
      },
      320,
    ));

  it('are gone to at once where the address names one', () =>
    using(
      'settings',
      async (page) => {
        await page.goto(`${page.url()}#data`);
        await page.reload();
        await expect.poll(() => current(page)).toBe('Data');
        expect(await page.getByRole('heading', { name: 'Data' }).isVisible()).toBe(true);
      },
      1000,
    ));
});

it('cuts no choice that a select shows, however narrow', () =>
  using(
    'settings-protocol',
    async (page) => {
      await page.getByText('A model of its own for a role').click();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('select')]
          .filter((select) => select.offsetWidth > 0)
          .flatMap((select) => {
            const probe = document.createElement('span');
            probe.style.font = getComputedStyle(select).font;
            probe.style.position = 'absolute';
            probe.style.whiteSpace = 'nowrap';
            document.body.append(probe);
            const arrow = 24;
            const room =
              select.clientWidth -
              2 * Number.parseFloat(getComputedStyle(select).paddingInlineStart) -
              arrow;
            const wide = [...select.options].filter(({ text }) => {
              probe.textContent = text;
              return probe.offsetWidth > room;
            });
            probe.remove();
            return wide.map(({ text }) => text);
          }),
      );
      expect(cut).toEqual([]);
    },
    320,
  ));
