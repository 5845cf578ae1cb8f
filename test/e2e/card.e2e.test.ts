import { describe, expect, it } from 'vitest';
import { card, mark, onMarkedPages, open, page, painted, show, tower } from './marked-page';
import { refuted } from './sample-marks';

onMarkedPages();

describe('the card', () => {
  it('opens on hover and closes when the hand leaves', async () => {
    await open('article');
    await show(refuted(tower));
    await mark().hover();
    await card().waitFor();
    expect(await card().locator('strong').textContent()).toBe('Refuted');
    expect(await card().locator('blockquote').count()).toBe(2);
    const links = await card()
      .locator('a')
      .evaluateAll((all) =>
        all.map((a) => [
          (a as HTMLAnchorElement).href,
          a.getAttribute('rel'),
          a.getAttribute('target'),
        ]),
      );
    expect(links[0]?.[0]).toMatch(
      /^https:\/\/en\.wikipedia\.org\/wiki\/Clock_tower#:~:text=The%20tower/,
    );
    expect(links[1]?.[0]).toMatch(/\?id=7#top:~:text=Work%20on%20the%20tower%2C%20paid/);
    expect(
      links.every(([, rel, target]) => rel === 'noopener noreferrer' && target === '_blank'),
    ).toBe(true);
    const box = await card().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    await card().hover();
    await page.mouse.move(5, 690);
    await card().waitFor({ state: 'detached' });
  });

  it('opens on focus, goes to the panel, closes on Escape, and the page hears none of it', async () => {
    await open('article');
    await show(refuted(tower));
    await page.evaluate(() => {
      window.failures = [];
      for (const type of ['keydown', 'click', 'mousedown']) {
        document.addEventListener(type, () => window.failures.push(type));
      }
    });
    await mark().focus();
    await card().waitFor();
    expect(await mark().getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => window.extension.opened)).toEqual(['c1']);
    await mark().click();
    await card().waitFor();
    await page.keyboard.press('Escape');
    expect(await card().count()).toBe(0);
    expect(await page.evaluate(() => window.failures)).toEqual([]);
    await mark().click();
    await page.mouse.click(5, 690);
    expect(await card().count()).toBe(0);
  });

  it('stays on the screen at its edges and on small ones', async () => {
    await page.setViewportSize({ width: 300, height: 500 });
    await open('article');
    await show(refuted(tower));
    await mark().scrollIntoViewIfNeeded();
    await mark().click();
    const box = await card().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(300 - 8);
  });

  it('shows outside text as text and links no scripts', async () => {
    await open('article');
    const words = '<img src=x onerror="failures.push(1)">';
    await show(
      refuted(tower, {
        label: '<b>Refuted</b>',
        quotations: [{ words, publisher: '<i>x</i>', url: 'javascript:failures.push(2)' }],
      }),
    );
    await page.evaluate(() => {
      window.failures = [];
    });
    await mark().click();
    expect(await card().locator('p').textContent()).toBe(`“${words}”`);
    expect(await card().locator('img, b, i, a').count()).toBe(0);
    expect(await page.evaluate(() => window.failures)).toEqual([]);
  });

  it('follows the page into the dark, under a policy that forbids foreign styles', async () => {
    await open('dark');
    await show(
      refuted('The night ferry between the two islands has run without a break since 1954.'),
    );
    expect(Object.keys(await painted())).toEqual(['crossexam-refuted-dark']);
    await mark().click();
    const look = await card().evaluate((c) => {
      const { backgroundColor, borderRadius } = getComputedStyle(c);
      return [backgroundColor, borderRadius];
    });
    expect(look).toEqual(['rgb(30, 33, 37)', '8px']);
  });
});
