import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url';

describe('canonicalUrl', () => {
  it.each([
    ['https://www.example.org/a/b/?utm_source=x&b=2&a=1#part', 'https://example.org/a/b?a=1&b=2'],
    ['http://example.org', 'https://example.org'],
    ['https://example.org/?fbclid=123', 'https://example.org'],
    ['https://en.m.wikipedia.org/wiki/Paris', 'https://en.wikipedia.org/wiki/Paris'],
    ['https://zh-yue.m.wikipedia.org/wiki/X', 'https://zh-yue.wikipedia.org/wiki/X'],
    ['https://de.wikipedia.org/wiki/Z%C3%BCrich#Lage', 'https://de.wikipedia.org/wiki/Zürich'],
    [
      'https://en.wikipedia.org/w/index.php?title=Eiffel_Tower&oldid=1',
      'https://en.wikipedia.org/wiki/Eiffel_Tower',
    ],
    ['https://en.wikipedia.org/wiki/Paris?oldid=12', 'https://en.wikipedia.org/wiki/Paris'],
    [
      'https://de.wikipedia.org/w/index.php?title=Z%C3%BCrich+West',
      'https://de.wikipedia.org/wiki/Zürich_West',
    ],
    [
      'https://en.wikipedia.org/w/index.php?search=x',
      'https://en.wikipedia.org/w/index.php?search=x',
    ],
    ['https://m.example.org/a', 'https://m.example.org/a'],
    ['http://127.0.0.1:8080/wiki/AC/DC', 'https://127.0.0.1:8080/wiki/AC/DC'],
    ['https://example.org/100%', 'https://example.org/100%'],
    [
      'https://example.org/w/index.php?title=C%2B%2B',
      'https://example.org/w/index.php?title=C%2B%2B',
    ],
    ['file:///etc/passwd', 'file:///etc/passwd'],
    ['not a URL', 'not a URL'],
  ])('%s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it('keeps different pages apart', () => {
    const pages = [
      'https://example.org/a?id=1',
      'https://example.org/a?id=2',
      'https://example.org/A',
    ];
    expect(new Set(pages.map(canonicalUrl)).size).toBe(3);
  });
});
