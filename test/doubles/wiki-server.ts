import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WikiServer {
  /** For `settings.search.services.wikipedia.api`. */
  api: string;
  /** Searches asked, in order. */
  searches: string[];
  close(): Promise<void>;
}

/**
 * A wiki at the network's edge for end-to-end runs: MediaWiki's reply shapes (formatversion 2), search by shared
 * words. The service itself is tried against a real MediaWiki in `test/services`.
 */
export async function startWikiServer(
  pages: readonly { title: string; text: string }[],
): Promise<WikiServer> {
  const searches: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', base());
    const asked = url.searchParams;
    response.setHeader('access-control-allow-origin', '*');
    if (url.pathname !== '/w/api.php') {
      const page = pages.find(({ title }) => url.pathname === `/wiki/${encodeURIComponent(title)}`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>${page?.title}</title><p>${page?.text}</p>`);
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-headers', 'api-user-agent');
    const id = asked.get('pageids');
    const query = asked.get('gsrsearch');
    if (query !== null) searches.push(query);
    const found = id === null ? search(query ?? '') : [Number(id)];
    response.end(JSON.stringify({ batchcomplete: true, query: { pages: found.map(entry) } }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function search(query: string): number[] {
    const words = wordsOf(query);
    const shared = ({ title, text }: { title: string; text: string }) =>
      [...wordsOf(`${title} ${text}`)].filter((word) => words.has(word)).length;
    return pages
      .map((page, index) => ({ id: index + 1, weight: shared(page) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ id: pageId }) => pageId);
  }

  const entry = (pageid: number, index: number) => {
    const page = pages[pageid - 1];
    const title = page?.title ?? '';
    return {
      ...{ pageid, ns: 0, title, index: index + 1, extract: page?.text },
      fullurl: `${base()}/wiki/${encodeURIComponent(title)}`,
      pagelanguagehtmlcode: 'en',
      revisions: [{ timestamp: '2026-02-01T00:00:00Z' }],
    };
  };

  return {
    api: `${base()}/w/api.php`,
    searches,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
