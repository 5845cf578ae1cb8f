import { describe, expect, it } from 'vitest';
import type { Claim } from '../../claim/claim';
import { linkedPages } from './linked-pages';
import type { Reader, ReadOutcome } from './outcome';

const claim: Claim = {
  text: 'The tower was built in 1750.',
  selected: 'The tower was built in 1750.',
  links: ['https://a.example/x', 'https://b.example/y'],
  capturedAt: '2026-05-03T10:00:00Z',
};
const { signal } = new AbortController();
const now = () => new Date('2026-05-03T10:00:00Z');
const text = (url: string): ReadOutcome => ({
  ...{ state: 'read', url, title: 'T', text: 'Words.', how: 'readability', language: 'en' },
});

function reader(outcomes: Record<string, ReadOutcome>) {
  const asked: string[] = [];
  const read: Reader = async ({ url, key }) => {
    asked.push(`${key} ${url}`);
    return outcomes[url] ?? { state: 'failed', why: 'timeout' };
  };
  return { asked, read };
}

describe('linkedPages', () => {
  it('reads each link once and makes documents of what can be read', async () => {
    const { asked, read } = reader({ 'https://a.example/x': text('https://www.a.example/z') });
    const pages = linkedPages(read, 'check-1', now);
    const linked = await pages(claim, signal);
    expect(linked?.documents).toMatchObject([
      {
        origin: 'web',
        url: 'https://www.a.example/z',
        publisher: 'a.example',
        readAt: '2026-05-03T10:00:00.000Z',
        language: 'en',
      },
    ]);
    expect(linked).not.toHaveProperty('trouble');
    expect(await pages(claim, signal)).toBe(linked);
    expect(asked).toEqual([
      'check-1/links/0 https://a.example/x',
      'check-1/links/1 https://b.example/y',
    ]);
  });

  it.each<[ReadOutcome, object]>([
    [{ state: 'paywall' }, { state: 'blocked', why: 'paywall' }],
    [
      { state: 'not-found', why: 'http-404' },
      { state: 'failed', why: 'http-404' },
    ],
    [
      { state: 'blocked', why: 'captcha' },
      { state: 'blocked', why: 'captcha' },
    ],
  ])('says why nothing could be read: %j', async (outcome, trouble) => {
    const { read } = reader({ 'https://a.example/x': outcome });
    expect(await linkedPages(read, 'c', now)(claim, signal)).toEqual({ documents: [], trouble });
  });

  it('says nothing where the reader lets nothing be read, or nothing is linked', async () => {
    const read: Reader = async () => ({ state: 'blocked', why: 'no-access' });
    expect(await linkedPages(read, 'c', now)(claim, signal)).toBeUndefined();
    expect(await linkedPages(read, 'c', now)({ ...claim, links: [] }, signal)).toBeUndefined();
  });
});
