import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './install.mjs';

/**
 * Counts of a Vitest JSON report. A file that could not be collected has no tests in the report;
 * it counts as one failure, and skipped tests are named, because they are tests that did not run.
 *
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string }[] }[] }} report
 */
export function countReport(report) {
  let passed = 0;
  let failed = 0;
  const skipped = [];
  for (const file of report.testResults) {
    const failedHere = file.assertionResults.filter((test) => test.status === 'failed').length;
    if (file.status === 'failed' && failedHere === 0) failed += 1;
    failed += failedHere;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status !== 'failed') skipped.push(test.fullName);
    }
  }
  return { passed, failed, skipped };
}

/**
 * Runs one Vitest project with its output shown, and counts its tests.
 *
 * @param {'unit' | 'e2e'} project
 * @param {{ env?: Record<string, string>, seconds: number }} options
 * @returns {Promise<{ passed: number, failed: number, skipped: string[] }>} a run that leaves no
 *   report, or ends badly without a failed test, counts as one failure
 */
export async function runVitest(project, { env, seconds }) {
  const file = join(root, 'artifacts/test', `${project}.json`);
  mkdirSync(join(root, 'artifacts/test'), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await tool('vitest', ['run', '--project', project, ...reporters], {
    env,
    seconds,
    show: true,
  });
  let counts = { passed: 0, failed: 0, skipped: [] };
  try {
    counts = countReport(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.log(`Vitest left no report for ${project}.`);
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
