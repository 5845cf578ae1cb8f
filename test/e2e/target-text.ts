import type { Page } from 'playwright-core';

/** A colour no page has. The letters get it too, so that every pixel under the highlight has it. */
const COLOUR = [255, 0, 255] as const;
const css = `rgb(${COLOUR.join(' ')})`;

/**
 * The text a browser highlights as a link's text fragment, as far as it is in view. No script can ask for it, so the
 * highlight is painted in a colour of its own, the window photographed, and each letter taken whose place has it.
 * White space is squeezed.
 */
export async function highlighted(page: Page): Promise<string> {
  await page.addStyleTag({
    content: `::target-text { background: ${css} !important; color: ${css} !important }`,
  });
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const text = await page.evaluate(
    async ({ picture, colour }) => {
      const response = await fetch(`data:image/png;base64,${picture}`);
      const bitmap = await createImageBitmap(await response.blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(bitmap, 0, 0);
      const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      const coloured = (x: number, y: number) => {
        const [column, row] = [Math.floor(x), Math.floor(y)];
        if (column < 0 || row < 0 || column >= width || row >= height) return false;
        const at = (row * width + column) * 4;
        return colour.every((value, i) => Math.abs((data[at + i] ?? 0) - value) < 12);
      };
      const shines = ({ left, right, top, bottom }: DOMRect) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // An emoji keeps its colours: the corners beside it count as well.
        return [top + 2, y, bottom - 2].filter((row) => coloured(x, row)).length >= 2;
      };
      const pieces: string[] = [];
      const walk = (root: Node) => {
        const walker = document.createTreeWalker(
          root,
          NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node instanceof Element) {
            if (/^(?:P|DIV|LI|TR|TD|TH|BR|H\d)$/u.test(node.nodeName)) pieces.push(' ');
            if (node.shadowRoot) walk(node.shadowRoot);
            continue;
          }
          const { top = -1, bottom = -1 } = node.parentElement?.getBoundingClientRect() ?? {};
          if (top > innerHeight || bottom < 0) continue;
          const segments = new Intl.Segmenter().segment((node as Text).data);
          for (const { index, segment } of segments) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + segment.length);
            const box = range.getBoundingClientRect();
            // What takes no room, such as a soft hyphen, has no colour either.
            if (box.width === 0 || /^\s+$/u.test(segment))
              pieces.push(/^\s/u.test(segment) ? ' ' : '');
            else if (shines(box)) pieces.push(segment);
            else if (pieces.at(-1) !== ' ') pieces.push(' ');
          }
        }
      };
      walk(document.body);
      return pieces.join('');
    },
    { picture, colour: [...COLOUR] },
  );
  return text.replace(/\s+/gu, ' ').trim();
}

/** Opens an address anew, as a click on a link from elsewhere does, and waits until the browser has scrolled. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.evaluate(
    () =>
      new Promise<void>((settled) => {
        // Chromium looks for the fragment after the load, and once more half a second later for late text.
        let last = -1;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still >= (scrollY > 0 ? 2 : 20)) settled();
          else setTimeout(look, 30);
        };
        look();
      }),
  );
}
