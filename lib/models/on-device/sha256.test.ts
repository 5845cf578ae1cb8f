import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sha256 } from './sha256';

const expected = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('Sha256', () => {
  it('agrees with the platform for any message in any pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }), (pieces) => {
        const hash = new Sha256();
        for (const piece of pieces) hash.update(piece);
        expect(hash.hex()).toBe(expected(Buffer.concat(pieces)));
      }),
      { numRuns: 200 },
    );
  });

  it.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128])('pads %i bytes', (length) => {
    const bytes = new Uint8Array(length).fill(0xa5);
    expect(new Sha256().update(bytes).hex()).toBe(expected(bytes));
  });
});
