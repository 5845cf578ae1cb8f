import { isHidden, isSilent } from './hidden';
import { isInline } from './kinds';
import { type Naming, namingOf } from './names';

/** What one element holds, its descendants included. Letters are characters that are not white space. */
export interface Measure {
  letters: number;
  /** Letters that are links. */
  linked: number;
  /** Letters that stand in it directly. */
  own: number;
  /** Whether it holds blocks and so is no paragraph itself. */
  blocks: boolean;
  naming: Naming;
}

/** The elements of a page in document order; all else goes by their numbers. */
export interface MeasuredPage {
  elements: Element[];
  numbers: Map<Element, number>;
  /** −1 for the root. */
  parents: number[];
  measures: Measure[];
  /** Elements the markup hides. */
  hidden: Set<Element>;
  /** How deep the deepest element lies below the root. */
  depth: number;
}

/** Counts a page's text once, from the leaves up. What is hidden or silent holds nothing. */
export function measured(root: Element): MeasuredPage {
  const elements = [root, ...root.querySelectorAll('*')];
  const numbers = new Map(elements.map((element, number) => [element, number]));
  const parents = elements.map(({ parentElement }, number) =>
    number === 0 || !parentElement ? -1 : (numbers.get(parentElement) ?? -1),
  );
  const measures = elements.map((element) => ({
    ...{ letters: 0, linked: 0, own: 0, blocks: false },
    naming: namingOf(element),
  }));
  const hidden = new Set<Element>();
  for (let number = elements.length - 1; number >= 0; number--) {
    const element = elements[number];
    const measure = measures[number];
    if (!element || !measure) continue;
    const hides = number > 0 && isHidden(element);
    if (hides) hidden.add(element);
    const silent = hides || isSilent(element);
    measure.own = silent ? 0 : ownLetters(element);
    measure.letters = silent ? 0 : measure.letters + measure.own;
    if (silent) measure.linked = 0;
    else if (element.nodeName.toUpperCase() === 'A') measure.linked = measure.letters;
    const parent = measures[parents[number] ?? -1];
    if (!parent) continue;
    parent.letters += measure.letters;
    parent.linked += measure.linked;
    parent.blocks ||= measure.blocks || !isInline(element);
  }
  return { elements, numbers, parents, measures, hidden, depth: depthOf(parents) };
}

function depthOf(parents: readonly number[]): number {
  const depths: number[] = [];
  let deepest = 0;
  for (const parent of parents) {
    const depth = (depths[parent] ?? -1) + 1;
    depths.push(depth);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function ownLetters(element: Element): number {
  let letters = 0;
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 3) letters += (node.nodeValue ?? '').replace(/\s+/gu, '').length;
  return letters;
}
