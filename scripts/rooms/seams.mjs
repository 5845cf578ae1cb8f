/**
 * Who may import whom, types included. Every rule's comment is what a breach prints: why it stands.
 * Tests may look into other rooms, so rules about product code leave `*.test.ts` out.
 */
const TEST = '\\.test\\.tsx?$';
const PRODUCT = '^(entrypoints|components|lib|prompts)/';

export const seams = [
  {
    name: 'lib-looks-inward',
    comment:
      'lib runs in the browser and in the lab alike, so it knows neither views nor what starts it.',
    severity: 'error',
    from: { path: '^lib/', pathNot: TEST },
    to: { path: '^(components|entrypoints|lab|scripts|test)/' },
  },
  {
    name: 'one-seam-over-the-browser',
    comment:
      "Only lib/browser and entrypoints touch the browser's API, so that every other file runs in Node and under test.",
    severity: 'error',
    from: { path: '^(components|lib|prompts|lab)/', pathNot: ['^lib/browser/', TEST] },
    to: {
      path: ['(^|node_modules/)webextension-polyfill', '(^|node_modules/)wxt/', '^lib/browser/api'],
    },
  },
  {
    name: 'rooms-do-not-know-the-browser-room',
    comment:
      'lib/browser wires the other rooms together; they must not know who wires them. Message types are shared.',
    severity: 'error',
    from: { path: '^lib/', pathNot: ['^lib/browser/', TEST] },
    to: { path: '^lib/browser/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'views-are-fed',
    comment:
      'Components get their data and calls handed in; of lib/browser they see message types only.',
    severity: 'error',
    from: { path: '^components/', pathNot: TEST },
    to: { path: '^lib/browser/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'views-do-not-start-things',
    comment: 'Entry points mount components, never the other way round.',
    severity: 'error',
    from: { path: '^components/' },
    to: { path: '^(entrypoints|lab|scripts)/' },
  },
  {
    name: 'protocols-read-like-the-paper',
    comment:
      "A protocol sees the engine's context and step types, prompts, label sets and scoring: nothing of browsers, storage, providers.",
    severity: 'error',
    from: { path: '^lib/protocols/', pathNot: TEST },
    to: {
      pathNot: [
        '^lib/protocols/',
        '^prompts/',
        '^lib/scoring/',
        '^lib/debate/(context|steps|check)\\.ts$',
        '^lib/claim/claim\\.ts$',
        '^lib/evidence/(document|retrieval|quotation-types)\\.ts$',
        '(^|node_modules/)zod(/|$)',
      ],
    },
  },
  {
    name: 'engine-knows-no-protocol',
    comment: 'The engine runs any plain async function; a published system must not leak into it.',
    severity: 'error',
    from: { path: '^lib/debate/', pathNot: TEST },
    to: { path: '^(lib/(protocols|history)/|prompts/)' },
  },
  {
    name: 'scoring-is-pure',
    comment:
      'Scores and the verdict rule are functions of journaled values: no provider, no storage, no protocol.',
    severity: 'error',
    from: { path: '^lib/scoring/', pathNot: TEST },
    to: { path: '^lib/(history|protocols|models/(?!chat-model|embedder)|evidence/(page|search)/)' },
  },
  {
    name: 'prompts-are-text',
    comment: 'Prompts are loaded and filled; what fills them comes from the caller.',
    severity: 'error',
    from: { path: '^prompts/', pathNot: TEST },
    to: { path: '^(lib|components|entrypoints)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'lab-has-no-browser',
    comment: 'The lab is a command line over lib: it measures the engine the reader gets, in Node.',
    severity: 'error',
    from: { path: '^lab/' },
    to: { path: '^(lib/browser|components|entrypoints)/' },
  },
  {
    name: 'tests-stay-out-of-the-product',
    comment: 'Test doubles and tests must not reach what readers install.',
    severity: 'error',
    from: { path: PRODUCT, pathNot: TEST },
    to: {
      path: [
        '^test/',
        TEST,
        '(^|node_modules/)(vitest|fake-indexeddb|fast-check|linkedom|axe-core)(/|$)',
      ],
    },
  },
  {
    name: 'product-uses-dependencies',
    comment: 'What readers install is built from "dependencies"; "devDependencies" are tools.',
    severity: 'error',
    from: { path: PRODUCT, pathNot: TEST },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: '(^|node_modules/)wxt/',
    },
  },
  {
    name: 'imports-exist',
    comment: 'An import nothing answers to is a mistake in the path or a missing package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(node|virtual):' },
  },
];
