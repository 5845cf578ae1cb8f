import { browser } from './api';

/** The reader's locale for dates and numbers, and the direction the catalogue's language is written in. */
export function localeOf(): { locale: string; direction: 'ltr' | 'rtl' } {
  const direction = browser.i18n.getMessage('@@bidi_dir') === 'rtl' ? 'rtl' : 'ltr';
  return { locale: browser.i18n.getUILanguage(), direction };
}

/** A sentence of the catalogue with its places filled; empty where the catalogue has no such key. */
export const sentence = (key: string, places: string[] = []): string =>
  browser.i18n.getMessage(key, places);
