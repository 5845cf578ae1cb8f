import { describe, expect, it } from 'vitest';
import type { DocumentHead } from './document';
import { isLeftOut, leftOutAs, leftOutWith } from './left-out';

const head = (id: string, more: Partial<DocumentHead> = {}): DocumentHead => ({
  ...{ id, origin: 'web', title: `Title of ${id}`, publisher: 'towers.example' },
  ...{ readAt: '2026-05-03T10:00:00.000Z', how: 'api-text', ...more },
});
const page = head('page', { url: 'https://www.towers.example/a?utm_source=x#top' });
const note = head('note', { origin: 'library', publisher: 'Notes' });

describe('what the reader left out', () => {
  const leftOut = [leftOutAs(page), leftOutAs(note)];

  it.each([
    'http://towers.example/a/',
    'https://towers.example/a?fbclid=1',
    'https://web.archive.org/web/20260101000000/https://towers.example/a',
  ])('is a page by its address, whatever it says by then: %s', (url) => {
    expect(isLeftOut(leftOut, head('other words', { url }))).toBe(true);
    expect(isLeftOut(leftOut, { url })).toBe(true);
  });

  it('is not another page of its publisher', () => {
    expect(isLeftOut(leftOut, head('b', { url: 'https://towers.example/b' }))).toBe(false);
  });

  it('is a text without an address by its content', () => {
    expect(isLeftOut(leftOut, note)).toBe(true);
    expect(isLeftOut(leftOut, head('another note', { origin: 'library' }))).toBe(false);
  });

  it('is nothing where nothing was left out', () => {
    expect(isLeftOut(undefined, page)).toBe(false);
  });

  it('names a source once', () => {
    const again = head('page, changed', { url: 'https://towers.example/a' });
    expect(leftOutWith(leftOut, [again, head('b')]).map(({ document }) => document)).toEqual([
      'page, changed',
      'note',
      'b',
    ]);
  });
});
