import { isoDate } from '../page/dates';
import { fetchBody, type Outcome } from './fetch-body';
import { shortLanguage } from './paper-query';
import { searchUrl } from './search-url';
import type { SearchContext } from './service';
import { failed, troubleOfPage } from './trouble';
import { attributesOf, elements, textOf } from './xml';

/** A ZIM file that a Kiwix server holds. */
export interface KiwixBook {
  /** As addresses and searches name it. */
  id: string;
  title: string;
  language?: string;
  /** ISO 8601 day the file was made: its pages are of that day or older. */
  issuedAt?: string;
  /** Of whom its pages are: `wikipedia.org` for an edition of Wikipedia, else the book's title. */
  publisher: string;
}

/** Books looked into at once. */
const MOST_BOOKS = 60;
const WIKI_NAME = /^(wikipedia|wikivoyage|wiktionary|wikinews|wikiquote|wikibooks|wikiversity)_/;

/** The books of a Kiwix server, by its OPDS catalogue. */
export async function kiwixBooks(
  api: string,
  context: SearchContext,
): Promise<Outcome<KiwixBook[]>> {
  const url = searchUrl(api, '/catalog/v2/entries', { count: MOST_BOOKS });
  return fetchBody(url, {
    ...context,
    read: (body, type) => {
      const page = /<feed[\s>]/.test(body) ? undefined : troubleOfPage(body, type);
      if (page) return page;
      if (!/<feed[\s>]/.test(body)) return failed('malformed');
      return { state: 'ok', value: elements(body, 'entry').flatMap(bookOf) };
    },
  });
}

function bookOf(entry: string): KiwixBook[] {
  const page = attributesOf(entry, 'link').find(({ type }) => type === 'text/html');
  const id = (page?.href ?? '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  if (id === undefined) return [];
  const title = textOf(entry, 'title') || id;
  const [wiki] = WIKI_NAME.exec(textOf(entry, 'name') ?? '')?.slice(1) ?? [];
  // A book in several languages lists them: `eng,fra`.
  const language = shortLanguage(textOf(entry, 'language')?.split(',')[0]);
  const issuedAt = isoDate((textOf(entry, 'dc:issued') ?? '').slice(0, 10));
  return [
    {
      id: decoded(id),
      title,
      publisher: wiki ? `${wiki}.org` : title,
      ...(language && { language }),
      ...(issuedAt && { issuedAt }),
    },
  ];
}

/** A book's name may hold a bare percent sign; then it stands as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
