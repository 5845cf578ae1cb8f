import type { EvidenceDocument } from './document';
import { byLanguage, everywhere, type InstructionKind, type Signal } from './instruction-signals';
import { plainForOrders } from './instruction-text';

/** A place where a text tries to instruct the checker. */
export interface Instruction {
  kind: InstructionKind;
  /** The place with what stands around it, as it was read (`plainForOrders`); at most 200 characters. */
  words: string;
}

/** UTF-16 units within which two signals belong together. */
const NEAR = 260;
const MOST_WORDS = 200;
/** UTF-16 units of a document; some 30,000 words. */
const MOST_TEXT = 200_000;
/** Longer than any signal, and than a sentence. */
const REACH = 160;

interface Hit {
  kind: InstructionKind;
  alone: boolean;
  start: number;
  end: number;
}

/**
 * The first place where a text tries to instruct a model that reads it, or undefined. It looks for orders to leave
 * something out of account, to answer with a label or to quote certain words, for imitated chat turns, fences and
 * replies, in several languages and through the usual disguises (webbrain-one/webbrain#87). Some signals are enough
 * by themselves, the others where two of different kinds stand close together.
 *
 * An order that a text only reports ("attackers write “ignore all previous instructions”") is not meant, unless a
 * label stands near it: then a model might obey it all the same. What no list of words can see is a lie: a text that
 * orders nothing and says what is not so.
 */
export function findInstruction(text: string): Instruction | undefined {
  const plain = plainForOrders(text);
  const hits = hitsIn(plain);
  const longest = hits.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const known = new Map<Hit, boolean>();
  const isMeant = (hit: Hit): boolean => {
    const meant = known.get(hit) ?? !isReported(plain, hit);
    known.set(hit, meant);
    return meant;
  };
  let from = 0;
  for (const hit of hits) {
    if (hit.alone && isMeant(hit)) return instructionAt(plain, hit);
    // Hits are sorted by their start: nothing before `from` reaches this one.
    while ((hits[from]?.start ?? hit.start) + longest + NEAR < hit.start) from++;
    for (let at = from; at < hits.length; at++) {
      const other = hits[at];
      if (!other || other.start > hit.end + NEAR) break;
      if (together(hit, other, isMeant)) return instructionAt(plain, hit);
    }
  }
  return undefined;
}

/** Whether two signals close to each other make one order. */
function together(hit: Hit, other: Hit, isMeant: (one: Hit) => boolean): boolean {
  if (other.kind === hit.kind || distance(hit, other) > NEAR || !belongs(hit, other)) return false;
  if (effects.has(hit.kind) || effects.has(other.kind)) return true;
  return !(weak.has(hit.kind) && weak.has(other.kind)) && isMeant(hit) && isMeant(other);
}

/** Kinds that would change what our checker answers. */
const effects: ReadonlySet<InstructionKind> = new Set(['answer', 'quote', 'reply', 'fence']);
/** Kinds that say nothing together: a text about chats names models and turns. */
const weak: ReadonlySet<InstructionKind> = new Set(['address', 'turn']);

/** Two signals of one and the same words are one signal. */
const belongs = (a: Hit, b: Hit): boolean =>
  a.end <= b.start || b.end <= a.start || a.alone || b.alone;

const distance = (a: Hit, b: Hit): number => Math.max(a.start - b.end, b.start - a.end, 0);

function hitsIn(plain: string): Hit[] {
  const hits = everywhere.flatMap((one) => matches(one, [{ text: plain, at: 0 }]));
  let prefixes: Prefix[] | undefined;
  for (const { near, script, signals } of byLanguage) {
    if (script && !script.test(plain)) continue;
    prefixes ??= prefixesIn(plain);
    const pieces = near ? around(plain, prefixes, near) : [{ text: plain, at: 0 }];
    for (const one of signals) for (const hit of matches(one, pieces)) hits.push(hit);
  }
  return hits.sort((a, b) => a.start - b.start);
}

/** A piece of a text and where it begins there. */
interface Piece {
  text: string;
  at: number;
}

