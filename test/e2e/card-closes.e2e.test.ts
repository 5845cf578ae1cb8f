import { beforeEach, describe, expect, it } from 'vitest';
import { card, mark, onMarkedPages, open, page, show, tower } from './marked-page';
import { refuted } from './sample-marks';
import { selectWords } from './select-words';

onMarkedPages();

const struck = 'It has struck every hour since then, except for eleven days in 1963';
const other = { check: 'c2', at: '2026-05-04T10:00:00.000Z' };

describe('an open card', () => {
  beforeEach(() => open('article'));
  const openCard = async () => {
    await mark().first().click();
    await card().waitFor();
  };

  it('lies over all signs', async () => {
    await show(refuted(tower));
    await show(refuted('when the Teme froze over.', other));
    await openCard();
    const under = await mark()
      .nth(1)
      .evaluate((sign) => {
        const card = (sign.getRootNode() as ShadowRoot).querySelector('.card');
        if (!card) throw new Error('no card');
        const { left, top } = card.getBoundingClientRect();
        const style = (sign as HTMLElement).style;
        style.left = `${left + scrollX + 40}px`;
        style.top = `${top + scrollY + 40}px`;
        const { x, y, width, height } = sign.getBoundingClientRect();
        const at = (sign.getRootNode() as ShadowRoot).elementFromPoint(
          x + width / 2,
          y + height / 2,
        );
        return at !== null && card.contains(at);
      });
    expect(under).toBe(true);
  });

  it('closes when text is selected elsewhere, not when its own is', async () => {
    await show(refuted(tower));
    await openCard();
    await card().locator('p').first().dblclick();
    await page.waitForTimeout(100);
    expect(await card().count()).toBe(1);
    await selectWords(page, struck);
    await expect.poll(() => card().count()).toBe(0);
  });

  it('does not open under a hand that selects text', async () => {
    await show(refuted(tower));
    const box = await mark().boundingBox();
    if (!box) throw new Error('no mark');
    await page.mouse.move(box.x - 200, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 5, box.y + 5, { steps: 5 });
    await page.waitForTimeout(300);
    expect(await card().count()).toBe(0);
    await page.mouse.up();
  });

  it('stays for a small scroll and closes when its claim has left the screen', async () => {
    await show(refuted(tower));
    await openCard();
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await page.waitForTimeout(100);
    expect(await card().count()).toBe(1);
    await page.evaluate(() => scrollBy({ top: 1200, behavior: 'instant' }));
    await expect.poll(() => card().count()).toBe(0);
  });

  it('stays where the keyboard brings the page to a claim far down', async () => {
    await page.addStyleTag({ content: 'html { scroll-behavior: smooth }' });
    await show(refuted('the mill has been a bakery since 1978'));
    await mark().focus();
    await page.waitForTimeout(1500);
    expect(await card().count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  it('closes when another check is begun, and stays when its own goes on', async () => {
    await show(refuted(tower, { stand: undefined, label: 'Round 1 of at most 3' }));
    await openCard();
    await show(refuted(tower));
    expect(await card().locator('strong').textContent()).toBe('Refuted');
    await show(refuted(struck, other));
    expect(await card().count()).toBe(0);
  });

  it('gives way to the card of another claim', async () => {
    await show(refuted(tower));
    await show(refuted('Nobody remembers who paid for it.', { ...other, label: 'Stopped' }));
    await mark().first().focus();
    await card().waitFor();
    await mark().nth(1).hover();
    await expect.poll(() => card().locator('strong').allTextContents()).toEqual(['Stopped']);
    await page.mouse.move(5, 690);
    await card().waitFor({ state: 'detached' });
  });
});
