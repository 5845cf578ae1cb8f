import { browser } from './api';

/** The match pattern of a URL's origin; null where it is no http(s) URL. Ports are not part of match patterns. */
function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/u.test(protocol) ? `${protocol}//${hostname}/*` : null;
}

/** Whether this extension may talk to a URL's origin; null where it is no http(s) URL. */
export async function hasAccess(url: string): Promise<boolean | null> {
  const origin = originOf(url);
  if (!origin) return null;
  try {
    return await browser.permissions.contains({ origins: [origin] });
  } catch {
    // A host that an address may have and a match pattern may not, such as `a*b.example`.
    return false;
  }
}

/** Every site: what reading sources needs. */
const EVERYWHERE = ['https://*/*', 'http://*/*'];

/** Whether sources are open: this extension may read the pages that searches find and paragraphs link to. */
export const sourcesAreOpen = (): Promise<boolean> =>
  browser.permissions.contains({ origins: EVERYWHERE });

/** Gives the access to every site back to the browser; single sites that were allowed by name may go with it. */
export async function closeSources(): Promise<void> {
  await browser.permissions.remove({ origins: EVERYWHERE });
}

/** Tells of every change of access until the returned function is called; the browser's own page can change it. */
export function watchAccess(tell: () => void): () => void {
  const { onAdded, onRemoved } = browser.permissions;
  onAdded.addListener(tell);
  onRemoved.addListener(tell);
  return () => {
    onAdded.removeListener(tell);
    onRemoved.removeListener(tell);
  };
}

/** Asks the reader; must be the first call in a click handler, before anything is awaited. */
export function requestAccess(urls: string[] | 'all'): Promise<boolean> {
  const origins =
    urls === 'all' ? EVERYWHERE : urls.map(originOf).filter((origin) => origin !== null);
  return browser.permissions.request({ origins });
}

/** The keyboard shortcut as the browser has it now; empty if it has none. */
export async function shortcut(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === 'check-claim')?.shortcut ?? '';
}
