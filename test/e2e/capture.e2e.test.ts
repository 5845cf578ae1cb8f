import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Captured, HTML_LIMIT } from '../../lib/claim/captured';
import { claimFrom } from '../../lib/claim/claim-from';
import { bundle } from './bundle';
import { type PageServer, servePages } from './pages';
import { openBrowser, select } from './tab';

declare const Script: { capture(window: Window): Captured };

let browser: Browser;
let server: PageServer;
let script: string;
let page: Page;

beforeAll(async () => {
  script = await bundle('Script', "export { capture } from './lib/claim/capture';");
  server = await servePages();
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(name: string): Promise<void> {
  await page.goto(server.url(name));
}

async function capture(frame: Page | Frame = page): Promise<Captured> {
  await frame.evaluate(script);
  return frame.evaluate(() => Script.capture(window));
}

describe('capture in an article', () => {
  it('returns words, sentence, paragraph and selectors', async () => {
    await open('article');
    await select(page, ['#second', 'tower was built in 1750']);
    const captured = await capture();
    expect(captured).toMatchObject({
      selected: 'tower was built in 1750',
      sentence: 'The clock tower was built in 1750, and its bell weighs 1.4 tonnes.',
      from: 'page',
      url: server.url('article'),
      title: 'A walk along the river Teme',
      language: 'en',
      frame: { top: true, topUrl: server.url('article'), opaqueOrigin: false },
      contentType: 'text/html',
      isPdf: false,
      htmlClipped: false,
    });
    expect(captured.paragraph).toMatch(/^The clock tower .* froze over\.$/);
    expect(captured.quote?.exact).toBe('tower was built in 1750');
    expect(captured.quote?.prefix).toMatch(/wet morning in May\. The clock $/);
    expect(captured.quote?.suffix).toMatch(/^, and its bell weighs 1\.4 tonnes\./);
    const { start = 0, end = 0 } = captured.position ?? {};
    const there = await page.evaluate(
      ([from, to]) => document.body.textContent?.slice(from, to),
      [start, end],
    );
    expect(there).toBe('tower was built in 1750');
    expect(captured.html).toContain('<h1>A walk along the river Teme</h1>');
    const { innerText } = captured;
    expect(innerText).toContain('SUNDAY WALKS');
    expect(innerText).not.toContain('1650');
  });

  it('goes across inline elements and leaves the selection as it was', async () => {
    await open('article');
    await select(page, ['#first', 'who keeps the'], ['#first', 'older than']);
    const read = () =>
      page.evaluate(() => {
        const s = getSelection();
        return [String(s), s?.anchorOffset, s?.focusOffset, document.body.innerHTML.length];
      });
    const before = await read();
    const captured = await capture();
    expect(captured.selected).toBe(
      'who keeps the town’s archive, says that the weir beneath it is older than',
    );
    expect(captured.sentence).toBe(
      'Dr. Eleanor Marsh, who keeps the town’s archive, says that the weir beneath it is older than the bridge.[1]',
    );
    expect(await read()).toEqual(before);
  });

  it('reads a selection made backwards', async () => {
    await open('article');
    await select(page, ['#second', 'its bell'], ['#second', '1.4 tonnes'], true);
    expect((await capture()).selected).toBe('its bell weighs 1.4 tonnes');
  });

  it('keeps paragraphs apart, and leaves scripts and hidden text out', async () => {
    await open('article');
    await select(page, ['#first', 'We met her'], ['#third', 'who paid for it.']);
    const captured = await capture();
    expect(captured.selected.split('\n').filter(Boolean)).toHaveLength(3);
    expect(captured.selected).toMatch(/morning in May\.\n+The clock tower/);
    expect(captured.quote?.exact).not.toContain('script');
    expect(captured.paragraph.split('\n')).toHaveLength(4);
    const claim = claimFrom({
      captured,
      menuText: captured.selected.replace(/\s*\n\s*/g, ''),
      now: '2026-05-03T10:00:00Z',
    });
    expect(claim.selected).toBe(captured.selected);
    expect(claim.text).toContain('morning in May. The clock tower');
  });

  it('makes a cut word whole and puts a fragment into its sentence', async () => {
    await open('article');
    await select(page, ['#second', 'ock tower was built in 17']);
    const cut = await capture();
    expect(cut.selected).toBe('ock tower was built in 17');
    expect(cut.whole).toBe('clock tower was built in 1750');
    await select(page, ['#second', '1963']);
    const year = claimFrom({ captured: await capture(), now: '2026-05-03T10:00:00Z' });
    expect(year.text).toMatch(/^It has struck every hour .* froze over\.$/);
    expect(year.selected).toBe('1963');
  });

  it('reads line breaks, entities and invisible characters as a reader does', async () => {
    await open('article');
    await select(page, ['#third', 'remembers'], ['#third', 'no']);
    const captured = await capture();
    expect(captured.selected.replace(/\s+/g, ' ')).toBe(
      'remembers who paid for it. A stone by the door names “the wool merchants”, but gives no',
    );
    expect(captured.sentence).toMatch(/^Nobody remembers/);
  });

  it('takes a table row as the paragraph of a cell', async () => {
    await open('article');
    await select(page, ['#cell', 'Dinham Bridge']);
    const captured = await capture();
    expect(captured.selected).toBe('Dinham Bridge');
    expect(captured.paragraph).toBe('Dinham Bridge 3 arches of sandstone');
  });

  it('takes title and address of the document, not an element that bears the name', async () => {
    await open('article');
    await page.evaluate(() => {
      const names = ['title', 'URL', 'contentType'];
      document.body.insertAdjacentHTML(
        'beforeend',
        names.map((name) => `<form name="${name}"></form>`).join(''),
      );
    });
    await select(page, ['#second', 'tower was built in 1750']);
    expect(await capture()).toMatchObject({
      url: server.url('article'),
      title: 'A walk along the river Teme',
      contentType: 'text/html',
    });
  });

  it('says so when nothing is selected', async () => {
    await open('article');
    const captured = await capture();
    expect(captured).toMatchObject({ selected: '', sentence: '', from: 'nothing' });
    expect(captured.quote).toBeUndefined();
    const { innerText } = captured;
    expect(innerText).toContain('The clock tower was built in 1750');
  });
});

describe('capture in difficult places', () => {
  it('reads open shadow roots, however deep', async () => {
    await open('shadow');
    await select(page, ['#nested >>> #inner', 'carried 214 passengers']);
    const inner = await capture();
    expect(inner.selected).toBe('carried 214 passengers');
    expect(inner.sentence).toBe('The ferry carried 214 passengers a day.');
    expect(inner.position).toBeUndefined();
    expect(inner.quote?.suffix).toMatch(/^ a day\. It stopped/);
    await select(page, ['#nested >>> #deep >>> #innermost', 'counted 38 ships']);
    expect((await capture()).sentence).toBe(
      'Two shadow roots down, the lighthouse keeper counted 38 ships.',
    );
    await select(page, ['#slotted', 'harbour closed']);
    expect((await capture()).sentence).toBe(
      'The slotted lead says that the harbour closed in 1932.',
    );
    const { innerText } = inner;
    expect(innerText).toContain('The ferry carried 214 passengers');
  });

  it('reads a same-origin frame and a sandboxed one', async () => {
    await open('frames');
    for (const [id, opaqueOrigin] of [
      ['same', false],
      ['sandboxed', true],
    ] as const) {
      const frame = await (await page.$(`#${id}`))?.contentFrame();
      if (!frame) throw new Error('no frame');
      await frame.evaluate(() => {
        const text = document.getElementById('text')?.firstChild;
        if (text) getSelection()?.setBaseAndExtent(text, 4, text, 35);
      });
      const captured = await capture(frame);
      expect(captured.selected).toBe('Leuchtturm wurde 1887 erbaut. E');
      expect(captured.language).toBe('de');
      expect(captured.frame.top).toBe(false);
      expect(captured.frame.opaqueOrigin).toBe(opaqueOrigin);
    }
    expect((await capture()).from).toBe('nothing');
  });

  it('reads what is selected in a form field, never a password', async () => {
    await open('fields');
    const inField = async (id: string, from: number, to: number) => {
      await page.evaluate(
        ([id, from, to]) => {
          const field = document.getElementById(id as string) as HTMLInputElement;
          field.focus();
          try {
            field.setSelectionRange(from as number, to as number);
          } catch {
            field.select();
          }
        },
        [id, from, to],
      );
      return capture();
    };
    const letter = await inField('letter', 33, 54);
    expect(letter).toMatchObject({
      selected: 'bridge has four arche',
      whole: 'bridge has four arches',
      sentence: 'your paper says the bridge has four arches.',
      from: 'field',
    });
    expect(letter.quote).toBeUndefined();
    expect((await inField('search', 0, 15)).selected).toBe('how many arches');
    for (const id of ['password', 'shown-password', 'mail']) {
      expect((await inField(id, 0, 30)).selected).toBe('');
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await select(page, ['#editable', 'the bridge has three']);
    expect(await capture()).toMatchObject({ selected: 'the bridge has three', from: 'page' });
  });

  it('finds sentences in scripts without spaces', async () => {
    await open('cjk');
    await select(page, ['#zh', '三十一米']);
    const zh = await capture();
    expect(zh.sentence).toBe('它高三十一米，是全省最高的灯塔。');
    await select(page, ['#ja', '1887年']);
    expect(await capture()).toMatchObject({
      sentence: 'この灯台は1887年に建てられました。',
      language: 'ja',
    });
  });

  it('clips a page that is too large and says so', async () => {
    await open('article');
    await page.evaluate((limit) => {
      const data = document.createElement('script');
      data.type = 'application/json';
      data.textContent = 'x'.repeat(limit);
      document.body.prepend(data);
    }, HTML_LIMIT);
    await select(page, ['#second', 'built in 1750']);
    const scripts = await capture();
    expect(scripts.htmlClipped).toBe(true);
    expect(scripts.html).toContain('The clock tower was built in 1750');
    await page.evaluate((limit) => {
      document.body.append('word '.repeat(limit / 4));
    }, HTML_LIMIT);
    const started = Date.now();
    const text = await capture();
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(text.html).toHaveLength(HTML_LIMIT);
    expect(text.selected).toBe('built in 1750');
  });
});
