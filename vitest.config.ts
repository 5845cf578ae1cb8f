import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores are what a CI machine has; more workers than that only make timeouts.
    maxWorkers: 2,
    // What is polled for comes within milliseconds on an idle machine, within seconds on a busy one.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,prompts,entrypoints,lab,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'test/e2e/**', 'test/services/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.test.ts'],
          fileParallelism: false,
          maxConcurrency: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['test/services/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
