import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import ts from 'typescript';
import { bundles } from './bundles.mjs';
import { seams } from './seams.mjs';

// With `react-jsx` dependency-cruiser reads `<T>` in plain TypeScript as JSX that needs React.
const tsConfig = extractTSConfig(join(import.meta.dirname, '../../tsconfig.json'));
tsConfig.options.jsx = ts.JsxEmit.Preserve;

const ROOMS = ['entrypoints', 'components', 'lib', 'prompts', 'lab', 'scripts', 'test'];

/**
 * @param {string} baseDir folder the rooms stand in
 * @param {object[]} forbidden rules
 * @param {object} options how imports are read
 */
async function violations(baseDir, forbidden, options) {
  const rooms = ROOMS.filter((room) => existsSync(join(baseDir, room)));
  const { output } = await cruise(
    rooms,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      // `?raw`, `?url` and the like are the bundler's business.
      exclude: { path: '\\?', ...options.exclude },
      tsPreCompilationDeps: options.types,
      enhancedResolveOptions: {
        conditionNames: ['import', 'browser', 'default'],
        exportsFields: ['exports'],
      },
    },
    undefined,
    { tsConfig },
  );
  return {
    modules: output.summary.totalCruised,
    found: output.summary.violations.map(({ rule, from, to, via }) => ({
      rule: rule.name,
      from,
      to,
      via: (via ?? []).map((step) => step.name),
      why: forbidden.find(({ name }) => name === rule.name).comment,
    })),
  };
}

/**
 * Every breach of the rooms' rules in a tree. What is imported behind `import()` is left out of the
 * bundles' rules: Firefox's background page loads its host that way, and Chrome's build drops it
 * (`sizes.mjs` looks into the built files).
 *
 * @param {string} baseDir
 * @returns {Promise<{ modules: number, found: { rule: string, from: string, to: string, via: string[], why: string }[] }>}
 */
export async function breaches(baseDir) {
  const imported = await violations(baseDir, seams, { types: true });
  const bundled = await violations(baseDir, bundles, { types: false, exclude: { dynamic: true } });
  return { modules: imported.modules, found: [...imported.found, ...bundled.found] };
}
