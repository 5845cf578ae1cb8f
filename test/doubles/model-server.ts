import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendAnswer } from './model-answer';
import {
  type Answer,
  type ChatBody,
  faults,
  type Refusable,
  refusalFor,
  type Script,
} from './model-script';

export * from './model-script';

/** A chat request as it came, and how its connection ended. Times are `Date.now()`. */
interface RecordedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: ChatBody;
  at: number;
  /** When the response was over, or the caller hung up. */
  endedAt?: number;
  /** The caller hung up before the response was over. */
  aborted: boolean;
}

interface Connection {
  openedAt: number;
  closedAt?: number;
}

interface Preflight {
  headers: string[];
  allowed: boolean;
}

export interface ModelServerOptions {
  /** Fields refused with a 400, whatever the script says. */
  refuse?: Refusable[];
  /** Requests without this key are refused with a 401. */
  key?: string;
  /** Names that `GET /v1/models` lists. */
  models?: string[];
  /** 0 takes a free port. */
  port?: number;
}

export interface ModelServer {
  /** Base URL, ending in `/v1`. */
  url: string;
  requests: RecordedRequest[];
  connections: Connection[];
  preflights: Preflight[];
  setScript(script: Script): void;
  setRefusals(refuse: Refusable[]): void;
  close(): Promise<void>;
}

/** Headers a preflight lets through, as the strictest local servers do (ollama/ollama#4388). */
const ALLOWED = ['content-type', 'authorization'];
const CORS = { 'access-control-allow-origin': '*' };

/**
 * An OpenAI-compatible server on a free port of 127.0.0.1 that answers by a script, streaming or whole, with the faults
 * real servers show. It records what it was asked and when each connection opened and closed.
 */
export async function startModelServer(
  script: Script,
  options: ModelServerOptions = {},
): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const connections: Connection[] = [];
  const preflights: Preflight[] = [];
  let current = script;
  let refuse = options.refuse ?? [];

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    handle(request, response).catch((thrown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `script failed: ${thrown}` } }));
    });
  });
  server.on('connection', (socket) => {
    const connection: Connection = { openedAt: Date.now() };
    connections.push(connection);
    socket.once('close', () => {
      connection.closedAt = Date.now();
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (method === 'OPTIONS') return preflight(request, response);
    if (options.key && headers.authorization !== `Bearer ${options.key}`)
      return sendAnswer(response, undefined, faults['key-refused']);
    if (method === 'GET' && path === '/v1/models') {
      const data = (options.models ?? ['scripted']).map((id) => ({ id, object: 'model' }));
      return sendAnswer(response, undefined, { status: 200, body: { object: 'list', data } });
    }
    if (method !== 'POST' || path !== '/v1/chat/completions')
      return sendAnswer(response, undefined, { status: 404, body: '404 page not found' });

    const body = JSON.parse(await textOf(request)) as ChatBody;
    const recorded: RecordedRequest = { path, headers, body, at: Date.now(), aborted: false };
    const index = requests.push(recorded) - 1;
    response.once('close', () => {
      recorded.endedAt = Date.now();
      recorded.aborted = !response.writableFinished;
    });
    const answer: Answer = refusalFor(body, refuse) ?? (await current(body, index));
    return sendAnswer(response, body, answer);
  }

  function preflight(request: IncomingMessage, response: ServerResponse): void {
    const asked = String(request.headers['access-control-request-headers'] ?? '');
    const headers = asked
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean);
    const allowed = headers.every((name) => ALLOWED.includes(name));
    preflights.push({ headers, allowed });
    if (allowed)
      response.writeHead(204, {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED.join(', '),
      });
    else response.writeHead(403);
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    connections,
    preflights,
    setScript(next) {
      current = next;
    },
    setRefusals(next) {
      refuse = next;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
