import { describe, expect, it } from 'vitest';
import {
  background,
  mark,
  onMarkedPages,
  open,
  page,
  painted,
  script,
  send,
  show,
  tower,
} from './marked-page';
import { quote, refuted } from './sample-marks';

onMarkedPages();

describe('marks in the page', () => {
  it('underline the claim and evidence without touching the page, and leave nothing behind', async () => {
    await open('article');
    const before = await background();
    const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
    const answer = await show(
      refuted(tower, {
        samePage: [
          { e: 3, quote: quote('A stone by the door names “the wool merchants”') },
          { e: 4, quote: quote('Words that are not on this page at all') },
        ],
      }),
    );
    expect(answer).toEqual({
      claim: true,
      evidence: [
        { e: 3, found: true },
        { e: 4, found: false },
      ],
    });
    const paint = await painted();
    expect(paint['crossexam-refuted-light']).toBe(tower);
    expect(paint['crossexam-evidence-light']).toContain('A stone by the door');
    expect(await mark().getAttribute('aria-label')).toBe('Crossexam: Refuted');
    expect(await background()).toBe(before);
    await send({ to: 'page', call: 'inline/clear', input: {} });
    expect(await painted()).toEqual({});
    expect(await background()).toBe(before);
    expect(await page.locator('crossexam-marks').count()).toBe(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets);
  });

  it('follow a check from running to its verdict, and keep two checks apart', async () => {
    await open('article');
    await show(
      refuted(tower, {
        stand: undefined,
        label: 'Round 1 of at most 3',
        confidence: undefined,
        quotations: [],
      }),
    );
    expect(Object.keys(await painted())).toEqual(['crossexam-running-light']);
    expect(await mark().getAttribute('data-state')).toBe('running');
    await show(refuted(tower));
    await show(
      refuted('Nobody remembers who paid for it.', {
        check: 'c2',
        stand: 'supported',
        label: 'Supported',
      }),
    );
    expect(Object.keys(await painted()).sort()).toEqual([
      'crossexam-refuted-light',
      'crossexam-supported-light',
    ]);
    expect(await mark().count()).toBe(2);
    await send({ to: 'page', call: 'inline/clear', input: { check: 'c1' } });
    expect(Object.keys(await painted())).toEqual(['crossexam-supported-light']);
    expect(await mark().count()).toBe(1);
  });

  it('do not mark a changed paragraph (hypothesis/client#258)', async () => {
    await open('article');
    await page.evaluate(() => {
      const text = document.getElementById('second')?.firstChild as Text;
      text.data = text.data.replace('1750', '1760');
    });
    expect((await show(refuted(tower))).claim).toBe(false);
    expect(await painted()).toEqual({});
    expect(await mark().isVisible()).toBe(false);
  });

  it.each([
    [tower, 'It has struck'],
    ['The clock tower was built in 1750', 'and its bell'],
    ['The clock tower was built', ' in 1750, and'],
  ])('keep clear of what follows: %s', async (claim, behind) => {
    await open('article');
    await show(refuted(claim));
    const letter = await page.evaluate((words) => {
      const node = document.querySelector('#second')?.firstChild as Text;
      const at = node.data.indexOf(words) + words.search(/\S/u);
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }, behind);
    const box = await mark().boundingBox();
    if (!box) throw new Error('no mark');
    expect(box.x + box.width <= letter.left || box.y + box.height <= letter.top).toBe(true);
    expect(letter.left - (box.x + box.width)).toBeLessThan(12);
  });

  it('paint text in shadow roots', async () => {
    await open('shadow');
    const words = 'the lighthouse keeper counted 38 ships';
    expect((await show(refuted(words))).claim).toBe(true);
    expect(await mark().isVisible()).toBe(true);
    const box = await page.locator('#innermost').first().boundingBox();
    if (!box) throw new Error('no paragraph');
    const clip = { ...box, x: box.x, width: Math.min(box.width, 600) };
    const with_ = await page.screenshot({ clip });
    await send({ to: 'page', call: 'inline/clear', input: {} });
    const without = await page.screenshot({ clip });
    expect(with_.equals(without)).toBe(false);
  });

  it('underline in a frame, but put nothing else there (nextai-translator#1115)', async () => {
    await open('frames');
    const frame = await (await page.$('#same'))?.contentFrame();
    if (!frame) throw new Error('no frame');
    await frame.evaluate(script);
    const seen = await frame.evaluate((input) => {
      const own = Marks.inline(window, { alive: () => true, openPanel: () => undefined });
      own.handle({ to: 'page', call: 'inline/show', input });
      const names = [...CSS.highlights.keys()];
      return [names, document.querySelector('crossexam-marks')?.shadowRoot?.childElementCount];
    }, refuted('Der Leuchtturm wurde 1887 erbaut.'));
    expect(seen).toEqual([['crossexam-refuted-light'], 0]);
  });

  it('wait for content that loads late, then are quiet (Textmarker#39)', async () => {
    await open('lazy');
    const words = 'the reservoir holds 61 million litres';
    expect((await show(refuted(words))).claim).toBe(false);
    await page.evaluate(() => window.load());
    await expect.poll(painted).toEqual({ 'crossexam-refuted-light': words });
    // Quiet: a change elsewhere costs no walk through the page, which would ask for every paragraph's style.
    const asked = await page.evaluate(async () => {
      let asked = 0;
      const styleOf = window.getComputedStyle.bind(window);
      window.getComputedStyle = (element, pseudo) => {
        asked += 1;
        return styleOf(element, pseudo);
      };
      document.body.append('Something else.');
      await new Promise((wake) => setTimeout(wake, 800));
      return asked;
    });
    expect(asked).toBeLessThan(20);
    expect(await painted()).toEqual({ 'crossexam-refuted-light': words });
  });

  it('leave a live list working and follow it (selection-highlighter#34)', async () => {
    await open('live-list');
    const words = 'The new school will cost 12 million pounds';
    await show(refuted(words));
    const draw = (change: string) =>
      page.evaluate((change) => {
        const items = window.start.map((item) => ({ ...item }));
        if (change === 'reverse') items.reverse();
        if (change === 'rewrite')
          for (const item of items) item.text = item.text.replace('12', '15');
        if (change === 'drop') items.splice(1, 1);
        window.render(items);
      }, change);
    await draw('reverse');
    await expect.poll(painted).toEqual({ 'crossexam-refuted-light': words });
    await draw('rewrite');
    await expect.poll(painted).toEqual({});
    await expect.poll(() => mark().isVisible()).toBe(false);
    await draw('back');
    await expect.poll(painted).toEqual({ 'crossexam-refuted-light': words });
    await draw('drop');
    await expect.poll(painted).toEqual({});
    await draw('back');
    await expect.poll(painted).toEqual({ 'crossexam-refuted-light': words });
    expect(await page.evaluate(() => window.failures)).toEqual([]);
  });

  it('go when the extension is gone (sourcegraph-public-snapshot#4413)', async () => {
    await open('article');
    await show(refuted(tower));
    await page.evaluate(() => {
      window.extension.alive = false;
    });
    await expect.poll(() => page.locator('crossexam-marks').count()).toBe(0);
    expect(await painted()).toEqual({});
  });

  it('scroll to claim and evidence, and let them shine for a moment', async () => {
    await open('article');
    const evidence = { e: 2, quote: quote('the mill has been a bakery since 1978') };
    await show(refuted(tower, { samePage: [evidence] }));
    const input = { check: 'c1', evidence: 2 };
    expect(await send({ to: 'page', call: 'inline/scroll-to', input })).toEqual({ found: true });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect((await painted())['crossexam-shine-light']).toBe(evidence.quote.exact);
    await expect.poll(async () => 'crossexam-shine-light' in (await painted())).toBe(false);
    const unknown = { check: 'c9', quote: quote('trains go every hour') };
    await send({ to: 'page', call: 'inline/clear', input: {} });
    expect(await send({ to: 'page', call: 'inline/scroll-to', input: unknown })).toEqual({
      found: true,
    });
    await expect.poll(() => page.locator('crossexam-marks').count()).toBe(0);
    const missing = { check: 'c9' };
    expect(await send({ to: 'page', call: 'inline/scroll-to', input: missing })).toEqual({
      found: false,
    });
  });

  it('hide under a header that stays and in a box scrolled away', async () => {
    await open('article');
    await show(refuted(tower));
    expect(await mark().isVisible()).toBe(true);
    await page.evaluate(() => {
      const top = document.getElementById('second')?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - 10, behavior: 'instant' });
    });
    await expect.poll(() => mark().isVisible()).toBe(false);
    await open('dark');
    await show(refuted('the captain claims a record of 51 minutes'));
    await expect.poll(() => mark().isVisible()).toBe(false);
    await page.evaluate(() => {
      const box = document.querySelector('.box');
      if (box) box.scrollTop = 120;
    });
    await expect.poll(() => mark().isVisible()).toBe(true);
  });
});
