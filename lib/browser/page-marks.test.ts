import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { addCheck } from '../history/checks';
import { Database } from '../history/db';
import { pageMarks, sameAddress } from './page-marks';

const tabs = vi.hoisted(() => ({
  tab: {} as { url?: string; discarded?: boolean },
  injected: 0,
  messages: [] as { call: string; input: unknown }[],
  opened: [] as string[],
}));

vi.mock('./api', () => ({
  browser: {
    i18n: { getMessage: (key: string) => key },
    runtime: { getURL: (path: string) => `chrome-extension://ours${path}` },
    scripting: {
      executeScript: async () => {
        tabs.injected += 1;
      },
    },
    tabs: {
      get: async () => tabs.tab,
      create: async ({ url }: { url: string }) => void tabs.opened.push(url),
      sendMessage: async (_tab: number, message: { call: string; input: unknown }) => {
        tabs.messages.push(message);
        return { ok: true, value: { found: true } };
      },
    },
  },
}));

const quote = { exact: 'The tower is tall.', prefix: '', suffix: '' };
const page = { url: 'https://example.org/tower?from=feed', title: 'The tower' };
let marks: ReturnType<typeof pageMarks>;

beforeEach(async () => {
  Object.assign(tabs, { tab: {}, injected: 0, messages: [], opened: [] });
  const db = new Database(crypto.randomUUID());
  const check = toyCheck();
  await addCheck(db, { ...check, claim: { ...check.claim, quote, page, tabId: 7 } });
  marks = pageMarks(db);
});

describe('marks in the page', () => {
  it('are painted in the claim’s page', async () => {
    tabs.tab = { url: 'https://example.org/tower#height' };
    await marks.paint('check-1');
    expect(tabs.messages).toMatchObject([{ call: 'inline/show', input: { check: 'check-1' } }]);
  });

  it.each([
    [{ url: 'https://example.org/another' }],
    [{ url: 'https://bank.example/' }],
    [{}],
    [{ url: page.url, discarded: true }],
  ])('are not brought to another page, nor to a tab that sleeps: %o', async (tab) => {
    tabs.tab = tab;
    await marks.paint('check-1');
    expect(tabs.injected).toBe(0);
  });

  it('name the words to go to, for a page that was loaded again', async () => {
    tabs.tab = { url: page.url };
    await marks.show('check-1');
    expect(tabs.messages).toMatchObject([{ call: 'inline/scroll-to', input: { quote } }]);
    expect(tabs.opened).toEqual([]);
  });

  it('need no script put into the sample article, which brings its own, and open it again', async () => {
    const db = new Database(crypto.randomUUID());
    const check = toyCheck();
    const url = 'chrome-extension://ours/sample/article.html';
    const claim = { ...check.claim, quote, page: { url, title: '' }, tabId: 7 };
    await addCheck(db, { ...check, claim });
    tabs.tab = { url };
    await pageMarks(db).paint('check-1');
    expect(tabs.messages).toMatchObject([{ call: 'inline/show' }]);
    expect(tabs.injected).toBe(0);
    tabs.tab = {};
    await pageMarks(db).show('check-1');
    expect(tabs.opened).toEqual([expect.stringContaining(url)]);
  });

  it('are gone with the page: it is opened at the claim', async () => {
    await marks.show('check-1');
    expect(tabs.opened).toHaveLength(1);
    expect(tabs.opened[0]).toMatch(/^https:\/\/example\.org\/tower\?from=feed#:~:text=/u);
  });
});

describe('sameAddress', () => {
  it('compares scheme, host and path', () => {
    expect(sameAddress('https://a.example/x?1#2', 'https://a.example/x')).toBe(true);
    expect(sameAddress('https://a.example/x', 'http://a.example/x')).toBe(false);
    expect(sameAddress('https://a.example:8443/x', 'https://a.example/x')).toBe(false);
    expect(sameAddress('file:///a.html', 'file:///a.html')).toBe(true);
    expect(sameAddress('no address', 'no address')).toBe(false);
    expect(sameAddress(undefined, undefined)).toBe(false);
  });
});
