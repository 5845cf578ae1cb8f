import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gallery, openGallery, stateNames } from '../gallery/open-gallery';

const NARROW = 320;
const WIDE = 800;
/** Views that are laid out otherwise when wide; the others only have longer lines. */
const laidOutWide = /^(?:settings|history|compare)/u;
const slow = 120_000;

let gallery: Gallery;
let axe: string;

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  gallery = await openGallery();
}, slow);

afterAll(() => gallery?.close());

/** What axe finds wrong, one line per rule with the first place; by all its rules, or by one. */
async function violations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const runOnly = rule ? `, runOnly: ["${rule}"]` : '';
  const results = (await page.evaluate(
    `axe.run(document, { resultTypes: ["violations"]${runOnly} })`,
  )) as AxeResults;
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  );
}

/** Elements that stick out of the panel to the side. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[class*="sr-only"], svg'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 0.5 || left < -0.5;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

describe('every state of the panel', () => {
  it.concurrent.each(stateNames)(
    '%s is accessible and fits, narrow and wide, light and dark',
    async (state) => {
      const page = await gallery.show(state, 'light', NARROW);
      try {
        await openEverything(page);
        expect(await overflowing(page), 'narrow').toEqual([]);
        expect(await violations(page), 'narrow').toEqual([]);
        // Between the schemes only colours differ.
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, 'color-contrast'), 'dark').toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: WIDE, height: 900 });
        expect(await overflowing(page), 'wide').toEqual([]);
        if (laidOutWide.test(state)) expect(await violations(page), 'wide').toEqual([]);
      } finally {
        await page.close();
      }
    },
    slow,
  );
});

describe('the panel in use', () => {
  const using = async (state: string, use: (page: Page) => Promise<void>, width = 420) => {
    const page = await gallery.show(state, 'light', width);
    try {
      await use(page);
    } finally {
      await page.close();
    }
  };

  it('leads from a mark to its quotation and opens the folded evidence on the way', () =>
    using('running-2', async (page) => {
      const quotation = page.locator('#evidence-2');
      expect(await quotation.isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Evidence 2' }).first().click();
      await expect.poll(() => quotation.isVisible()).toBe(true);
    }));

  it('shows the dialog for a model accessibly, and Escape closes it', () =>
    using('settings-first', async (page) => {
      await page.getByRole('button', { name: 'Add a model' }).click();
      await page.getByLabel('Provider').selectOption('OpenRouter');
      expect(await page.getByLabel('Base URL').inputValue()).toBe('https://openrouter.ai/api/v1');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }));

  it('runs an edited claim only when it is another one', () =>
    using('refuted', async (page) => {
      await page.getByRole('button', { name: 'Edit the claim' }).click();
      const run = page.getByRole('button', { name: 'Run again', exact: true });
      expect(await run.isDisabled()).toBe(true);
      await page.getByLabel('Claim').fill('The Harbour Tower was built in 1889.');
      expect(await run.isEnabled()).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Run again by another protocol' }).click();
      await page.keyboard.press('Escape');
      expect(await run.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await run.count()).toBe(0);
    }));

  it('filters the history by verdict and finds by words', () =>
    using('history', async (page) => {
      const rows = page.getByRole('listitem');
      expect(await rows.count()).toBe(6);
      await page.getByRole('button', { name: 'Refuted', exact: true }).click();
      expect(await rows.count()).toBe(1);
      await page.getByRole('button', { name: 'Refuted', exact: true }).click();
      await page.getByLabel('Search claims and evidence').fill('cats');
      expect(await rows.count()).toBe(1);
      await page.getByLabel('Search claims and evidence').fill('nothing like it');
      expect(await page.getByText('No check matches.').isVisible()).toBe(true);
    }));

  it('asks before it deletes', () =>
    using('history', async (page) => {
      await page.getByRole('button', { name: 'Delete this check' }).first().click();
      const dialog = page.getByRole('dialog');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => dialog.count()).toBe(0);
    }));

  it('takes the focus along: to the row beside a deleted one, and into a check that is opened', () =>
    using('history', async (page) => {
      const focus = page.locator(':focus');
      await page.getByRole('button', { name: 'Delete this check' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => focus.textContent()).toContain('tallest structure');
      await page.keyboard.press('Enter');
      await expect.poll(() => focus.evaluate((element) => element.tagName)).toBe('MAIN');
    }));

  it('parts facts for a screen reader as for the eye', () =>
    using('refuted', async (page) => {
      const evidence = page.locator('summary').filter({ hasText: 'Evidence' });
      expect(await evidence.innerText()).toContain('3 against · 1 for · 1 context');
    }));

  it('keeps the focus on a button while what it began goes on', () =>
    using('interrupted', async (page) => {
      const button = page.getByRole('button', { name: 'Go on' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
      await page.waitForTimeout(100);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
    }));

  it('says that access was denied, and asks again', () =>
    using('paused-access', async (page) => {
      await page.getByRole('button', { name: 'Allow access' }).click();
      const denied = page.getByRole('alert').filter({ hasText: 'The check stays paused' });
      await denied.waitFor();
      expect(await violations(page)).toEqual([]);
      await denied.getByRole('button', { name: 'Ask again' }).click();
      await expect.poll(() => denied.count()).toBe(0);
    }));

  it('offers other protocols beside “Check again”, each with what it costs', () =>
    using(
      'refuted',
      async (page) => {
        const open = page.getByRole('button', { name: 'Check again by another protocol' });
        const choice = page.getByRole('button', { name: /^DebateCV/u });
        expect(await choice.isVisible()).toBe(false);
        await open.click();
        expect(await choice.textContent()).toContain('Up to 11 calls');
        const box = await page.locator(':popover-open').boundingBox();
        expect(box && box.height > 200 && box.y >= 0 && box.y + box.height <= 900).toBe(true);
        expect(await page.getByRole('button', { name: /^Tool-MAD/u }).count()).toBe(0);
        expect(await overflowing(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        expect(await choice.isVisible()).toBe(false);
        await open.click();
        await choice.click();
        expect(await choice.isVisible()).toBe(false);
      },
      320,
    ));

  it('lets the arrow keys into a menu and through it', () =>
    using('refuted', async (page) => {
      const focus = page.locator(':focus');
      await page.getByRole('button', { name: 'Copy or save' }).focus();
      for (const [key, name] of [
        ['ArrowDown', 'Copy as text'],
        ['ArrowDown', 'Save as Markdown'],
        ['End', 'Save as JSON'],
        ['ArrowDown', 'Copy as text'],
        ['ArrowUp', 'Save as JSON'],
      ] as const) {
        await page.keyboard.press(key);
        expect(await focus.textContent()).toContain(name);
      }
      await page.keyboard.press('Escape');
      expect(await focus.textContent()).toContain('Copy or save');
    }));

  it('leads from a refused key to the very field it is typed in, once', () =>
    using('paused-key', async (page) => {
      await page.getByRole('button', { name: 'Change the key' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Base URL').inputValue()).toContain('api.openai.com');
      const key = dialog.getByLabel('API key');
      expect(await key.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('heading', { name: 'Models' }).waitFor();
      expect(await dialog.count()).toBe(0);
    }));

  it.each([
    ['paused-quota', 'Change the model’s settings', 'gpt-4o-mini'],
    ['paused-no-model', 'Choose a model', undefined],
  ])('leads on from %s by “%s”', (state, name, model) =>
    using(state, async (page) => {
      expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
      await page.getByRole('button', { name }).click();
      await page.getByRole('heading', { name: 'Models' }).waitFor({ state: 'attached' });
      const dialog = page.getByRole('dialog');
      expect(await dialog.count()).toBe(model ? 1 : 0);
      if (!model) return;
      expect(await dialog.getByLabel('Model', { exact: true }).inputValue()).toBe(model);
    }),
  );

  it('copies a check as text, and saves it as a report', () =>
    using('keep', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Copy as text' }).click();
      await page.getByText('The report was copied.').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Refuted, almost certain');
      expect(copied).toContain('[1] “designed and built the tower from 1887 to 1889”');
      for (const [name, ending] of [
        ['Save as Markdown', '.md'],
        ['Save as JSON', '.json'],
      ] as const) {
        await page.getByRole('button', { name: 'Copy or save' }).click();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        expect(file.suggestedFilename()).toBe(
          `crossexam-2026-05-04-the-harbour-tower-was-built-in${ending}`,
        );
      }
    }));

  it('shows every claim of a selection, each with its state, and leads to the next', () =>
    using('one-of-three', async (page) => {
      const claims = page.getByRole('navigation', { name: 'Claims of your selection' });
      expect(await claims.textContent()).toContain('Claim 2 of 3');
      const names = await claims
        .getByRole('listitem')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
      expect(names).toEqual([
        'Claim 1, Supported: The bell is older than the tower.',
        'Claim 2, Refuted: The Harbour Tower was built in 1750.',
        'Claim 3, running: Six million people came in 2025.',
      ]);
      await claims.getByRole('button', { name: 'The next claim' }).click();
      // The gallery has no third check: that it was asked for is what is looked at.
      await page.getByRole('heading', { name: 'This check is gone' }).waitFor();
    }));

  it('puts two checks of a claim side by side, and another in the place of one', () =>
    using(
      'compare-overruled',
      async (page) => {
        const names = () => page.getByRole('heading', { level: 2 }).allTextContents();
        expect(await names()).toEqual(['Tool-MAD', 'MAD']);
        const [left, right] = await Promise.all(
          [0, 1].map((n) => page.getByRole('article').nth(n).boundingBox()),
        );
        expect(left?.y).toBe(right?.y);
        await page.getByLabel('Shown check').last().selectOption('debate-cv');
        expect(await names()).toEqual(['Tool-MAD', 'DebateCV']);
        await page.getByRole('button', { name: 'Back to the history' }).click();
        expect(await page.getByLabel('Search claims and evidence').isVisible()).toBe(true);
      },
      640,
    ));

  it('is never blank: what cannot be drawn offers reset and export', () =>
    using('broken', async (page) => {
      for (const name of ['Try again', 'Reset settings', 'Export everything']) {
        expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
      }
      await page.getByRole('button', { name: 'History' }).click();
      expect(await page.getByLabel('Search claims and evidence').isVisible()).toBe(true);
    }));

  it('can be walked through by keyboard, with the focus in sight', () =>
    using('refuted', async (page) => {
      const names: string[] = [];
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          return {
            name: element.getAttribute('aria-label') ?? element.innerText,
            outline: getComputedStyle(element).outlineStyle,
          };
        });
        expect(focus.outline, focus.name).not.toBe('none');
        names.push(focus.name);
      }
      expect(names.slice(0, 6)).toEqual([
        'Check',
        'History',
        'Library',
        'Settings',
        'Edit the claim',
        'A walk along the river',
      ]);
    }));
});

describe('a check that goes on while someone reads', () => {
  const next = (page: Page) => page.evaluate(() => dispatchEvent(new Event('gallery-next')));
  const top = (page: Page) =>
    page
      .locator('#round-1 article:last-child')
      .evaluate((element) => element.getBoundingClientRect().top);

  it('moves nothing that is being read, offers the new round, and says once what happened', async () => {
    const page = await gallery.show('playing', 'light', 420);
    try {
      await page.setViewportSize({ width: 420, height: 420 });
      const said = page.locator('[aria-live="polite"].sr-only, p[class*="sr-only"][aria-live]');
      expect(await said.textContent()).toBe('');
      await page.evaluate(() =>
        document.querySelector('#round-1 article:last-child')?.scrollIntoView({ block: 'start' }),
      );
      const before = await top(page);
      await next(page);
      const chip = page.getByRole('link', { name: 'New round' });
      await chip.waitFor();
      expect(await top(page)).toBe(before);
      expect(await said.textContent()).toBe('Round 2: Page reader answered Refuted.');

      await next(page);
      await page.getByRole('region', { name: 'Verdict' }).waitFor({ state: 'attached' });
      // Less than a pixel: the browser anchors on whole pixels.
      await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(1);
      expect(await said.textContent()).toContain('Verdict: Refuted, almost certain.');
    } finally {
      await page.close();
    }
  });

  it('goes to the new round when asked, and then offers nothing more', async () => {
    const page = await gallery.show('playing', 'light', 420);
    try {
      await page.setViewportSize({ width: 420, height: 420 });
      await next(page);
      const chip = page.getByRole('link', { name: 'New round' });
      await chip.click();
      await expect.poll(() => chip.count()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Round 2', exact: true }).isVisible()).toBe(
        true,
      );
    } finally {
      await page.close();
    }
  });
});
