import { describe, expect, it } from 'vitest';
import { textFragmentUrl } from './text-fragment';

const page = 'https://example.org/a';
const link = (exact: string, more: { prefix?: string; suffix?: string } = {}, url = page) =>
  textFragmentUrl(url, { exact, ...more });

describe('textFragmentUrl', () => {
  it('encodes what is syntax in a text directive', () => {
    expect(link('state-of-the-art, R&D: 5 % more')).toBe(
      `${page}#:~:text=state%2Dof%2Dthe%2Dart%2C%20R%26D%3A%205%20%25%20more`,
    );
  });

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

  it('names beginning and end of a long passage, on word borders', () => {
    const words = Array.from({ length: 80 }, (_, i) => `word${i}`);
    expect(link(words.join(' '))).toBe(
      `${page}#:~:text=${words.slice(0, 8).join('%20')},${words.slice(-8).join('%20')}`,
    );
  });

  it('names beginning and end of a passage over several blocks', () => {
    expect(link('First paragraph.\nSecond one.')).toBe(
      `${page}#:~:text=First%20paragraph.,Second%20one.`,
    );
  });

  it('adds whole words of context', () => {
    expect(link('the tower', { prefix: 'ilders raised up ', suffix: ' in the ye' })).toBe(
      `${page}#:~:text=raised%20up-,the%20tower,-in%20the`,
    );
  });

  it('leaves a word out that the passage cuts', () => {
    expect(link('ower was bui', { prefix: 'the t', suffix: 'lt in 1887' })).toBe(
      `${page}#:~:text=was,-in`,
    );
  });

  it('cuts scripts without spaces at word borders', () => {
    const text = '东京塔是位于日本东京的一座电视塔。'.repeat(30);
    const [start, end] = (link(text)?.split('text=')[1] ?? '').split(',').map(decodeURIComponent);
    expect(text.startsWith(start ?? '?')).toBe(true);
    expect(text.endsWith(end ?? '?')).toBe(true);
    expect(start?.length).toBeLessThan(40);
  });

  it('survives half a surrogate pair', () => {
    expect(link('tower \ud83d')).toBe(`${page}#:~:text=tower%20%EF%BF%BD`);
  });

  it('is the plain address without words', () => {
    expect(link(' … ')).toBe(page);
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
