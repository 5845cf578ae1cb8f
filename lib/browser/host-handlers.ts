import { CrossexamError } from '../errors';
import { catalogueModel, MINILM_ID } from '../models/on-device/catalogue';
import { opfsFiles } from '../models/on-device/file-store';
import type { GgufRunner } from '../models/on-device/gguf-runner';
import type { MiniLm } from '../models/on-device/minilm';
import { modelStore } from '../models/on-device/model-store';
import { chatThreads, embeddingThreads } from '../models/on-device/threads';
import { browser } from './api';
import { bundledFiles } from './bundled-files';
import type { HostHandlers } from './host';
import { publish } from './live-channel';
import { readingHandlers } from './reading-handlers';

/** Progress is for a bar: ten steps a second are plenty. */
const PROGRESS_MS = 100;

/** Everything the host can do. Models and parsers are loaded with the first call that needs them. */
export function hostHandlers(): HostHandlers {
  const store = modelStore({ files: opfsFiles('models'), bundled: bundledFiles() });
  const cores = navigator.hardwareConcurrency;
  const wasm = (name: string) => browser.runtime.getURL(`wasm/${name}`);
  let gguf: Promise<GgufRunner> | undefined;
  let minilm: Promise<MiniLm> | undefined;

  async function loadGguf(): Promise<GgufRunner> {
    const { ggufRunner } = await import('../models/on-device/gguf-runner');
    const threads = chatThreads(cores, crossOriginIsolated);
    return ggufRunner({ wasmUrl: wasm('wllama.wasm'), threads, open: store.open });
  }
  // Firefox gives extensions neither SharedArrayBuffer nor workers from blobs; its build leaves the library out.
  const noGguf = () =>
    Promise.reject(new CrossexamError('on-device-failed', { reason: 'firefox' }));
  const runnerOf = import.meta.env.BROWSER === 'firefox' ? noGguf : loadGguf;

  async function loadMinilm(): Promise<MiniLm> {
    const [model, tokenizer] = await store.open(MINILM_ID);
    if (!model || !tokenizer) throw new Error('the embedding model has two files');
    const { loadMiniLm } = await import('../models/on-device/minilm');
    return loadMiniLm({
      model: new Uint8Array(await model.arrayBuffer()),
      tokenizer: JSON.parse(await tokenizer.text()),
      threads: embeddingThreads(cores, crossOriginIsolated),
      wasmPaths: {
        mjs: wasm('ort-wasm-simd-threaded.mjs'),
        wasm: wasm('ort-wasm-simd-threaded.wasm'),
      },
    });
  }

  return {
    ...readingHandlers(),
    async 'host/embed'({ texts }, { signal }) {
      minilm ??= loadMinilm();
      try {
        return { vectors: await (await minilm).embed(texts, signal) };
      } catch (thrown) {
        signal.throwIfAborted();
        minilm = undefined;
        if (thrown instanceof CrossexamError) throw thrown;
        throw new CrossexamError('on-device-failed', { model: MINILM_ID, reason: String(thrown) });
      }
    },
    async 'host/generate'({ model: id, request }, context) {
      const model = catalogueModel(id);
      if (model?.kind !== 'chat') throw new CrossexamError('model-missing', { model: id });
      gguf ??= runnerOf();
      return (await gguf).generate(model, request, context);
    },
    async 'host/download'({ model }, { signal }) {
      let told = 0;
      const bytes = await store.download(model, signal, (loaded, total) => {
        const now = performance.now();
        if (loaded < total && now - told < PROGRESS_MS) return;
        told = now;
        publish({ type: 'download-progress', model, loaded, total });
      });
      return { bytes };
    },
    async 'host/remove'({ model }) {
      await (await gguf)?.release(model);
      if (model === MINILM_ID) {
        await (await minilm)?.close();
        minilm = undefined;
      }
      await store.remove(model);
      return null;
    },
    'host/models': () => store.list(),
  };
}
