/** What one piece of a stream gave: answer text to show, and reasoning. */
export interface Split {
  text: string;
  reasoning: string;
}

const OPENING = /(^|\n)[^\S\n]*(?:<(?:think|thinking|thought|reasoning)>|\[THINK\])/iu;
const CLOSING = /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]/iu;
/** Longest tag, so that a tag cut in two by the stream is never shown in half. */
const LONGEST_TAG = '</reasoning>'.length;

/**
 * Takes think blocks out of a reply as it streams in, wherever the chunks are cut. A block opens at the start of the
 * reply or of a line (a tag inside a sentence is text), and may stay unclosed (n4ze3m/page-assist#753,
 * ollama/ollama#11545). A closing tag without an opening one means that the template had opened it:
 * all that came before was reasoning.
 */
export class ThinkSplitter {
  #held = '';
  #thinking = false;
  #text = '';
  #reasoning = '';

  /** Adds a piece; gives what is now certain. */
  push(piece: string): Split {
    this.#held += piece;
    return this.#drain(false);
  }

  /** Gives what was held back, and the whole reply. `unclosed`: the reply ended inside a think block. */
  end(): { last: Split; text: string; reasoning: string; unclosed: boolean } {
    const last = this.#drain(true);
    return {
      last,
      text: this.#text.trim(),
      reasoning: this.#reasoning.trim(),
      unclosed: this.#thinking,
    };
  }

  #drain(ended: boolean): Split {
    const out: Split = { text: '', reasoning: '' };
    for (;;) {
      const tag = this.#nextTag();
      if (!tag) break;
      this.#give(this.#held.slice(0, tag.start), out);
      this.#held = this.#held.slice(tag.end);
      if (tag.orphan) this.#disown();
      this.#thinking = tag.opens;
    }
    const keep = ended ? 0 : heldBack(this.#held);
    this.#give(this.#held.slice(0, this.#held.length - keep), out);
    this.#held = this.#held.slice(this.#held.length - keep);
    return out;
  }

  #nextTag(): { start: number; end: number; opens: boolean; orphan: boolean } | undefined {
    const closing = CLOSING.exec(this.#held);
    const opening = this.#thinking ? null : this.#opening();
    if (opening && (!closing || opening.index < closing.index)) {
      const start = opening.index + (opening[1]?.length ?? 0);
      return { start, end: opening.index + opening[0].length, opens: true, orphan: false };
    }
    if (!closing) return undefined;
    const end = closing.index + closing[0].length;
    return { start: closing.index, end, opens: false, orphan: !this.#thinking };
  }

  #opening(): RegExpExecArray | null {
    const found = OPENING.exec(this.#held);
    // The start of what is held counts as a line's start only where a line, or the answer, really starts there.
    if (!found || found[1] === '\n' || /(^|\n)[^\S\n]*$/u.test(this.#text)) return found;
    const later = new RegExp(OPENING.source.replace('(^|\\n)', '(\\n)'), OPENING.flags);
    return later.exec(this.#held);
  }

  #give(piece: string, out: Split): void {
    if (this.#thinking) {
      this.#reasoning += piece;
      out.reasoning += piece;
      return;
    }
    const shown = this.#text === '' ? piece.trimStart() : piece;
    this.#text += shown;
    out.text += shown;
  }

  /** What was taken for the answer was reasoning; what was already shown of it cannot be taken back. */
  #disown(): void {
    this.#reasoning += this.#text;
    this.#text = '';
  }
}

/** Characters at the end that could be the beginning of a tag. */
function heldBack(text: string): number {
  const from = Math.max(0, text.length - LONGEST_TAG);
  for (let at = from; at < text.length; at++) {
    if (/^(?:<\/?[a-z]*|\[\/?[a-z]*)$/iu.test(text.slice(at))) return text.length - at;
  }
  return 0;
}
