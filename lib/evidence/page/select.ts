import { isSilent } from './hidden';
import type { KeptPart } from './kept-part';
import {
  isBeside,
  isCaption,
  isContents,
  isFurniture,
  isHeading,
  isInline,
  isWhole,
} from './kinds';
import type { MeasuredPage } from './measures';
import { isAside, isDateline } from './phrases';
import type { Titles } from './titles';

export interface Choice {
  /** Number of the element to read. */
  root: number;
  /** What Readability kept; absent where it is not asked. */
  part?: KeptPart;
  titles: Titles;
  /** True keeps short blocks and lists of links: of a short page they are what it says. */
  lenient?: boolean;
}

export interface Selection {
  root: number;
  dropped: Set<Element>;
  /** Letters left, links aside. */
  prose: number;
}

/** What a page calls by another name is the article all the same if it holds more of the text than this. */
const MOST_DROPPED = 0.4;
/** A shorter block says something only as a sentence or a caption. */
const SHORT_BLOCK = 50;
const MOST_LINKED_BLOCK = 0.3;
const MOST_LINKED_PART = 0.2;
/** From the first paragraph of this length on, a date is part of the text. */
const PARAGRAPH = 80;
const LONGEST_ASIDE = 160;
/** Four words or ten signs, and an end. */
const SENTENCE = /(?:\S+\s+){3,}\S*[.!?…]["'”»’)]*$|[\p{Lo}、，]{10,}[。！？」]$/u;

/**
 * What of a page to leave out. Readability's choice says where the article is; inside it, what Readability dropped
 * comes back where it reads like text (mozilla/readability#901, #922, #669, #775), and what it kept goes where the
 * page itself calls it something else: share bars, related articles, cookie notes.
 */
export const select = (page: MeasuredPage, choice: Choice): Selection =>
  new Selecting(page, choice).run();

class Selecting {
  private readonly dropped: Set<Element>;
  private readonly total: number;
  private begun = false;
  private prose = 0;
  /** Headings Readability dropped; what comes under them decides. */
  private waiting: Element[] = [];
  /** The last heading it kept, as long as nothing has come under it. */
  private above: { heading: Element; emptied: boolean } | undefined;
  /** Elements to look at, with whether they stand in kept text; a stack, for pages nest deep. */
  private readonly open: [Element, boolean][] = [];

  constructor(
    private readonly page: MeasuredPage,
    private readonly choice: Choice,
  ) {
    this.dropped = new Set(page.hidden);
    this.total = this.weight(choice.root);
  }

  run(): Selection {
    const { root, part } = this.choice;
    const top = this.page.elements[root];
    if (top) this.enter(top, part?.kept.has(root) ?? false);
    for (let next = this.open.pop(); next; next = this.open.pop()) this.visit(...next);
    if (this.above) this.waiting.push(this.above.heading);
    for (const heading of this.waiting) this.dropped.add(heading);
    return { root, dropped: this.dropped, prose: this.prose };
  }

  private enter(element: Element, inKept: boolean): void {
    for (const child of [...element.children].reverse()) this.open.push([child, inKept]);
  }

  private visit(element: Element, inKept: boolean): void {
    const number = this.page.numbers.get(element) ?? -1;
    const { part, lenient = false } = this.choice;
    const { letters = 0, linked = 0, blocks = false } = this.page.measures[number] ?? {};
    if (isSilent(element) || letters === 0) return;
    const inline = inKept && isInline(element);
    const trusted = inline || part?.holds[number] === true;
    const judged = !trusted && !lenient;
    if (!inline && this.isOutside(element, number, trusted)) this.drop(element);
    else if (isHeading(element) && !blocks) this.heading(element, !judged);
    else if (blocks && !(judged && isWhole(element))) {
      // A whole part that Readability dropped, full of links: teasers of other articles.
      const teasers = judged && part !== undefined && linked > letters * MOST_LINKED_PART;
      if (teasers) this.drop(element);
      else this.enter(element, inline || part?.kept.has(number) === true);
    } else if (judged && !this.reads(element, letters, linked)) this.drop(element);
    else this.take(letters, linked, inline);
  }

  private take(letters: number, linked: number, inline: boolean): void {
    this.prose += letters - linked;
    if (inline) return;
    this.waiting = [];
    this.above = undefined;
    this.begun ||= letters >= PARAGRAPH;
  }

  private heading(element: Element, trusted: boolean): void {
    if (this.choice.titles.has(element, !trusted)) this.dropped.add(element);
    else if (!trusted) this.waiting.push(element);
    else {
      if (this.above?.emptied) this.dropped.add(this.above.heading);
      this.above = { heading: element, emptied: false };
    }
  }

  private isOutside(element: Element, number: number, trusted: boolean): boolean {
    const { letters = 0, linked = 0, naming = 'none' } = this.page.measures[number] ?? {};
    if (isFurniture(element)) return true;
    if (this.weight(number) > this.total * MOST_DROPPED) return false;
    if (naming === 'outside' || isContents(element)) return true;
    if (letters < LONGEST_ASIDE) {
      const text = (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
      if (isAside(text, linked / letters) || (!this.begun && isDateline(text))) return true;
    }
    if (trusted) return false;
    return (
      isFurniture(element) || isBeside(element) || (naming === 'doubtful' && !this.choice.lenient)
    );
  }

  /** Whether a block Readability dropped is text all the same. */
  private reads(element: Element, letters: number, linked: number): boolean {
    if (linked > letters * MOST_LINKED_BLOCK) return false;
    if (letters >= SHORT_BLOCK || isCaption(element)) return true;
    return SENTENCE.test((element.textContent ?? '').trim());
  }

  private drop(element: Element): void {
    this.dropped.add(element);
    for (const heading of this.waiting) this.dropped.add(heading);
    this.waiting = [];
    if (this.above) this.above.emptied = true;
  }

  /** What an element holds of the text that counts: kept letters, or all where Readability is not asked. */
  private weight(number: number): number {
    const { part } = this.choice;
    return (part ? part.letters[number] : this.page.measures[number]?.letters) ?? 0;
  }
}
