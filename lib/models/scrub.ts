/** Longest server message that is carried in an error, in characters. */
const MESSAGE_LIMIT = 300;
/** Characters of a key that already give it away; providers echo keys with the middle masked. */
const TELLING = 8;

const KEY_SHAPES =
  /\b(?:bearer\s+\S+|(?:sk|pk|rk|gsk|xai|hf|nvapi|AIza)[-_A-Za-z0-9*.]{8,})|[\w-]*\*{3,}[\w-]*/giu;
const TOKENS = /[^\s"'`,;:()[\]{}<>]+/gu;

/**
 * A server's message made safe to show, keep and export: no key (the reader's own, whole or masked in the middle,
 * and anything shaped like one), one line, at most 300 characters. Keys echoed in error texts are a public
 * report of this kind of extension; OpenAI itself answers "Incorrect API key provided: sk-ab***yz".
 */
export function scrub(text: string, key?: string): string {
  let clean = text.replaceAll(/\s+/gu, ' ').trim();
  if (key) {
    clean = clean.replaceAll(key, '[key]').replaceAll(encodeURIComponent(key), '[key]');
    const tells = [key.slice(0, TELLING), key.slice(-TELLING)];
    clean = clean.replaceAll(TOKENS, (token) =>
      tells.some((tell) => tell.length === TELLING && token.includes(tell)) ? '[key]' : token,
    );
  }
  clean = clean.replaceAll(KEY_SHAPES, '[key]');
  return clean.length > MESSAGE_LIMIT ? `${clean.slice(0, MESSAGE_LIMIT - 1)}…` : clean;
}
