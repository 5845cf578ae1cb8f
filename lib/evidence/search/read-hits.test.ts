import { describe, expect, it } from 'vitest';
import type { Reader, ReadOutcome } from '../read/outcome';
import type { MergedHit } from './merge';
import { readHits } from './read-hits';

const hit = (name: string, how: 'snippet' | 'api-text' = 'snippet'): MergedHit => ({
  ...{ service: 'web', place: 'web', score: 1 },
  hit: { url: `https://a.example/${name}`, title: name, text: `Excerpt of ${name}`, how },
});

const text = {
  ...{ title: 'The page', text: 'All of the page.', how: 'readability' as const },
  ...{ publishedAt: '2024-05-06', author: 'A. Uthor' },
};
const outcomes: Record<string, ReadOutcome> = {
  read: { state: 'read', url: 'https://a.example/moved', ...text },
  foreign: { state: 'other-language', url: 'https://a.example/foreign', ...text, title: '' },
  gone: { state: 'not-found' },
  sold: { state: 'paywall' },
  barred: { state: 'blocked', why: 'no-access' },
  captcha: { state: 'blocked', why: 'captcha' },
};

async function read(hits: MergedHit[], reader?: Reader, signal = new AbortController().signal) {
  const asked: string[] = [];
  const known: Reader = async ({ url, key }) => {
    asked.push(key ?? '');
    return outcomes[url.split('/').at(-1) ?? ''] ?? { state: 'failed' };
  };
  const options = { read: reader ?? known, key: 'round/1', signal, language: 'en' };
  return { ...(await readHits(hits, options)), asked };
}

describe('readHits', () => {
  it('puts the page in the excerpt’s place, with what it says of itself', async () => {
    const { hits, notes, asked } = await read([hit('read'), hit('whole', 'api-text')]);
    expect(hits.map((one) => one.hit)).toEqual([
      { url: 'https://a.example/moved', ...text },
      hit('whole', 'api-text').hit,
    ]);
    expect(notes).toEqual([]);
    expect(asked).toEqual(['round/1/read/https://a.example/read']);
  });

  it('leaves out a page that is gone, and keeps the excerpt of one that cannot be read', async () => {
    const { hits, notes } = await read(
      ['gone', 'sold', 'captcha', 'foreign', 'other'].map((name) => hit(name)),
    );
    expect(hits.map((one) => [one.hit.title, one.hit.how])).toEqual([
      ['sold', 'snippet'],
      ['captcha', 'snippet'],
      ['foreign', 'readability'],
      ['other', 'snippet'],
    ]);
    expect(notes.map(({ note }) => note)).toEqual([
      'not-found',
      'paywall',
      'blocked',
      'other-language',
      'failed',
    ]);
  });

  it('says nothing of pages the reader has not allowed to be opened', async () => {
    const { hits, notes } = await read([hit('barred')]);
    expect(hits).toEqual([hit('barred')]);
    expect(notes).toEqual([]);
  });

  it('opens six pages at most, three at once', async () => {
    let open = 0;
    let most = 0;
    let all = 0;
    const slow: Reader = async () => {
      all += 1;
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return { state: 'failed' };
    };
    await read(
      Array.from({ length: 9 }, (_, n) => hit(String(n))),
      slow,
    );
    expect({ all, most }).toEqual({ all: 6, most: 3 });
  });

  it('stops with the search', async () => {
    const stop = new AbortController();
    const silent: Reader = (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    const reading = read([hit('read')], silent, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});
