import { describe, expect, it } from 'vitest';
import { HttpFailure } from './http-failure';
import { type Endpoint, placeOf, refusedError } from './model-errors';
import { secondsToWait } from './retry-after';
import { scrub } from './scrub';

const endpoint: Endpoint = {
  host: 'llm.example',
  model: 'm',
  key: 'k'.repeat(20),
  place: 'internet',
};
const refused = (status: number, body: unknown, headers = {}, where: Partial<Endpoint> = {}) =>
  refusedError(
    new HttpFailure(
      status,
      typeof body === 'string' ? body : JSON.stringify(body),
      new Headers(headers),
    ),
    { ...endpoint, ...where },
  );

describe('refusedError', () => {
  it.each([
    ['OpenAI key', 401, { error: { message: 'Incorrect API key' } }, 'model-key-refused'],
    [
      '403 with a reason',
      403,
      { error: { message: 'Country not supported' } },
      'model-key-refused',
    ],
    ['Ollama origin', 403, '', 'model-origin-refused'],
    [
      'OpenRouter moderation',
      403,
      { error: { message: 'flagged', metadata: { reasons: ['x'] } } },
      'model-bad-request',
    ],
    [
      'Ollama model',
      404,
      { error: { message: 'model "x" not found, try pulling it first' } },
      'model-not-found',
    ],
    [
      'OpenRouter model',
      400,
      { error: { message: 'x/y is not a valid model ID', code: 400 } },
      'model-not-found',
    ],
    [
      'unknown model in a 400',
      400,
      { error: { message: 'The model `x` does not exist' } },
      'model-not-found',
    ],
    ['wrong method', 405, '<html>405</html>', 'model-not-found'],
    ['no money', 402, { error: { message: 'Insufficient credits' } }, 'model-quota'],
    ['quota', 429, { error: { message: 'quota', type: 'insufficient_quota' } }, 'model-quota'],
    [
      'quota in words',
      429,
      { error: { message: 'Check your plan and billing details' } },
      'model-quota',
    ],
    [
      'Gemini per minute',
      429,
      [{ error: { message: 'You exceeded your current quota. Please retry in 20.5s.' } }],
      'model-busy',
    ],
    ['rate', 429, { error: { message: 'Rate limit reached' } }, 'model-busy'],
    ['timeout', 408, '', 'model-server-error'],
    [
      'llama.cpp loading',
      503,
      { error: { code: 503, message: 'Loading model' } },
      'model-server-error',
    ],
    [
      'llama.cpp context',
      400,
      { error: { code: 400, type: 'exceed_context_size_error', message: 'too big' } },
      'model-context-full',
    ],
    [
      'vLLM context',
      400,
      {
        object: 'error',
        message:
          "'max_tokens' is too large: 500. This model's maximum context length is 4096 tokens",
      },
      'model-context-full',
    ],
    [
      'LM Studio context',
      500,
      { error: 'Trying to keep the first 5000 tokens when context length is 4096' },
      'model-context-full',
    ],
    ['proxy limit', 413, '<html>', 'model-context-full'],
    ['FastAPI', 422, { detail: [{ loc: ['body', 'messages'], msg: 'bad' }] }, 'model-bad-request'],
  ])('%s', (_, status, body, code) => {
    expect(refused(status, body).code).toBe(code);
  });

  it('takes a 403 of a local server without a key for its origin check', () => {
    const local = { place: 'this-device', key: undefined } as const;
    expect(refused(403, 'forbidden', {}, local).code).toBe('model-origin-refused');
    expect(refused(403, 'forbidden', {}, { place: 'this-device' }).code).toBe('model-key-refused');
  });

  it('carries the server’s words, but no web page', () => {
    expect(refused(400, { error: 'no  such\nthing' }).params.message).toBe('no such thing');
    expect(refused(422, { detail: 'bad' }).params.message).toBe('bad');
    expect(refused(502, '<html><body>Bad gateway</body></html>').params.message).toBe('');
    expect(refused(400, 'x'.repeat(5000)).params.message).toHaveLength(300);
  });
});

describe('scrub', () => {
  it.each([
    ['the key', 'bad key my-secret-key-1234!', 'my-secret-key-1234'],
    ['its beginning', 'key my-secre... is bad', 'my-secret-key-1234'],
    ['its end', 'key …key-1234 is bad', 'my-secret-key-1234'],
    ['the key in a URL', 'GET /x?key=my%2Fsecret%2Fkey', 'my/secret/key'],
    ['a short key', 'bad key abc', 'abc'],
    ['any bearer', 'sent Bearer abc.def', undefined],
    ['anything like a key', 'got sk-proj-abcdefgh12345 and AIzaSyA1234567890', undefined],
  ])('takes out %s', (_, text, key) => {
    const clean = scrub(text, key);
    expect(clean).toContain('[key]');
    expect(clean).not.toMatch(/secre|1234|abc/u);
  });

  it('leaves the rest alone', () => {
    const text = 'The model `llama3` does not exist; task-specific models do.';
    expect(scrub(text, 'my-secret-key-1234')).toBe(text);
  });
});

describe('secondsToWait', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    [{ 'retry-after': '20' }, '', 20],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }, '', 30],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, '', 0],
    [{ 'retry-after-ms': '1500' }, '', 2],
    [{}, 'Please try again in 1.5s.', 2],
    [{}, 'Please try again in 250ms.', 1],
    [{}, 'Please try again in 7m12s.', 432],
    [{}, 'Please retry in 20.3s', 21],
    [{}, 'Slow down', undefined],
  ])('%j %s', (headers, message, seconds) => {
    expect(secondsToWait(new Headers(headers as Record<string, string>), message, now)).toBe(
      seconds,
    );
  });
});

describe('an address without a path', () => {
  const bare = { bare: true };

  it('is named where nothing is found there', () => {
    expect(refused(404, '404 page not found', {}, bare).params.path).toBe('none');
    expect(refused(404, '404 page not found').params.path).toBeUndefined();
  });

  it('is no fault of a server that only lacks the model', () => {
    const message = 'model "m" not found, try pulling it first';
    expect(refused(404, { error: { message } }, {}, bare).params.path).toBeUndefined();
  });
});

describe('placeOf', () => {
  it.each([
    ['localhost', 'this-device'],
    ['127.0.0.1', 'this-device'],
    ['[::1]', 'this-device'],
    ['ollama.localhost', 'this-device'],
    ['192.168.1.20', 'local-network'],
    ['172.20.0.2', 'local-network'],
    ['[fd12::1]', 'local-network'],
    ['nas', 'local-network'],
    ['nas.local', 'local-network'],
    ['100.100.1.1', 'local-network'],
    ['172.32.0.1', 'internet'],
    ['10.example.com', 'internet'],
    ['8.8.8.8', 'internet'],
    ['[2001:db8::1]', 'internet'],
    ['api.openai.com', 'internet'],
  ])('%s is %s', (host, place) => {
    expect(placeOf(host)).toBe(place);
  });
});
