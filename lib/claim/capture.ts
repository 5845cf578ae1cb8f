import { describe } from '../anchor/describe';
import { fold } from '../anchor/fold';
import { BLOCK_BREAK, oneLine, readable, type TextIndex, textIndex } from '../anchor/text-index';
import { trimmed } from '../evidence/sentences';
import { type Captured, HTML_LIMIT, TEXT_LIMIT } from './captured';
import { linksAround } from './links';
import { languageAt, type Selected, selectionOf } from './selection';
import { sentencesAround, wholeWords } from './sentence';

type Words = Pick<
  Captured,
  'selected' | 'whole' | 'sentence' | 'paragraph' | 'links' | 'quote' | 'position' | 'from'
>;

/**
 * Reads selection and page of one frame, once, on the reader's request. It changes nothing: not the
 * selection, not the page. It does not throw for what a page may hold; what is not there comes back empty.
 */
export function capture(window: Window): Captured {
  const { document } = window;
  const index = textIndex(document);
  const selected = selectionOf(window, index);
  const element = selected.from === 'nothing' ? document.body : selected.element;
  const language = languageAt(element, document);
  return {
    ...wordsOf(index, selected, language),
    url: native(document, 'URL'),
    title: oneLine(native(document, 'title')),
    ...(language ? { language } : {}),
    frame: frameOf(window),
    ...htmlOf(document),
    innerText: innerText(index).slice(0, TEXT_LIMIT),
    contentType: native(document, 'contentType'),
    isPdf: isPdf(document),
  };
}

/** A property of the document itself: where a page has a form or image of that name, plain access gives the element. */
function native(document: Document, name: 'URL' | 'title' | 'contentType'): string {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, name);
  return String(own?.get?.call(document) ?? '');
}

function wordsOf(index: TextIndex, selected: Selected, language: string | undefined): Words {
  if (selected.from === 'nothing') {
    return { selected: '', whole: '', sentence: '', paragraph: '', from: 'nothing' };
  }
  if (selected.from === 'field') {
    const around = surroundings(selected.text, selected.start, selected.end, language);
    return {
      ...around,
      selected: selected.text.slice(selected.start, selected.end),
      from: 'field',
    };
  }
  const { text } = index;
  const { start, end } = trimmed(text, selected);
  const around = surroundings(text, start, end, language);
  // The browser's own string keeps what only it knows (`text-transform`, list layout), if it is the same text.
  const own = readable(text.slice(start, end));
  const spoken = selected.spoken.trim();
  const same = spoken !== '' && fold(spoken).text === fold(own).text;
  return {
    ...around,
    links: linksAround(index, start, end),
    selected: same ? spoken : own,
    ...describe(index, start, end),
    from: 'page',
  };
}

/** Sentence and paragraph around a span, by blocks: a sentence never runs over a block's edge. */
function surroundings(text: string, from: number, to: number, language: string | undefined) {
  const { start, end } = trimmed(text, { start: from, end: to });
  const blockStart = text.lastIndexOf(BLOCK_BREAK, start - 1) + 1;
  const lastStart = Math.max(blockStart, text.lastIndexOf(BLOCK_BREAK, end - 1) + 1);
  const after = text.indexOf(BLOCK_BREAK, end);
  const blockEnd = after < 0 ? text.length : after;
  const firstEnd = lastStart > blockStart ? text.indexOf(BLOCK_BREAK, start) : blockEnd;
  const first = text.slice(blockStart, firstEnd);
  const last = text.slice(lastStart, blockEnd);
  const head = { start: start - blockStart, end: Math.min(end, firstEnd) - blockStart };
  const tail = { start: Math.max(start, lastStart) - lastStart, end: end - lastStart };
  const sentence = {
    start: blockStart + sentencesAround(first, head, language).start,
    end: lastStart + sentencesAround(last, tail, language).end,
  };
  const whole = {
    start: blockStart + wholeWords(first, head, language).start,
    end: lastStart + wholeWords(last, tail, language).end,
  };
  return {
    whole: readable(text.slice(whole.start, whole.end)),
    sentence: readable(text.slice(sentence.start, sentence.end)),
    paragraph: readable(text.slice(blockStart, blockEnd)),
  };
}

/** `innerText` leaves shadow roots out; a page built of them would look empty. */
function innerText(index: TextIndex): string {
  if (index.shadowRoots.length > 0) return readable(index.text, '\n\n');
  // textContent would hold what is hidden, and run blocks together.
  return (index.root as Partial<HTMLElement>).innerText ?? readable(index.text, '\n\n');
}

const BULK = /<(script|style|svg|noscript)\b[\s\S]*?<\/\1\s*>/gi;

function htmlOf(document: Document): Pick<Captured, 'html' | 'htmlClipped'> {
  const html = document.documentElement?.outerHTML ?? '';
  if (html.length <= HTML_LIMIT) return { html, htmlClipped: false };
  return { html: html.replace(BULK, '').slice(0, HTML_LIMIT), htmlClipped: true };
}

function frameOf(window: Window): Captured['frame'] {
  const frame = { top: window === window.top, opaqueOrigin: window.origin === 'null' };
  try {
    const topUrl = window.top?.location.href;
    return topUrl ? { ...frame, topUrl } : frame;
  } catch {
    // A frame of another site may not know where it stands.
    return frame;
  }
}

function isPdf(document: Document): boolean {
  return (
    native(document, 'contentType') === 'application/pdf' ||
    document.querySelector('body > embed[type="application/pdf"]') !== null
  );
}
