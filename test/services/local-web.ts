import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, type WebPage } from './local-web/pages';
import type { SearxEngine } from './searx';

export interface LocalWeb {
  port: number;
  /** An engine of Searx that searches these pages. */
  engine: SearxEngine;
  url(site: string, path: string): string;
  /** Addresses asked for, other than the search. */
  asked: string[];
  close(): Promise<void>;
}

/** Results of one search. */
const MOST = 3;

/**
 * A small web on this machine: every site is a name below `example`, which the browser must be told to look for here
 * (`--host-resolver-rules`). `/search?q=` is its search engine, which ranks by shared words as the first engines did.
 */
export async function startLocalWeb(pages: readonly WebPage[]): Promise<LocalWeb> {
  const asked: string[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    const { hostname, pathname, searchParams } = new URL(url, `http://${headers.host}`);
    if (pathname === '/search') {
      const results = found(pages, searchParams.get('q') ?? '').map((page) => ({
        ...{ url: address(page.site, page.path), title: page.title, content: page.excerpt },
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ results }));
      return;
    }
    asked.push(`${hostname}${pathname}`);
    const page = pages.find(({ site, path }) => hostname === hostOf(site) && path === pathname);
    if (page?.answers === 'never') return;
    const gone = !page || page.answers === 'gone';
    const nothing = { type: 'text/html', body: '<!doctype html><title>Not found</title>' };
    const { type, body } = gone ? nothing : answerOf(page);
    response.writeHead(gone ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const address = (site: string, path: string) => `http://${hostOf(site)}:${port}${path}`;
  return {
    ...{ port, asked, url: address },
    engine: {
      ...{ name: 'small web', engine: 'json_engine', results_query: 'results' },
      search_url: `http://127.0.0.1:${port}/search?q={query}`,
      ...{ url_query: 'url', title_query: 'title', content_query: 'content' },
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const hostOf = (site: string): string => `${site}.example`;

/** The pages that share most words with a query, but only those that share at least half of them. */
function found(pages: readonly WebPage[], query: string): WebPage[] {
  const wanted = wordsOf(query);
  const shared = ({ title, excerpt }: WebPage) => {
    const there = wordsOf(`${title} ${excerpt}`);
    return [...wanted].filter((word) => there.has(word)).length;
  };
  return pages
    .map((page) => ({ page, weight: shared(page) }))
    .filter(({ weight }) => wanted.size > 1 && weight * 2 > wanted.size)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ page }) => page);
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
