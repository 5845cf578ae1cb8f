import { describe, expect, it } from 'vitest';
import { card, onMarkedPages, open, page, painted, send, show, tower } from './marked-page';
import { refuted } from './sample-marks';

onMarkedPages();

const on = (day: number) => `2026-05-0${day}T10:00:00.000Z`;
const later = (exact: string, check: string, day: number) =>
  refuted(exact, { check, at: on(day), stand: 'supported', label: 'Supported' });
/** Signs a reader can see, by what they say. */
const signs = () =>
  page
    .locator('crossexam-marks .mark:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));

describe('a sentence checked several times', () => {
  it('has the newest check’s sign and underline, in whichever order they were painted', async () => {
    await open('article');
    await show(later(tower, 'c2', 2));
    await show(refuted(tower, { at: on(1) }));
    await show(refuted(tower, { check: 'c0', at: on(3), stand: 'halted', label: 'Stopped' }));
    expect(await signs()).toEqual(['halted']);
    expect(await painted()).toEqual({ 'crossexam-halted-light': tower });
    await send({ to: 'page', call: 'inline/clear', input: { check: 'c0' } });
    expect(await signs()).toEqual(['supported']);
    expect(await painted()).toEqual({ 'crossexam-supported-light': tower });
  });

  it('has one sign for the keyboard too, and its card leads to the others', async () => {
    await open('article');
    await show(refuted(tower, { at: on(1) }));
    await show(later(tower, 'c2', 2));
    await page.keyboard.press('Tab');
    const reached: (string | null)[] = [];
    for (let tab = 0; tab < 8; tab++) {
      reached.push(
        await page.evaluate(() => {
          const inside = document.querySelector('crossexam-marks')?.shadowRoot?.activeElement;
          return inside?.matches('.mark') ? inside.getAttribute('data-state') : null;
        }),
      );
      await page.keyboard.press('Tab');
    }
    expect(reached.filter(Boolean)).toEqual(['supported']);
    await page.locator('crossexam-marks .mark:visible').click();
    expect(await card().locator('strong').textContent()).toBe('Supported');
    const other = card().locator('.also button');
    expect(await other.allTextContents()).toEqual(['Refuted']);
    await other.click();
    expect(await page.evaluate(() => window.extension.opened)).toEqual(['c1']);
    expect(await card().count()).toBe(0);
  });

  it.each([
    ['a part of it', 'The clock tower was built in 1750', tower, 1],
    ['without its full stop', tower.slice(0, -1), tower, 1],
    [
      'with the sentence behind it',
      tower,
      `${tower} It has struck every hour since then, except for eleven days in 1963 when the Teme froze over.`,
      2,
    ],
    ['another one', tower, 'It has struck every hour since then', 2],
    ['in two parts', 'The clock tower was built in 1750', 'its bell weighs 1.4 tonnes', 2],
  ])('is the same sentence or not: %s', async (_name, one, other, count) => {
    await open('article');
    await show(refuted(one));
    await show(later(other, 'c2', 2));
    expect(await signs()).toHaveLength(count);
  });

  it('goes back to the older check while the newer one’s words are gone from the page', async () => {
    await open('article');
    const part = 'The clock tower was built in 1750';
    await show(refuted(part, { at: on(1) }));
    await show(later(tower, 'c2', 2));
    expect(await signs()).toEqual(['supported']);
    await page.evaluate(() => {
      const text = document.querySelector('#second')?.firstChild as Text;
      text.data = text.data.replace('1.4 tonnes', '1.5 tonnes');
    });
    await expect.poll(signs).toEqual(['refuted']);
    expect(await painted()).toEqual({ 'crossexam-refuted-light': part });
  });
});
