import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { textIndex } from '../anchor/text-index';
import { linksAround } from './links';

function links(paragraph: string, words = 'built in 1889'): string[] {
  const html = `<html><head><base href="https://walks.example/paris"></head><body><p>See <a href="/before">before</a>.</p><p>${paragraph}</p><p>See <a href="/after">after</a>.</p></body></html>`;
  const index = textIndex(parseHTML(html).document);
  const start = index.text.indexOf(words);
  return linksAround(index, start, start + words.length);
}

describe('linksAround', () => {
  it('gives the links of the paragraph, in order, each once', () => {
    const paragraph =
      'The tower was built in 1889, says <a href="https://towers.example/a#part">one</a>, <a href="/own">another</a> and <a href="https://towers.example/a">the first again</a>.';
    expect(links(paragraph)).toEqual(['https://towers.example/a', 'https://walks.example/own']);
  });

  it('takes the link the selection stands in', () => {
    expect(links('The tower was <a href="https://t.example/x">built in 1889</a>.')).toEqual([
      'https://t.example/x',
    ]);
  });

  it.each([
    ['to the page itself', '#note-1'],
    ['to a script', 'javascript:void(0)'],
    ['to a mail', 'mailto:a@b.example'],
    ['that signs off', 'https://m.example/unsubscribe/abc'],
    ['that confirms', 'https://m.example/confirm-email?id=1'],
    ['with a token', 'https://m.example/x?user_token=abc'],
    ['to a picture', 'https://m.example/x.JPG'],
    ['to nothing', ''],
  ])('leaves out a link %s', (_, href) => {
    expect(links(`The tower was built in 1889 <a href="${href}">x</a>.`)).toEqual([]);
  });

  it('keeps what only sounds like an act', () => {
    const url = 'https://news.example/2026/senate-confirms-judge';
    expect(links(`The tower was built in 1889 <a href="${url}">x</a>.`)).toEqual([url]);
  });

  it('leaves out what was paid for, and more than eight', () => {
    const paid = '<a rel="nofollow sponsored" href="https://shop.example/">shop</a>';
    const many = Array.from({ length: 12 }, (_, n) => `<a href="/${n}">${n}</a>`).join(' ');
    expect(links(`The tower was built in 1889 ${paid} ${many}.`)).toHaveLength(8);
  });
});
