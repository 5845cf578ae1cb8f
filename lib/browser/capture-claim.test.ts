import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captured } from '../claim/captured';
import { database } from '../history/db';
import { captureClaim } from './capture-claim';

const page = vi.hoisted(() => ({
  ...{ result: undefined as unknown, pdf: {} as object, read: 0 },
  /** The browser lets no script in. */
  refuses: false,
  /** No page of ours in the tab listens. */
  silent: false,
}));

vi.mock('./api', () => ({
  browser: {
    runtime: { getURL: (path: string) => `chrome-extension://ours${path}` },
    tabs: {
      sendMessage: async (_tab: number, { call }: { call: string }) => {
        if (page.silent) throw new Error('Receiving end does not exist.');
        return call === 'sample/capture' ? page.result : undefined;
      },
    },
    scripting: {
      executeScript: async () => {
        if (page.refuses) throw new Error('Cannot access a chrome:// URL');
        return [{ result: page.result }];
      },
    },
  },
}));
vi.mock('./reading', () => ({
  pageReader: () => async () => page.pdf,
}));
vi.mock('./host-client', () => ({
  hostClient: () => ({
    call: async () => {
      page.read += 1;
      return { text: 'The tower was built in 1889.', title: 'The tower', how: 'readability' };
    },
  }),
}));

const words = 'The tower was built in the year 1889.';
const captured: Captured = {
  ...{ selected: words, whole: words, sentence: words, paragraph: words, from: 'page' },
  ...{ url: 'https://example.org/tower', title: 'The tower', html: '<p>', htmlClipped: false },
  ...{ innerText: words, contentType: 'text/html', isPdf: false },
  frame: { top: true, opaqueOrigin: false },
};
const nothing = { selected: '', whole: '', sentence: '', paragraph: '', from: 'nothing' };
const tab = { id: 7, windowId: 1, url: 'https://example.org/tower', title: 'The tower' };

beforeEach(async () => {
  Object.assign(page, { read: 0, refuses: false, silent: false });
  await database().documents.clear();
});

describe('captureClaim', () => {
  it('keeps the page with the claim', async () => {
    page.result = captured;
    const claim = await captureClaim({ tab });
    expect(claim).toMatchObject({ text: words, tabId: 7, page: { url: tab.url } });
    expect(await database().documents.toCollection().primaryKeys()).toEqual([claim.page?.document]);
  });

  it('neither reads nor keeps a page on which nothing was selected', async () => {
    page.result = { ...captured, ...nothing };
    await expect(captureClaim({ tab })).rejects.toMatchObject({ code: 'no-claim' });
    expect(page.read).toBe(0);
    expect(await database().documents.count()).toBe(0);
  });

  it('reads a PDF anew where it may, and says so where not', async () => {
    page.result = undefined;
    const pdf = { tab: { ...tab, url: 'https://example.org/report.pdf' }, menuText: words };
    const url = 'https://example.org/files/report.pdf';
    page.pdf = { state: 'read', url, title: 'A report', text: words, how: 'pdf', pages: [0] };
    const claim = await captureClaim(pdf);
    expect(claim.page).toMatchObject({ url: pdf.tab.url, title: 'A report' });
    expect(await database().documents.toArray()).toMatchObject([
      { id: claim.page?.document, origin: 'page', url: pdf.tab.url, pages: [0] },
    ]);
    page.pdf = { state: 'blocked', why: 'no-access' };
    expect((await captureClaim(pdf)).page).toMatchObject({ url: pdf.tab.url, unread: 'pdf' });
  });

  it.each([
    ['another form', { ...captured, title: {} }],
    ['no position', { ...captured, position: { start: -1, end: 'x' } }],
    ['nothing', null],
  ])('goes on with the menu’s text where the page gives %s', async (_, result) => {
    page.result = result;
    const claim = await captureClaim({ tab, menuText: words });
    expect(claim).toMatchObject({ text: words, page: { url: tab.url, unread: 'no-access' } });
    await expect(captureClaim({ tab })).rejects.toMatchObject({ code: 'page-unreadable' });
  });

  it('says of a page that lets no script in that it cannot be read', async () => {
    page.refuses = true;
    const asked = captureClaim({ tab: { ...tab, url: 'chrome://version/' } });
    await expect(asked).rejects.toMatchObject({ code: 'page-unreadable', params: {} });
  });

  it('asks the sample article, which lets no script in either, and keeps it as a page', async () => {
    page.refuses = true;
    const url = 'chrome-extension://ours/sample/article.html';
    page.result = { ...captured, url };
    const claim = await captureClaim({ tab: { ...tab, url } });
    expect(claim).toMatchObject({ text: words, page: { document: expect.any(String) } });
    expect(await database().documents.toArray()).toMatchObject([{ publisher: 'The tower' }]);
    page.silent = true;
    const loading = captureClaim({ tab: { ...tab, url } });
    await expect(loading).rejects.toMatchObject({ code: 'page-unreadable' });
    page.silent = false;
    const other = captureClaim({ tab: { ...tab, url: 'chrome-extension://ours/options.html' } });
    await expect(other).rejects.toMatchObject({ code: 'page-unreadable' });
  });

  it('says of a PDF, which shows a script nothing of a selection, how its words are taken up', async () => {
    page.result = { ...captured, ...nothing, isPdf: true, contentType: 'application/pdf' };
    const asked = captureClaim({ tab });
    await expect(asked).rejects.toMatchObject({
      ...{ code: 'page-unreadable', params: { place: 'pdf' } },
    });
  });
});
