import { describe, expect, it } from 'vitest';
import { publisherOf } from './publisher';

describe('publisherOf', () => {
  it.each([
    ['https://en.wikipedia.org/wiki/Eiffel_Tower', 'wikipedia.org'],
    ['https://fr.m.wikipedia.org/wiki/Tour_Eiffel', 'wikipedia.org'],
    ['https://www.bbc.co.uk/news/1', 'bbc.co.uk'],
    ['https://news.bbc.co.uk/', 'bbc.co.uk'],
    ['https://www.abc.net.au/a', 'abc.net.au'],
    ['https://www.u-tokyo.ac.jp/', 'u-tokyo.ac.jp'],
    ['https://www.lemonde.fr/x', 'lemonde.fr'],
    ['https://www.web.de/a', 'web.de'],
    ['https://www.mofa.go.jp/', 'mofa.go.jp'],
    ['https://t.co/abc', 't.co'],
    ['https://some-author.substack.com/p/x', 'some-author.substack.com'],
    ['https://example.com.:8443/', 'example.com'],
    ['http://127.0.0.1:8080/a', '127.0.0.1'],
    ['http://[::1]/a', '[::1]'],
    ['http://localhost:3000', 'localhost'],
    ['https://例え.jp/', 'xn--r8jz45g.jp'],
    ['no address', 'no address'],
  ])('%s is published by %s', (url, publisher) => {
    expect(publisherOf(url)).toBe(publisher);
  });
});
