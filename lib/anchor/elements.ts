const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

type Content = Node | string | undefined | false;

/**
 * Builds an element without ever parsing text as HTML: text from outside becomes a text node. By namespace,
 * because pages are also XHTML and SVG.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: K,
  attributes: Record<string, string>,
  ...content: Content[]
): HTMLElementTagNameMap[K] {
  const made = document.createElementNS(HTML, tag) as HTMLElementTagNameMap[K];
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const part of content) if (part) made.append(part);
  return made;
}

/** A decorative drawing: shapes as `[tag, attributes]`. */
export function drawing(
  document: Document,
  size: number,
  viewBox: string,
  shapes: readonly Shape[],
  className = '',
): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { width: `${size}`, height: `${size}`, viewBox, 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  if (className) svg.setAttribute('class', className);
  for (const [tag, shape] of shapes) {
    const made = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(shape)) made.setAttribute(name, value);
    svg.append(made);
  }
  return svg;
}

export type Shape = readonly [tag: 'path' | 'circle' | 'rect', attributes: Record<string, string>];
