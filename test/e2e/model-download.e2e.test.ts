import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueModel, SMOLLM2_ID } from '../../lib/models/on-device/catalogue';
import { type Extension, openExtension } from './harness';
import { askHost, valueIn } from './host-calls';

const ROOT = join(import.meta.dirname, '../..');
const MODEL = catalogueModel(SMOLLM2_ID);
const FILE = join(ROOT, '.models', MODEL?.files[0]?.name ?? '');

const profile = mkdtempSync(join(tmpdir(), 'crossexam-download-'));
let server: Server;
const ranges: (string | undefined)[] = [];

/** Like the hub's storage: knows ranges, allows any origin; and cuts the first connection. */
beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    const start = Number(headers.range?.match(/\d+/u)?.[0] ?? 0);
    response.writeHead(start ? 206 : 200, {
      'access-control-allow-origin': '*',
      'content-length': statSync(FILE).size - start,
    });
    if (ranges.push(headers.range) > 1) createReadStream(FILE, { start }).pipe(response);
    else {
      const half = createReadStream(FILE, { end: 40_000_000 });
      half.on('end', () => response.destroy()).pipe(response, { end: false });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(profile, { recursive: true, force: true });
});

/** The extension with an empty shelf, its hub answering like the real one: with a redirect to its storage. */
async function open(): Promise<Extension> {
  const extension = await openExtension({ profile });
  const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}/model`;
  await extension.context.route('**/models/bundled.json', (route) => route.fulfill({ json: [] }));
  await extension.context.route('https://huggingface.co/**', (route) =>
    route.fulfill({ status: 302, headers: { location, 'access-control-allow-origin': '*' } }),
  );
  // Requests of a tab can be answered for it; the real offscreen page's cannot.
  await extension.openOwn('offscreen.html');
  return extension;
}

const shelf = async (extension: Extension) =>
  valueIn(await askHost(extension, 'host/models', null)).find(({ model }) => model === SMOLLM2_ID);

it('downloads a model over a cut connection, keeps it over a restart, and removes it', async () => {
  const bytes = MODEL?.files[0]?.bytes;
  let extension = await open();
  try {
    expect(await shelf(extension)).toEqual({ model: SMOLLM2_ID, stored: false, bytes });
    const download = await askHost(extension, 'host/download', { model: SMOLLM2_ID });
    expect(download).toEqual({ ok: true, value: { bytes } });
    expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/u)]);
    await extension.close();

    extension = await open();
    expect(await shelf(extension)).toEqual({ model: SMOLLM2_ID, stored: true, bytes });
    valueIn(await askHost(extension, 'host/remove', { model: SMOLLM2_ID }));
    expect((await shelf(extension))?.stored).toBe(false);
  } finally {
    await extension.close();
  }
});
