import { describe, expect, it } from 'vitest';
import { countReport } from './vitest.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((state, i) => ({ status: state, fullName: `${state} ${i}` })),
});

describe('countReport', () => {
  it('counts tests over all files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(countReport({ testResults })).toEqual({ passed: 3, failed: 1, skipped: [] });
  });

  it('counts a file that could not be collected as one failure', () => {
    expect(countReport({ testResults: [file('failed')] })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a file whose hook failed after its tests passed as one failure', () => {
    const testResults = [file('failed', 'passed')];
    expect(countReport({ testResults })).toMatchObject({ passed: 1, failed: 1 });
  });

  it('names what did not run', () => {
    const testResults = [file('passed', 'passed', 'skipped', 'todo')];
    expect(countReport({ testResults }).skipped).toEqual(['skipped 1', 'todo 2']);
  });
});
