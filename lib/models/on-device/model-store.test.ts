import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueModel, ModelFile } from './catalogue';
import type { FileStore } from './file-store';
import { type BundledFiles, modelStore } from './model-store';

const contents: Record<string, Buffer> = { a: Buffer.alloc(4000, 1), b: Buffer.alloc(50, 2) };
const nothingBundled: BundledFiles = {
  has: async () => false,
  open: async (name) => Promise.reject(new Error(name)),
};

let server: Server;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.end(contents[(url ?? '').slice(1)]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const fileNamed = (name: string, wrong = false): ModelFile => ({
  name,
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
  sha256: createHash('sha256')
    .update(wrong ? 'other' : (contents[name] ?? ''))
    .digest('hex'),
  bytes: contents[name]?.length ?? 0,
});

const model = (files: ModelFile[]): CatalogueModel => ({
  id: 'm',
  name: 'Model M',
  kind: 'chat',
  licence: 'Apache-2.0',
  contextTokens: 10,
  demonstration: true,
  page: 'https://example.org',
  files,
});

/** Files in memory, with drafts that are seen only when committed. */
function memoryFiles() {
  const files = new Map<string, Blob>();
  const drafts = new Set<string>();
  const store: FileStore = {
    read: async (name) => files.get(name),
    async create(name) {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      drafts.add(name);
      return {
        write: async (bytes) => void pieces.push(bytes),
        commit: async () => {
          files.set(name, new Blob(pieces));
          drafts.delete(name);
        },
        discard: async () => void drafts.delete(name),
      };
    },
    remove: async (name) => void files.delete(name),
  };
  return { files, drafts, store };
}

const never = new AbortController().signal;

describe('modelStore', () => {
  it('says what is missing, downloads it, and opens it', async () => {
    const { store: files } = memoryFiles();
    const models = [model([fileNamed('a'), fileNamed('b')])];
    const store = modelStore({ files, bundled: nothingBundled, models });
    await expect(store.open('m')).rejects.toMatchObject({
      code: 'on-device-model-missing',
      params: { model: 'Model M' },
    });
    expect(await store.list()).toEqual([{ model: 'm', stored: false, bytes: 4050 }]);

    const progress: [number, number][] = [];
    expect(await store.download('m', never, (...step) => progress.push(step))).toBe(4050);
    expect(progress.at(-1)).toEqual([4050, 4050]);
    expect(progress.every(([loaded, total]) => loaded <= total)).toBe(true);

    expect((await store.open('m')).map(({ size }) => size)).toEqual([4000, 50]);
    expect(await store.list()).toEqual([{ model: 'm', stored: true, bytes: 4050 }]);
  });

  it('fetches nothing twice, and forgets what it is told to', async () => {
    const { store: files } = memoryFiles();
    const store = modelStore({ files, bundled: nothingBundled, models: [model([fileNamed('a')])] });
    await store.download('m', never, () => undefined);
    asked = [];
    await store.download('m', never, () => undefined);
    expect(asked).toEqual([]);
    await store.remove('m');
    expect((await store.list())[0]?.stored).toBe(false);
  });

  it('keeps nothing of a file with another checksum', async () => {
    const { store: files, files: kept, drafts } = memoryFiles();
    const models = [model([fileNamed('a'), fileNamed('b', true)])];
    const store = modelStore({ files, bundled: nothingBundled, models });
    await expect(store.download('m', never, () => undefined)).rejects.toMatchObject({
      code: 'checksum-mismatch',
      params: { file: 'b' },
    });
    expect([kept.size, drafts.size]).toEqual([1, 0]);
    await expect(store.open('m')).rejects.toMatchObject({ code: 'on-device-model-missing' });
  });

  it('takes what came with the build', async () => {
    const { store: files } = memoryFiles();
    const bundled: BundledFiles = {
      has: async (name) => name === 'a',
      open: async () => new Blob(['bundled']),
    };
    const a = { ...fileNamed('a'), bundled: { sha256: '', bytes: 7 } };
    const store = modelStore({ files, bundled, models: [model([a, fileNamed('b')])] });
    asked = [];
    await store.download('m', never, () => undefined);
    expect(asked).toEqual(['/b']);
    expect(await (await store.open('m'))[0]?.text()).toBe('bundled');
    expect(await store.list()).toEqual([{ model: 'm', stored: true, bytes: 57 }]);
  });

  it('knows no model that is not in the catalogue', async () => {
    const { store: files } = memoryFiles();
    const store = modelStore({ files, bundled: nothingBundled, models: [] });
    await expect(store.open('other')).rejects.toMatchObject({ code: 'on-device-model-missing' });
  });
});
