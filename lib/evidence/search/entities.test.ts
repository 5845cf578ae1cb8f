import { describe, expect, it } from 'vitest';
import { decodeEntities } from './entities';

describe('decodeEntities', () => {
  it.each([
    ['&#x1F600;&#233;&eacute;&nbsp;', '😀éé '],
    ['&unknown; &#xD800; &#0; &#1114112;', '&unknown; \uFFFD \uFFFD \uFFFD'],
    ['&Auml;&auml; R&D', 'Ää R&D'],
    ['&valueOf; &toString;', '&valueOf; &toString;'],
  ])('%s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});
