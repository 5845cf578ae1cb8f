import { browser } from './api';

/** The window an extension page stands in; the side panel belongs to one. */
export async function currentWindow(): Promise<number> {
  const { id } = await browser.windows.getCurrent();
  return id ?? browser.windows.WINDOW_ID_NONE;
}

/** Opens an http(s) page, or one of our own by its path, in a new tab. */
export function openPage(url: string): void {
  const target = url.startsWith('/') ? browser.runtime.getURL(url) : url;
  void browser.tabs.create({ url: target });
}
