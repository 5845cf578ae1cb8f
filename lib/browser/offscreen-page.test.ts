import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureOffscreenPage } from './offscreen-page';

/** Chrome as far as we ask it: one offscreen page at most, and creating it takes a while. */
const chrome = vi.hoisted(() => ({
  pages: 0,
  creations: 0,
  refuse: false,
  options: undefined as { url: string; reasons: string[] } | undefined,
}));

vi.mock('./api', () => ({
  browser: { runtime: { getURL: (path: string) => `chrome-extension://id/${path}` } },
  chromeOnly: () => ({
    runtime: {
      getContexts: async ({ documentUrls }: { documentUrls: string[] }) => {
        expect(documentUrls).toEqual(['chrome-extension://id/offscreen.html']);
        return Array.from({ length: chrome.pages }, () => ({}));
      },
    },
    offscreen: {
      createDocument: async (options: { url: string; reasons: string[] }) => {
        chrome.creations += 1;
        chrome.options = options;
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (chrome.refuse || chrome.pages > 0) throw new Error('Only a single offscreen document');
        chrome.pages = 1;
      },
    },
  }),
}));

beforeEach(() => Object.assign(chrome, { pages: 0, creations: 0, refuse: false }));

describe('ensureOffscreenPage', () => {
  it('creates the page once, however many ask at the same time', async () => {
    await Promise.all([1, 2, 3].map(ensureOffscreenPage));
    await ensureOffscreenPage();
    expect(chrome.creations).toBe(1);
    expect(chrome.options).toMatchObject({
      url: 'offscreen.html',
      reasons: ['DOM_PARSER', 'WORKERS'],
    });
  });

  it('creates it again when it has vanished', async () => {
    await ensureOffscreenPage();
    chrome.pages = 0;
    await ensureOffscreenPage();
    expect(chrome.creations).toBe(2);
  });

  it('is content with the page another context made meanwhile', async () => {
    const asked = ensureOffscreenPage();
    await vi.waitFor(() => expect(chrome.creations).toBe(1));
    chrome.pages = 1;
    await expect(asked).resolves.toBeUndefined();
  });

  it('says that there is no host when Chrome refuses', async () => {
    chrome.refuse = true;
    await expect(ensureOffscreenPage()).rejects.toMatchObject({ code: 'host-lost' });
  });
});
