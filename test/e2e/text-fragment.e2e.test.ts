import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passage } from '../../lib/anchor/text-directives';
import { textFragmentUrl } from '../../lib/anchor/text-fragment';
import { type PageServer, servePages } from './pages';
import { openBrowser } from './tab';
import { follow, highlighted } from './target-text';
import { passages } from './text-fragment-passages';
import { type WptCase, wptPassages } from './text-fragment-wpt';

/** See the data folder's README, `anchoring/`. */
const DATA = join(
  process.env.CROSSEXAM_DATA ?? join(import.meta.dirname, '../../../shared/data'),
  'anchoring',
);
const WPT = 'wpt_text_fragment_navigation';

let browser: Browser;
let server: PageServer;
let page: Page;

beforeAll(async () => {
  const target = join(DATA, `${WPT}_target.html`);
  server = await servePages(existsSync(target) ? { 'wpt.html': readFileSync(target, 'utf8') } : {});
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 800, height: 500 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const linkTo = (name: string, passage: Passage): string => {
  const link = textFragmentUrl(server.url(name), passage);
  if (!link) throw new Error('no link');
  return link;
};

const squeeze = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Whether something of an element is in the window. */
const inView = (id: string) =>
  page.evaluate((id) => {
    const find = (root: ParentNode): Element | null =>
      root.querySelector(`[id="${id}"]`) ??
      [...root.querySelectorAll('*')]
        .map(({ shadowRoot }) => shadowRoot && find(shadowRoot))
        .find(Boolean) ??
      null;
    const box = find(document)?.getBoundingClientRect();
    if (!box) return false;
    const { top, bottom, left, right } = box;
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  }, id);

describe('a link to a passage, followed in a real browser (GoogleChromeLabs/link-to-text-fragment#24, #75)', () => {
  it.each(passages)('$page: $passage.exact', async ({ page: name, passage, at, shines }) => {
    await follow(page, linkTo(name, passage));
    expect(await highlighted(page)).toBe(squeeze(shines ?? passage.exact));
    if (at) expect(await inView(at)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it('names beginning and end of a passage too long to be named whole', async () => {
    await page.goto(server.url('special'));
    const exact = await page.evaluate(() => document.getElementById('long')?.textContent ?? '');
    expect(exact.length).toBeGreaterThan(300);
    await follow(page, linkTo('special', { exact }));
    expect(await highlighted(page)).toBe(exact);
  });

  it('stays at the top for words the page does not hold, and for words it hides', async () => {
    for (const exact of ['no such words', 'Ill-kept secret of the quarry', '本页没有这句话']) {
      await follow(page, linkTo('fragments', { exact }));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await highlighted(page)).toBe('');
    }
  });

  it('is the plain address where a passage has no word', async () => {
    for (const exact of ['…', ' — ', '👩‍👩‍👧', '[ ] | ?']) {
      expect(textFragmentUrl(server.url('fragments'), { exact })).toBe(server.url('fragments'));
    }
  });
});

describe.skipIf(!existsSync(DATA))(
  'cases of the web platform tests (needs anchoring/ in CROSSEXAM_DATA)',
  () => {
    const cases: WptCase[] = existsSync(DATA)
      ? JSON.parse(readFileSync(join(DATA, `${WPT}.json`), 'utf8'))
      : [];

    it('are all accounted for', () => {
      expect(Object.keys(wptPassages).sort()).toEqual(cases.map(({ fragment }) => fragment).sort());
    });

    const ours = cases.flatMap((one) => {
      const passage = wptPassages[one.fragment];
      return passage && typeof passage === 'object' ? [{ ...one, passage }] : [];
    });

    it.each(ours)('$fragment: $description', async ({ passage, expect_position }) => {
      const { element, position = expect_position, ...words } = passage;
      const address = `${server.url('wpt')}${element ? `#${element}` : ''}`;
      await follow(page, textFragmentUrl(address, words) ?? '');
      if (position === 'top') expect(await page.evaluate(() => scrollY)).toBe(0);
      else expect(await inView(position)).toBe(true);
    });
  },
);
