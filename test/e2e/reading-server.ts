import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdfFile } from '../../lib/evidence/read/testing/pdf-file';

const SENTENCE =
  'Construction of the tower took place from 1887 to 1889, and it has been on the cards of the city ever since, as its many visitors know.';
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, n) => `<p>${n + 1}. ${SENTENCE}</p>`).join('\n');
const html = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
const lines = (page: number) => [
  'Report of the office',
  `# Part ${page}`,
  ...Array.from(
    { length: 40 },
    (_, n) => `Line ${n} of part ${page} tells of iron and of the years.`,
  ),
];

const PAGES: Record<string, [type: string, body: string | Uint8Array]> = {
  '/article': [
    'text/html',
    html('The tower', `<article><h1>The tower</h1>${paragraphs(6)}</article>`),
  ],
  '/report.pdf': [
    'application/pdf',
    pdfFile({ pages: [1, 2, 3].map(lines), info: { Title: 'A report' } }),
  ],
  '/chinese.pdf': [
    'application/pdf',
    pdfFile({ pages: [['这座塔建于一八八九年。']], chinese: true }),
  ],
  '/locked.pdf': ['application/pdf', pdfFile({ pages: [['Secret.']], locked: true })],
  '/fifty.pdf': [
    'application/pdf',
    pdfFile({ pages: Array.from({ length: 50 }, (_, n) => lines(n + 1)) }),
  ],
  '/megabyte': ['text/html', html('Long', `<article><h1>Long</h1>${paragraphs(6600)}</article>`)],
  '/huge': ['text/html', html('Huge', `<p>${'tower '.repeat(1_000_000)}</p>`)],
  '/consent': [
    'text/html',
    html(
      'Before you continue',
      '<p>We and our partners store and access data such as cookies. Accept all?</p>',
    ),
  ],
  '/claim': [
    'text/html',
    html(
      'A walk',
      `<article><h1>A walk</h1>${paragraphs(0)}<p>We walked along the river for an hour before we saw it.</p>
       <p>The tower was built in 1750. <a href="/article">An article</a> and <a href="/gone">a lost page</a> tell of it.</p>
       <p>Then we went home, by the bridge that everyone takes, and slept well until the next morning came.</p></article>`,
    ),
  ],
};

export interface ReadingServer {
  /** `127.0.0.1:port`. */
  host: string;
  url(path: string): string;
  /** Headers of each request, by path. */
  asked: Map<string, IncomingHttpHeaders>;
  close(): Promise<void>;
}

/** A small web of its own: articles, PDFs, and what stands in a reader's way. Sets a cookie with every answer. */
export async function startReadingServer(): Promise<ReadingServer> {
  const asked = new Map<string, IncomingHttpHeaders>();
  const server = createServer(({ url = '', headers }, response) => {
    asked.set(url, headers);
    if (url === '/slow') return;
    if (url === '/moved') {
      response.writeHead(302, { location: '/article' }).end();
      return;
    }
    const [type, body] = PAGES[url] ?? ['text/html', html('Not found', '<p>Nothing here.</p>')];
    response.writeHead(PAGES[url] ? 200 : 404, {
      'content-type': type,
      'set-cookie': 'seen=1; Path=/',
    });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, asked },
    url: (path) => `http://${host}${path}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
