import type { Page } from 'playwright-core';

/**
 * Selects words in a page as a reader's mouse would, white space aside, and scrolls to them.
 * @throws when the page does not have these words
 */
export async function selectWords(page: Page, words: string): Promise<void> {
  const found = await page.evaluate((wanted) => {
    const pattern = wanted
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: { node: Node; start: number }[] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript, template')) continue;
      nodes.push({ node, start: text.length });
      text += node.nodeValue ?? '';
    }
    const match = new RegExp(pattern).exec(text);
    if (!match) return false;
    const place = (offset: number) => {
      const at = nodes.findLast(({ start }) => start <= offset);
      return at ? { node: at.node, offset: offset - at.start } : undefined;
    };
    const from = place(match.index);
    // The last character's node, not the next one's start.
    const last = place(match.index + match[0].length - 1);
    if (!from || !last) return false;
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(last.node, last.offset + 1);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    from.node.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  }, words);
  if (!found) throw new Error(`the page ${page.url()} does not contain the words “${words}”`);
}
