import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingHandlers } from './reading-handlers';

vi.mock('./api', () => ({ browser: { runtime: { getURL: () => 'chrome-extension://us/' } } }));
afterEach(() => vi.unstubAllGlobals());

const url = 'blob:chrome-extension://us/1b2c';
const file = { url, name: 'notes.txt', type: 'text/plain', now: '2026-05-03T12:00:00.000Z' };
const context = () => ({ signal: new AbortController().signal, onDelta: () => undefined });

/** A file of this length, as an object URL gives it; counts what was taken of it. */
function serve(text: string, bytes: number) {
  const taken = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = new TextEncoder().encode(text);
        taken.bytes += piece.byteLength;
        controller.enqueue(piece);
        controller.close();
      },
      cancel() {
        taken.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-length': String(bytes) };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  return taken;
}

describe('host/read-file', () => {
  it('reads a file of the reader’s', async () => {
    serve('The tower was built in 1889.', 28);
    const document = await readingHandlers()['host/read-file'](file, context());
    expect(document).toMatchObject({ text: 'The tower was built in 1889.', origin: 'library' });
  });

  it('takes nothing of a file that is too large', async () => {
    const taken = serve('x', 60_000_001);
    const reading = readingHandlers()['host/read-file'](file, context());
    await expect(reading).rejects.toMatchObject({
      ...{ code: 'file-too-large', params: { name: 'notes.txt' } },
    });
    expect(taken).toEqual({ bytes: 0, cancelled: true });
  });

  it.each(['https://example.org/x', 'blob:https://example.org/1'])(
    'reads nothing at %s',
    async (elsewhere) => {
      const fetched = vi.fn();
      vi.stubGlobal('fetch', fetched);
      const reading = readingHandlers()['host/read-file']({ ...file, url: elsewhere }, context());
      await expect(reading).rejects.toMatchObject({ code: 'file-damaged' });
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});
