import { HttpFailure, MalformedReply } from './http-failure';

/** The parts of `fetch` that are used: what the browser, Node and a test's stand-in have in common. */
export type Fetcher = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** What one request has seen so far; tells a server that is away from one that broke off. */
export interface Exchange {
  responded: boolean;
  /** The stream came to its `[DONE]`. */
  done: boolean;
  /** Called for every piece of the body, also for comments that only keep the connection open. */
  heard(): void;
}

const DONE = /\[DONE\]\s*$/u;

/**
 * A `fetch` that sends no header but content-type, accept and authorization: the client library's `x-stainless-*` fail
 * the CORS preflight of local servers (ollama/ollama#4388, #8342). No cookies, no referrer, no redirect to a service
 * the reader did not choose. Throws `HttpFailure` with the whole body for every refusal, `MalformedReply` for a web page.
 */
export function plainFetch(fetcher: Fetcher, key: string | undefined, exchange: Exchange): Fetcher {
  return async (input, init) => {
    const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
    if (key) headers.set('authorization', `Bearer ${key}`);
    const response = await fetcher(input, {
      method: init?.method,
      body: init?.body,
      signal: init?.signal,
      headers,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    exchange.responded = true;
    const redirected =
      response.type === 'opaqueredirect' || Math.floor(response.status / 100) === 3;
    if (redirected) throw new MalformedReply('redirect');
    if (!response.ok)
      throw new HttpFailure(response.status, await response.text(), response.headers);
    return asEventStream(response, exchange);
  };
}

async function asEventStream(response: Response, exchange: Exchange): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) throw new MalformedReply('no-answer');
  if (/^(text\/html|application\/xhtml)/iu.test(type)) {
    await response.body.cancel();
    throw new MalformedReply('html');
  }
  // A server that does not stream answers in one piece.
  if (/^application\/(.+\+)?json\b/iu.test(type)) {
    exchange.done = true;
    return new Response(oneEvent(await response.text()));
  }
  return new Response(response.body.pipeThrough(watched(exchange)));
}

/** A whole completion as a stream of one event: its `message` is the only delta. */
function oneEvent(text: string): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MalformedReply('not-json');
  }
  if (typeof json !== 'object' || json === null) throw new MalformedReply('not-json');
  const choices = 'choices' in json && Array.isArray(json.choices) ? json.choices : [];
  const streamed = choices.map((choice) => ({ ...choice, delta: choice?.message }));
  return `data: ${JSON.stringify({ ...json, choices: streamed })}\n\n`;
}

/** Notes the end mark, and closes a last event that lacks its blank line, which the client library would drop. */
function watched(
  exchange: Exchange,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder('latin1');
  let tail = '';
  return new TransformStream({
    transform(chunk, controller) {
      exchange.heard();
      tail = (tail + decoder.decode(chunk.subarray(-32))).slice(-32);
      exchange.done = DONE.test(tail);
      controller.enqueue(chunk);
    },
    flush(controller) {
      controller.enqueue(new TextEncoder().encode('\n\n'));
    },
  });
}
