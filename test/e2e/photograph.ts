import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Saves a picture of a whole page. Its scroll bar is put away before: Chromium leaves it out of the picture but
 * lays the page out anew without it, so that the right edge would be missing.
 */
export async function photograph(page: Page, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const bar = (width: string) =>
    page.evaluate((value) => {
      document.documentElement.style.scrollbarWidth = value;
    }, width);
  await bar('none');
  await page.screenshot({ path, fullPage: true });
  await bar('');
}
