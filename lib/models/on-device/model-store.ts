import { CrossexamError } from '../../errors';
import { type CatalogueModel, catalogue, downloadBytes, type ModelFile } from './catalogue';
import { download } from './download';
import type { FileStore } from './file-store';

export interface ModelStoreOptions {
  files: FileStore;
  bundled: BundledFiles;
  models?: readonly CatalogueModel[];
}

/** Model files that came with the build; none in the build readers get. */
export interface BundledFiles {
  has(name: string): Promise<boolean>;
  open(name: string): Promise<Blob>;
}

export interface StoredModel {
  model: string;
  stored: boolean;
  /** Bytes on this device, or those a download would bring. */
  bytes: number;
}

/**
 * The on-device models of this browser: those that came with the build, and those the reader downloaded.
 * Stored files are named by their checksum, so a file that is there is the right one.
 */
export function modelStore({ files, bundled, models = catalogue }: ModelStoreOptions) {
  const entry = (id: string): CatalogueModel => {
    const model = models.find((known) => known.id === id);
    if (!model) throw new CrossexamError('on-device-model-missing', { id, model: id });
    return model;
  };

  async function fileOf({ name, sha256 }: ModelFile): Promise<Blob | undefined> {
    return (await bundled.has(name)) ? bundled.open(name) : files.read(sha256);
  }

  /** Bytes of a file that is there; undefined of one that is not. */
  async function bytesOf(file: ModelFile): Promise<number | undefined> {
    if (await bundled.has(file.name)) return file.bundled?.bytes ?? file.bytes;
    return (await files.read(file.sha256))?.size;
  }

  return {
    /** A model's files in the catalogue's order. Throws `on-device-model-missing`. */
    async open(id: string): Promise<Blob[]> {
      const model = entry(id);
      const found: Blob[] = [];
      for (const file of model.files) {
        const blob = await fileOf(file);
        if (!blob) throw new CrossexamError('on-device-model-missing', { id, model: model.name });
        found.push(blob);
      }
      return found;
    },

    /** Fetches what is missing of a model; answers its bytes. Errors as in `download` and `FileStore`. */
    async download(
      id: string,
      signal: AbortSignal,
      onProgress: (loaded: number, total: number) => void,
    ): Promise<number> {
      const model = entry(id);
      const total = downloadBytes(model);
      let before = 0;
      for (const file of model.files) {
        if ((await bytesOf(file)) === undefined) {
          const draft = await files.create(file.sha256);
          const onBytes = (loaded: number) => onProgress(before + loaded, total);
          try {
            await download(file, draft.write, { signal, onBytes });
            await draft.commit();
          } catch (thrown) {
            await draft.discard();
            throw thrown;
          }
        }
        before += file.bytes;
        onProgress(before, total);
      }
      return total;
    },

    async remove(id: string): Promise<void> {
      for (const { sha256 } of entry(id).files) await files.remove(sha256);
    },

    async list(): Promise<StoredModel[]> {
      return Promise.all(
        models.map(async (model) => {
          const sizes = await Promise.all(model.files.map(bytesOf));
          const stored = sizes.every((size) => size !== undefined);
          const bytes = stored ? sizes.reduce((sum, size) => sum + size, 0) : downloadBytes(model);
          return { model: model.id, stored, bytes };
        }),
      );
    },
  };
}
