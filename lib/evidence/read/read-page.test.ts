import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadRequest } from './outcome';
import { type ReadingTools, readPage } from './read-page';
import { pdfFile } from './testing/pdf-file';

const P =
  'The tower was built for the world fair of 1889 and it has been the tallest structure of the city ever since, as everyone who lives there can tell you.';
const HTML = `<!doctype html><html lang="en"><head><title>The tower</title><meta name="author" content="A. Writer">
<meta property="article:published_time" content="2026-05-03"></head><body><article><h1>The tower</h1>${`<p>${P}</p>`.repeat(4)}</article></body></html>`;
const GERMAN =
  'Der Turm wurde für die Weltausstellung gebaut und ist seitdem das höchste Bauwerk der Stadt, weshalb er auf vielen Karten zu sehen ist.';

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };
const html = (body: string): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

const answers: Record<string, Answer> = {
  '/page': html(HTML),
  '/latin': {
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: Buffer.from(HTML.replace('The tower', 'Caf\u00e9'), 'latin1'),
  },
  '/german': html(
    `<!doctype html><html lang="en"><head><title>Turm</title></head><body><article>${`<p>${GERMAN}</p>`.repeat(4)}</article>`,
  ),
  '/notes.txt': { headers: { 'content-type': 'text/plain' }, body: `Notes.\r\n\r\n${P}` },
  '/report.pdf': {
    headers: { 'content-type': 'application/octet-stream' },
    body: pdfFile({ pages: [[P.slice(0, 60)], ['Page two.']] }),
  },
  '/picture': { headers: { 'content-type': 'image/png' }, body: 'x' },
  '/data': { headers: { 'content-type': 'application/json' }, body: '{}' },
  '/binary': { headers: { 'content-type': 'text/plain' }, body: 'a\0b' },
  '/gone.json': { status: 404, headers: { 'content-type': 'application/json' }, body: '{}' },
  '/teapot': { status: 500, headers: { 'content-type': 'application/json' }, body: '{}' },
  '/moved': { status: 301, headers: { location: '/page#part', 'set-cookie': 'a=1' } },
  '/inside': { status: 302, headers: { location: 'http://127.0.0.2:9/secret' } },
  '/script': { status: 302, headers: { location: 'javascript:alert(1)' } },
  '/loop': { status: 302, headers: { location: '/loop' } },
  '/bomb': {
    headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(30_000_000, 'x')),
  },
  '/broken': {
    headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
    body: 'not packed at all',
  },
  '/odd-type': { headers: { 'content-type': 'constructor' }, body: HTML },
  '/long': { headers: { 'content-type': 'text/html' }, body: 'x'.repeat(30_000) },
};

