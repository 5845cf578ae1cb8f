import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Gallery, openGallery } from '../gallery/open-gallery';

const slow = 120_000;

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
}, slow);

afterAll(() => gallery?.close());

async function using(state: string, use: (page: Page) => Promise<void>) {
  const page = await gallery.show(state, 'light', 420);
  try {
    await use(page);
  } finally {
    await page.close();
  }
}

it('tells of each file what came of it', () =>
  using('library-added', async (page) => {
    await page.getByText('2 of 6 texts added').waitFor();
    await page.getByText('copy.txt is already there as “Council minutes 1886”.').waitFor();
    for (const name of ['locked.pdf', 'scan.pdf', 'table.xlsx'])
      expect(await page.getByText(name).isVisible(), name).toBe(true);
  }));

it('shows how far many files are, and can leave out the rest', () =>
  using('library-adding', async (page) => {
    await page.getByText(/^File 1 of 3: a-very-long-name/u).waitFor();
    await page.getByRole('button', { name: 'Stop reading files' }).click();
    await page.getByText(/^a-very-long-name/u).waitFor();
    expect(await page.getByRole('button', { name: 'Stop reading files' }).count()).toBe(0);
  }));

it('opens a text to be read as text, by keyboard, and gives the focus back', () =>
  using('library', async (page) => {
    const row = page.getByRole('button', { name: /^Council minutes 1886/u });
    await row.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Council minutes 1886' });
    await dialog.getByText('<b>What looks like markup</b>').waitFor();
    expect(await dialog.locator('b').count()).toBe(0);
    for (const fact of ['18,240 characters', '3 pages', '6 passages', 'added 1 May 2026'])
      expect(await dialog.getByText(fact).isVisible(), fact).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await row.evaluate((button) => button === document.activeElement)).toBe(true);
  }));

it('names a text anew, and goes back to the pencil', () =>
  using('library-renaming', async (page) => {
    const title = page.getByLabel('Title');
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
    await title.fill('  ');
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    const pencil = page.getByRole('button', { name: 'Rename Council minutes 1886' });
    expect(await pencil.evaluate((button) => button === document.activeElement)).toBe(true);
  }));

it('asks before a text is taken out', () =>
  using('library-removing', async (page) => {
    await page.getByRole('dialog').getByText('Delete “Council minutes 1886”').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }));
