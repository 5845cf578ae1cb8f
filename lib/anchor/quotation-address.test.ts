import { describe, expect, it } from 'vitest';
import { httpUrl, quotationAddress, quotedPage } from './quotation-address';

const words = 'from 1887 to 1889';
const quoted = (more: object, source: { url?: string; pages?: number[] }) => ({
  ...{ words, state: 'verified' as const, start: 120 },
  ...more,
  source,
});

describe('quotationAddress', () => {
  it('leads to the words, or to the source where they were not found', () => {
    const source = { url: 'https://a.example/x#top' };
    expect(quotationAddress(quoted({}, source))).toBe(
      'https://a.example/x#top:~:text=from%201887%20to%201889',
    );
    expect(quotationAddress(quoted({ state: 'unverified', start: undefined }, source))).toBe(
      'https://a.example/x#top',
    );
  });

  it('leads to the page of a PDF', () => {
    const source = { url: 'https://a.example/x.pdf#page=9', pages: [0, 100, 200] };
    expect(quotationAddress(quoted({}, source))).toBe('https://a.example/x.pdf#page=2');
    expect(quotedPage(quoted({}, source))).toBe(2);
    expect(quotedPage(quoted({}, { url: 'https://a.example' }))).toBeUndefined();
  });

  it('is none where there is nothing to open', () => {
    expect(quotationAddress(quoted({}, {}))).toBeUndefined();
    expect(quotationAddress(quoted({}, { url: 'javascript:alert(1)' }))).toBeUndefined();
  });
});

describe('httpUrl', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['http://a.example', 'http://a.example/'],
    ['https://a.example/<b> "c"', 'https://a.example/%3Cb%3E%20%22c%22'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['not a URL', undefined],
    [undefined, undefined],
  ])('%s becomes %s', (url, safe) => expect(httpUrl(url)).toBe(safe));
});
