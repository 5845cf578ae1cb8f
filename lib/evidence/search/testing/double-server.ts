import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A tiny server that answers as a test says, for what no real service does on demand. */
export interface DoubleServer {
  url: string;
  /** Requests so far, in order. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

export type Answer = (
  request: DoubleServer['requests'][number],
  response: ServerResponse,
) => unknown;

export async function startDouble(answer: Answer): Promise<DoubleServer> {
  const requests: DoubleServer['requests'] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a status, a body and a content type. */
export function reply(
  response: ServerResponse,
  status: number,
  body: string | object,
  headers: Record<string, string> = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(text);
}
