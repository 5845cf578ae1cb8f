import { browser } from './api';

/** The window an extension page stands in; the side panel belongs to one. */
export async function currentWindow(): Promise<number> {
  const { id } = await browser.windows.getCurrent();
  return id ?? browser.windows.WINDOW_ID_NONE;
}
