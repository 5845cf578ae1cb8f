import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { download } from './download';

const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
const sha256 = createHash('sha256').update(content).digest('hex');

let server: Server;
afterEach(() => server.close());

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.bin`;
}

async function fetched(url: string, signal = new AbortController().signal) {
  const pieces: Uint8Array[] = [];
  const progress: number[] = [];
  const file = { name: 'model.bin', url, sha256, bytes: content.length };
  await download(file, async (bytes) => void pieces.push(bytes), {
    signal,
    onBytes: (loaded) => progress.push(loaded),
    pauseMs: 1,
  });
  return { bytes: Buffer.concat(pieces), progress };
}

const fromOf = (range: string | undefined): number => Number(range?.match(/^bytes=(\d+)-$/u)?.[1]);

describe('download', () => {
  it('hands on the bytes and says how far it is', async () => {
    const { bytes, progress } = await fetched(await serve((_, response) => response.end(content)));
    expect(bytes.equals(content)).toBe(true);
    expect(progress.at(-1)).toBe(content.length);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('goes on where a connection was cut', async () => {
    const ranges: (string | undefined)[] = [];
    const url = await serve(({ headers }, response) => {
      ranges.push(headers.range);
      const from = headers.range ? fromOf(headers.range) : 0;
      response.writeHead(from ? 206 : 200, { 'content-length': content.length - from });
      if (ranges.length > 2) response.end(content.subarray(from));
      else response.write(content.subarray(from, from + 100_000), () => response.destroy());
    });
    expect((await fetched(url)).bytes.equals(content)).toBe(true);
    expect(ranges[0]).toBeUndefined();
    expect(ranges[1]).toMatch(/^bytes=\d+-$/u);
    expect(fromOf(ranges[2])).toBeGreaterThan(fromOf(ranges[1]));
  });

  it('passes over what it has when a server knows no ranges', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': content.length });
      if (++asked > 1) response.end(content);
      else response.write(content.subarray(0, 100_000), () => response.destroy());
    });
    expect((await fetched(url)).bytes.equals(content)).toBe(true);
  });

  it('waits when a server asks for patience', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      if (++asked > 2) return response.end(content);
      response.writeHead(asked === 1 ? 503 : 429).end();
    });
    expect((await fetched(url)).bytes.length).toBe(content.length);
  });

  it('gives up on a server that only ever cuts', async () => {
    const url = await serve((_, response) => response.destroy());
    const { host } = new URL(url);
    await expect(fetched(url)).rejects.toMatchObject({
      code: 'download-failed',
      params: { host, reason: 'cut' },
    });
  });

  it('does not ask again for what is not there', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.writeHead(404).end();
    });
    await expect(fetched(url)).rejects.toMatchObject({ params: { reason: '404' } });
    expect(asked).toBe(1);
  });

  it.each([
    ['other bytes', Buffer.alloc(content.length)],
    ['too many bytes', Buffer.concat([content, Buffer.from('more')])],
  ])('refuses %s', async (_, wrong) => {
    const url = await serve((_request, response) => response.end(wrong));
    await expect(fetched(url)).rejects.toMatchObject({ code: 'checksum-mismatch' });
  });

  it('stops when it is told to', async () => {
    const abort = new AbortController();
    const url = await serve((_, response) => {
      response.write(content.subarray(0, 1000), () => abort.abort());
    });
    await expect(fetched(url, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
    server.closeAllConnections();
  });
});
