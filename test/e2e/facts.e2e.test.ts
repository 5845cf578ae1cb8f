import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gallery, openGallery } from '../gallery/open-gallery';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
}, 120_000);
afterAll(() => gallery?.close());

const states = ['made-how', 'compare', 'right-to-left', 'history-compare', 'library'];

/** Points a reader sees at the beginning or end of a line, with the text around; how many stand between facts. */
const dangling = (page: Page): Promise<{ between: number; faults: string[] }> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const boxOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const seen = (element: Element | null, box: DOMRect): boolean => {
      for (let at = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'clip') continue;
        const frame = at.getBoundingClientRect();
        if (box.right <= frame.left + 1 || box.left >= frame.right - 1) return false;
      }
      return true;
    };
    const faults: string[] = [];
    let between = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text) {
      for (const { index } of node.data.matchAll(/·/g)) {
        const box = boxOf(node, index);
        if (box.width === 0 || !seen(node.parentElement, box)) continue;
        const block = node.parentElement?.closest('p, h2, h3, summary, figcaption, button, dialog');
        const inside = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
        let left = false;
        let right = false;
        for (let other = inside.nextNode() as Text | null; other; other = inside.nextNode() as Text)
          for (const { index } of other.data.matchAll(/[^\s·]/g)) {
            const letter = boxOf(other, index);
            if (letter.top >= box.bottom || letter.bottom <= box.top) continue;
            left ||= letter.right <= box.left + 1;
            right ||= letter.left >= box.right - 1;
          }
        if (left && right) between += 1;
        else faults.push(block?.textContent ?? node.data);
      }
    }
    return { between, faults };
  });

describe('facts in a row', () => {
  it.each(states)('neither begin nor end a line with a point: %s', async (state) => {
    let between = 0;
    for (const width of [320, 355]) {
      const page = await gallery.show(state, 'light', width);
      const found = await dangling(page);
      await page.close();
      expect(found.faults, `${width} px`).toEqual([]);
      between += found.between;
    }
    expect(between).toBeGreaterThan(0);
  });
});
