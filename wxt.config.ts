import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'wxt';
import { catalogue } from './lib/models/on-device/catalogue';

/** End-to-end builds may talk to servers on this machine without asking. */
const END_TO_END = 'e2e';

/** WebAssembly the host loads by address; copied from its packages, so that none is kept here. */
const WASM = [
  '@wllama/wllama/esm/wasm/wllama.wasm',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
].map((path) => join(import.meta.dirname, 'node_modules', path));

/** pdf.js's worker and its character maps, without which many Chinese, Japanese and Korean files have no words. */
const PDF = join(import.meta.dirname, 'node_modules', 'pdfjs-dist');
const pdfFiles = () => [
  {
    absoluteSrc: join(PDF, 'legacy/build/pdf.worker.min.mjs'),
    relativeDest: 'pdf/pdf.worker.min.mjs',
  },
  ...readdirSync(join(PDF, 'cmaps')).map((name) => ({
    absoluteSrc: join(PDF, 'cmaps', name),
    relativeDest: `pdf/cmaps/${name}`,
  })),
];

/** Model files a build carries: none for readers, who download theirs; all that are there for tests and demo. */
function modelFiles(mode: string): string[] {
  if (mode !== END_TO_END && process.env.CROSSEXAM_BUNDLE_MODELS !== '1') return [];
  const names = catalogue.flatMap(({ files }) => files.map(({ name }) => name));
  return names.map((name) => join(import.meta.dirname, '.models', name)).filter(existsSync);
}

/** wllama names a CDN for a build we switch off; whoever reviews ours must find no code from elsewhere. */
const withoutCdn = {
  name: 'crossexam:without-cdn',
  transform: (code: string, id: string) =>
    id.includes('@wllama/wllama')
      ? code.replaceAll('https://cdn.jsdelivr.net/npm/', '')
      : undefined,
};

export default defineConfig({
  modules: ['@wxt-dev/module-react'],
  imports: false,
  manifestVersion: 3,
  outDir: process.env.CROSSEXAM_OUT ?? '.output',
  manifest: ({ mode, browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    incognito: browser === 'firefox' ? undefined : 'not_allowed',
    // The first with JSPI, which the on-device model's WebAssembly is built on.
    minimum_chrome_version: browser === 'firefox' ? undefined : '137',
    permissions: [
      'activeTab',
      'alarms',
      'contextMenus',
      'scripting',
      'storage',
      'unlimitedStorage',
      ...(browser === 'firefox' ? [] : ['offscreen', 'sidePanel']),
    ],
    host_permissions: mode === END_TO_END ? ['http://127.0.0.1/*'] : [],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: { default_title: '__MSG_action_title__' },
    commands: {
      'check-claim': {
        suggested_key: { default: 'Alt+C' },
        description: '__MSG_command_check_claim__',
      },
    },
    content_security_policy: {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'",
    },
    // Threads for on-device models need cross-origin isolation; `require-corp` would break the panel's images.
    cross_origin_embedder_policy: { value: 'credentialless' },
    cross_origin_opener_policy: { value: 'same-origin' },
  }),
  hooks: {
    'build:publicAssets': (wxt, files) => {
      const { browser, mode } = wxt.config;
      // Firefox gives extensions no threads, and no workers from blobs: nothing for wllama to run on.
      const wasm = WASM.filter((path) => browser !== 'firefox' || !path.includes('wllama'));
      const models = modelFiles(mode).filter(
        (path) => browser !== 'firefox' || !path.endsWith('.gguf'),
      );
      const copy = (folder: string) => (absoluteSrc: string) => ({
        absoluteSrc,
        relativeDest: `${folder}/${basename(absoluteSrc)}`,
      });
      files.push(...wasm.map(copy('wasm')), ...pdfFiles(), ...models.map(copy('models')));
      const contents = JSON.stringify(models.map((path) => basename(path)));
      files.push({ relativeDest: 'models/bundled.json', contents });
    },
  },
  vite: () => ({
    plugins: [withoutCdn],
    // Without this condition onnxruntime brings a second copy of its wasm (14 MB) as an asset.
    resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
  }),
});
