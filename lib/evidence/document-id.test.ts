import { describe, expect, it } from 'vitest';
import type { EvidenceDocument } from './document';
import { documentOf } from './document-id';

const parts: Omit<EvidenceDocument, 'id'> = {
  origin: 'web',
  title: 'Tower',
  url: 'https://example.org/tower',
  publisher: 'example.org',
  readAt: '2026-05-03T10:00:00Z',
  how: 'body-text',
  text: 'The tower was built from 1887 to 1889.',
};

describe('documentOf', () => {
  it('gives one id to one text at one address, whenever it was read', async () => {
    const first = await documentOf(parts);
    const later = await documentOf({ ...parts, readAt: '2026-06-01T10:00:00Z', title: 'Other' });
    expect(first.id).toMatch(/^[0-9a-f]{64}$/);
    expect(later.id).toBe(first.id);
  });

  it('tells origin, address and text apart', async () => {
    const ids = await Promise.all(
      [{}, { origin: 'page' as const }, { url: undefined }, { text: `${parts.text} ` }].map(
        async (change) => (await documentOf({ ...parts, ...change })).id,
      ),
    );
    expect(new Set(ids).size).toBe(4);
  });
});