let server: Server;
let base: string;
let host: string;
const seen: { url: string; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    seen.push({ url, headers });
    if (url === '/slow') return;
    if (url === '/trickle') {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = setInterval(() => response.write('z'), 10);
      response.on('close', () => clearInterval(more));
      return;
    }
    if (url === '/endless') {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = setInterval(() => response.write('y'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(more));
      return;
    }
    const { status = 200, headers: sent = {}, body = '' } = answers[url] ?? { status: 404 };
    response.writeHead(status, sent).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = `http://${host}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const tools = (more: Partial<ReadingTools> = {}): ReadingTools => ({
  fetch,
  signal: new AbortController().signal,
  privateHosts: [host],
  hops: 'seen',
  parseHtml: (text) => parseHTML(text).document,
  pdf: async () => ({ pdfjs }),
  limits: { timeout: 5000, pageBytes: 20_000 },
  ...more,
});
const read = (path: string, more: Partial<ReadingTools> = {}, request: Partial<ReadRequest> = {}) =>
  readPage({ url: base + path, ...request }, tools(more));

describe('readPage', () => {
  it('reads a page with what it says of itself', async () => {
    expect(await read('/page', {}, { language: 'en-GB' })).toMatchObject({
      state: 'read',
      url: `${base}/page`,
      title: 'The tower',
      text: expect.stringContaining(P),
      author: 'A. Writer',
      publishedAt: '2026-05-03',
      language: 'en',
    });
  });

  it('decodes by the header', async () => {
    expect(await read('/latin')).toMatchObject({ title: 'Caf\u00e9' });
  });

  it('reads a text and a PDF', async () => {
    expect(await read('/notes.txt')).toMatchObject({
      state: 'read',
      title: 'notes.txt',
      text: `Notes.\n\n${P}`,
      language: 'en',
    });
    expect(await read('/report.pdf')).toMatchObject({
      state: 'read',
      how: 'pdf',
      title: 'report.pdf',
      pages: [0, 62],
    });
  });

  it('tells a page in another language apart, by its words rather than by what it says', async () => {
    expect(await read('/german', {}, { language: 'en' })).toMatchObject({
      state: 'other-language',
      language: 'de',
      text: expect.stringContaining(GERMAN),
    });
    expect(await read('/german')).toMatchObject({ state: 'read', language: 'de' });
  });

  it('goes as a stranger', async () => {
    await read('/moved');
    const asked = seen.filter(({ url }) => url === '/moved' || url === '/page').slice(-2);
    expect(asked.map(({ url }) => url)).toEqual(['/moved', '/page']);
    for (const { headers } of asked) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  it('follows a redirect and says where it ended', async () => {
    expect(await read('/moved')).toMatchObject({ state: 'read', url: `${base}/page` });
  });

  it.each<[string, string, object]>([
    ['nothing there', '/nothing', { state: 'not-found', why: 'http-404' }],
    ['nothing there, said in JSON', '/gone.json', { state: 'not-found', why: 'http-404' }],
    ['a broken server', '/teapot', { state: 'failed', why: 'http-500' }],
    ['a picture', '/picture', { state: 'not-text', why: 'image/png' }],
    ['data', '/data', { state: 'not-text', why: 'application/json' }],
    ['a binary that says it is text', '/binary', { state: 'not-text', why: 'binary' }],
    ['a redirect into the house', '/inside', { state: 'blocked', why: 'private-address' }],
    ['a redirect to a script', '/script', { state: 'blocked', why: 'bad-address' }],
    ['a circle of redirects', '/loop', { state: 'failed', why: 'too-many-redirects' }],
    ['a long page', '/long', { state: 'too-large', why: 'bytes' }],
    ['a page without an end', '/endless', { state: 'too-large', why: 'bytes' }],
    ['a small file that unpacks to a large one', '/bomb', { state: 'too-large', why: 'bytes' }],
    ['a file that was packed wrongly', '/broken', { state: 'failed', why: 'unreachable' }],
    ['a type that is none', '/odd-type', { state: 'not-text', why: 'constructor' }],
  ])('knows %s', async (_, path, outcome) => {
    expect(await read(path)).toEqual(outcome);
  });

  it.each(['/slow', '/trickle'])('gives up on a slow page: %s', async (path) => {
    expect(await read(path, { limits: { timeout: 300 } })).toEqual({
      state: 'failed',
      why: 'timeout',
    });
  });

  it('knows a server that is not there', async () => {
    const url = 'http://127.0.0.1:9/';
    const outcome = await readPage({ url }, tools({ privateHosts: ['127.0.0.1'] }));
    expect(outcome).toEqual({ state: 'failed', why: 'unreachable' });
  });

  it('asks no private address that the reader has not named', async () => {
    const before = seen.length;
    expect(await read('/page', { privateHosts: [] })).toEqual({
      state: 'blocked',
      why: 'private-address',
    });
    expect(seen).toHaveLength(before);
  });

  it('reads nothing of a private page that a browser was sent to unseen', async () => {
    const landed = async () => {
      const answer = new Response(HTML, { headers: { 'content-type': 'text/html' } });
      return Object.defineProperties(answer, {
        redirected: { value: true },
        url: { value: 'http://192.168.0.1/admin' },
      });
    };
    const outcome = await readPage(
      { url: 'https://example.org/' },
      tools({ fetch: landed, hops: 'hidden' }),
    );
    expect(outcome).toEqual({ state: 'blocked', why: 'private-address' });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const reading = read('/slow', { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });
});
