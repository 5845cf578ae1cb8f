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
  return origin ? browser.permissions.contains({ origins: [origin] }) : null;
}

/** Asks the reader; must be the first call in a click handler, before anything is awaited. */
export function requestAccess(urls: string[] | 'all'): Promise<boolean> {
  const origins =
    urls === 'all'
      ? ['https://*/*', 'http://*/*']
      : urls.map(originOf).filter((origin) => origin !== null);
  return browser.permissions.request({ origins });
}

/** The keyboard shortcut as the browser has it now; empty if it has none. */
export async function shortcut(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === 'check-claim')?.shortcut ?? '';
}
