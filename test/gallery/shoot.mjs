// `node test/gallery/shoot.mjs [state …]`: pictures of the panel in every state, width and colour scheme.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('./shoot.ts', import.meta.url)));
await module.shoot(process.argv.slice(2));
