import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium';

/** Chromium without the extension: for what only needs a real page. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    // Chromium refuses to run as root, as in a container, with its sandbox on.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Selects words in the first text node below `selector` (or between two) that holds them. */
export async function select(
  page: Page,
  from: [selector: string, words: string],
  to: [selector: string, words: string] = from,
  backwards = false,
): Promise<void> {
  await page.evaluate(
    ({ from, to, backwards }) => {
      const find = ([selector, words]: [string, string]): [Text, number] => {
        const root = selector.split(' >>> ').reduce<ParentNode>((at, part) => {
          const found = at.querySelector(part);
          return found?.shadowRoot && !selector.endsWith(part) ? found.shadowRoot : (found ?? at);
        }, document);
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = (node as Text).data.indexOf(words);
          if (at >= 0) return [node as Text, at];
        }
        throw new Error(`"${words}" is not in ${selector}`);
      };
      const [startNode, start] = find(from);
      const [endNode, endAt] = find(to);
      const end = endAt + to[1].length;
      const selection = window.getSelection();
      if (backwards) selection?.setBaseAndExtent(endNode, end, startNode, start);
      else selection?.setBaseAndExtent(startNode, start, endNode, end);
    },
    { from, to, backwards },
  );
}
