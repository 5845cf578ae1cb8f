import { describe, expect, it } from 'vitest';
import { textFragmentUrl } from './text-fragment';

const page = 'https://example.org/a';
const link = (exact: string, more: { prefix?: string; suffix?: string } = {}, url = page) =>
  textFragmentUrl(url, { exact, ...more });

describe('textFragmentUrl', () => {
  it('drops outer blanks and squeezes inner ones', () => {
    expect(link('  the  tower\u00a0stands ')).toBe(`${page}#:~:text=the%20tower%20stands`);
  });

  it('keeps an element fragment and replaces an older text directive', () => {
    expect(link('tower', {}, `${page}#History`)).toBe(`${page}#History:~:text=tower`);
    expect(link('tower', {}, `${page}#History:~:text=old`)).toBe(`${page}#History:~:text=tower`);
    expect(link('tower', {}, `${page}#:~:text=old`)).toBe(`${page}#:~:text=tower`);
  });

  it('keeps the query', () => {
    expect(link('tower', {}, `${page}?q=a&b=1`)).toBe(`${page}?q=a&b=1#:~:text=tower`);
  });

  it('joins what it has to say with ampersands', () => {
    expect(link('Height\t330 m')).toBe(`${page}#:~:text=Height,-330%20m&text=Height-,330%20m`);
  });

  it('is the plain address without words', () => {
    expect(link(' … ')).toBe(page);
    expect(link('👩‍👩‍👧')).toBe(page);
    expect(link('', {}, `${page}#top`)).toBe(`${page}#top`);
  });

  it('makes no link of anything but http and https', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'nonsense',
    ]) {
      expect(link('tower', {}, url)).toBeUndefined();
    }
  });
});