function matches({ kind, alone, pattern, needs }: Signal, pieces: readonly Piece[]): Hit[] {
  const hits: Hit[] = [];
  for (const { text, at } of pieces) {
    if (needs && !needs.test(text)) continue;
    // Not matchAll: it makes a new expression for each piece.
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const start = at + found.index;
      hits.push({ kind, alone, start, end: start + found[0].length });
    }
  }
  return hits;
}

interface Prefix {
  letters: string;
  at: number;
}

/** The first four letters of each word, and where it stands. */
const prefixesIn = (plain: string): Prefix[] =>
  Array.from(plain.matchAll(/(?<!\p{L})\p{L}{2,4}/gu), ({ 0: letters, index }) => ({
    letters: letters.toLowerCase(),
    at: index,
  }));

/** What stands close around the words that begin so; most of a page is none of it. */
function around(plain: string, prefixes: readonly Prefix[], near: ReadonlySet<string>): Piece[] {
  const spans: { start: number; end: number }[] = [];
  for (const { letters, at } of prefixes) {
    if (!near.has(letters)) continue;
    const last = spans.at(-1);
    const start = Math.max(0, at - REACH);
    const end = Math.min(plain.length, at + REACH);
    if (last && start <= last.end) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({ text: plain.slice(start, end), at: start }));
}

const REPORTING =
  /prompt injection|injections?\b|jailbreak|attack|hidden (?:text|instruction|prompt|command)|researcher|hacker|malicious|exploit|vulnerab|for example|phrases? |such as|e\.g\.|adversar|trick|instruct(?:ed|ing|s)\b|\btold\b|\btell(?:s|ing)?\b|\btyp(?:ed|ing)\b|\bwrote\b|\bcommand(?:ed|ing)\b|\basked\b|\bwords? like\b|forscher|angreifer|versteck|befehl|chercheur|attaqu|caché|investigador|atacante|ocult|исследоват|скрыт|研究|攻击|攻撃|注入|インジェクション/iu;

/** Whether an order stands in quotation marks, or after "to", in a passage that speaks about such orders. */
function isReported(plain: string, { start, end }: Hit): boolean {
  const before = plain.slice(Math.max(0, start - 160), start);
  const after = plain.slice(end, end + 160);
  if (!REPORTING.test(before.slice(-160) + plain.slice(start, end) + after)) return false;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const opened = /["“”„«‘'`「『][^"”»'`」』\n]{0,120}$/u.test(line);
  const closed = /^[^"“”«»'`「」『』\n]{0,200}["”“»’'`」』]/u.test(after);
  return (
    (opened && closed) || /\b(?:to|could|would|can|might|may|that|which|who|it|they) $/iu.test(line)
  );
}

function instructionAt(plain: string, { kind, start, end }: Hit): Instruction {
  const room = Math.max(0, MOST_WORDS - (end - start));
  const from = Math.max(0, start - Math.floor(room / 3));
  const words = plain
    .slice(from, from + MOST_WORDS)
    .replace(/\s+/gu, ' ')
    .trim();
  return { kind, words };
}

/**
 * The first place in a document, its title, author, publisher or address included, that tries to instruct the checker.
 * Of a very long text the beginning is looked at; passages are looked at by themselves wherever they stand.
 */
export function instructionIn(
  document: Pick<EvidenceDocument, 'text' | 'title' | 'author' | 'publisher' | 'url'>,
): Instruction | undefined {
  const { title, author = '', publisher, url = '', text } = document;
  for (const part of [title, author, publisher, asWords(url), text.slice(0, MOST_TEXT)]) {
    const found = findInstruction(part);
    if (found) return found;
  }
  return undefined;
}

/** An address as words: percent signs decoded, hyphens, slashes and the like read as blanks. */
function asWords(url: string): string {
  let decoded = url;
  try {
    decoded = decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    // A broken escape: it is looked at as it stands.
  }
  return `${decoded}\n${decoded.replace(/[-_/?&=#.]+/gu, ' ')}`;
}
