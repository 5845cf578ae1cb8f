/**
 * What each entry point may pull in, however far away. Types are left out: they are gone in a bundle.
 */
const heavy = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const TEST = '\\.test\\.tsx?$';

/** What needs a DOM, threads or megabytes: the offscreen page's business. */
const HOST_ONLY = heavy(
  '@wllama/wllama',
  'onnxruntime-web',
  'onnxruntime-common',
  'pdfjs-dist',
  '@huggingface/tokenizers',
  '@mozilla/readability',
  'linkedom',
);

export const bundles = [
  {
    name: 'content-scripts-are-small',
    comment:
      'A content script is parsed in the reader’s page: no React, zod, Readability (35 kB alone), polyfill or database.',
    severity: 'error',
    from: { path: '^entrypoints/[^/]+\\.content(\\.tsx?$|/)' },
    to: {
      path: [
        heavy(
          'react',
          'react-dom',
          'zod',
          '@mozilla/readability',
          'webextension-polyfill',
          'dexie',
          'openai',
          'minisearch',
        ),
        '^components/',
      ],
      reachable: true,
    },
  },
  {
    name: 'worker-is-light',
    comment:
      'The service worker is loaded for every event and has no DOM and no threads: models and parsers live in the offscreen page.',
    severity: 'error',
    from: { path: '^entrypoints/background(\\.ts$|/)' },
    to: { path: HOST_ONLY, reachable: true },
  },
  {
    name: 'worker-shows-nothing',
    comment: 'The service worker has no page to show anything in.',
    severity: 'error',
    from: { path: '^entrypoints/background(\\.ts$|/)' },
    to: { path: [heavy('react', 'react-dom'), '^components/'], reachable: true },
  },
  {
    name: 'panel-opens-at-once',
    comment:
      'The panel shows what the journal holds; models and parsers would delay its first paint.',
    severity: 'error',
    from: { path: '^entrypoints/(sidepanel|options)/' },
    to: { path: HOST_ONLY, reachable: true },
  },
  {
    name: 'panel-runs-no-check',
    comment:
      'The engine and its tools are the worker’s; a panel that names one constant of theirs carries all of them.',
    severity: 'error',
    from: { path: '^entrypoints/(sidepanel|options)/' },
    to: { path: ['^lib/debate/run\\.ts$', heavy('minisearch')], reachable: true },
  },
  {
    name: 'no-circles',
    comment:
      'Two modules that need each other are one module, or lack a third; and a bundle may start either of them first.',
    severity: 'error',
    from: { pathNot: TEST },
    to: { circular: true },
  },
];
