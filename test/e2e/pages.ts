import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../fixtures/pages');

export interface PageServer {
  /** Address of a fixture page by its name without `.html`. */
  url(name: string): string;
  close(): Promise<void>;
}

/**
 * Serves the fixture pages on this machine.
 *
 * @param more further pages by file name, as HTML
 */
export async function servePages(more: Record<string, string> = {}): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    try {
      const html = more[name] ?? (await readFile(join(FOLDER, name), 'utf8'));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: (name) => `http://127.0.0.1:${port}/${name}.html`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done, fail) => server.close((error) => (error ? fail(error) : done())));
}
