import { sha256Hex } from '../evidence/hash';

/** JSON with sorted keys and without `undefined`, so that equal inputs have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([, v]) => v !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  });
}

/** What guards a step: the hash of its semantic input. Keep secrets and ladder rungs out of it. */
export const hashOf = (input: unknown): Promise<string> => sha256Hex(canonicalJson(input));
