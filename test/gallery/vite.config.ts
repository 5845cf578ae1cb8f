import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is the panel over fixed views: `vite test/gallery`, then open a state. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  plugins: [react()],
  build: { emptyOutDir: true, minify: false },
  logLevel: 'warn',
});
