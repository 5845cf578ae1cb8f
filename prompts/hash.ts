/**
 * A short, stable fingerprint of a text (53-bit, base 36): FNV-1a over UTF-16 units, twice with different
 * offsets. It tells versions apart; it guards nothing against an adversary.
 */
export function fingerprint(text: string): string {
  const low = fnv1a(text, 0x811c9dc5);
  const high = fnv1a(text, 0x1b873593) & 0x1fffff;
  return (high * 2 ** 32 + low).toString(36).padStart(11, '0');
}

function fnv1a(text: string, offset: number): number {
  let hash = offset;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
