import { mathmlText } from './mathml';

/** Where a rendered formula stands; outer shells before what they hold. */
const FORMULA =
  '.mwe-math-element, .katex, mjx-container, .MathJax, .MathJax_Display, math, [data-math], [data-latex]';
const SOURCE = 'annotation[encoding="application/x-tex"], annotation[encoding="TeX"]';

/**
 * Puts the TeX source of each formula where the page has its drawing: a drawing has no words, and the boxes around
 * it have them twice. Changes the document.
 */
export function writeFormulas(document: Document): void {
  for (const script of document.querySelectorAll('script[type^="math/tex"]'))
    write(script, script.textContent ?? '');
  for (const preview of document.querySelectorAll('.MathJax_Preview')) preview.remove();
  for (const formula of document.querySelectorAll(FORMULA)) {
    if (!formula.isConnected) continue;
    const tex = texOf(formula);
    if (tex !== '') write(formula, tex);
    // The older MathJax keeps the source in a script beside its drawing.
    else if (/\bMathJax/.test(formula.getAttribute('class') ?? '')) formula.remove();
  }
  for (const image of document.querySelectorAll(
    'img.latex, img.tex, img.math, img[src*="latex" i]',
  ))
    if (image.getAttribute('alt')) write(image, image.getAttribute('alt') ?? '');
}

function texOf(formula: Element): string {
  const math = formula.nodeName.toLowerCase() === 'math' ? formula : formula.querySelector('math');
  const found = [
    formula.querySelector(SOURCE)?.textContent,
    math?.getAttribute('alttext'),
    ...['data-math', 'data-latex', 'data-tex'].map((name) => formula.getAttribute(name)),
    math ? mathmlText(math) : '',
  ].find((text) => text?.trim());
  const text = found?.replace(/\s+/gu, ' ').trim() ?? '';
  return /^\{\\displaystyle (.*)\}$/u.exec(text)?.[1] ?? text;
}

function write(place: Element, tex: string): void {
  const span = place.ownerDocument.createElement('span');
  span.textContent = ` ${tex.trim()} `;
  place.replaceWith(span);
}
