import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from './tracked-files';

const CONTRACT = 'lib/browser/messages.ts';

/** Names of the calls an interface of the contract declares: `'check/start': {`. */
function callsOf(contract: string, name: string): string[] {
  const [, body = ''] = contract.split(`export interface ${name} {`);
  const [inside = ''] = body.split('\n}');
  return [...inside.matchAll(/^ {2}'([a-z]+\/[a-z-]+)':/gm)].map(([, call = '']) => call);
}

const sources = trackedFiles()
  .filter((file) => /^lib\/browser\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .filter((file) => file !== CONTRACT)
  .map(read)
  .join('\n');

/** A handler is a property or method of that name, or a branch for it: `'check/start': …`, `call === 'host/abort'`. */
const handled = (call: string, text: string) =>
  new RegExp(`(=== )'${call}'|'${call}'\\s*[:(]`).test(text);

describe('messages', () => {
  it('are found in the contract', () => {
    const contract =
      "export interface Calls {\n  /** A. */\n  'a/b': { in: null };\n  'c/d-e':\n}\n";
    expect(callsOf(contract, 'Calls')).toEqual(['a/b', 'c/d-e']);
    expect(handled('a/b', "call('a/b', null)")).toBe(false);
    expect(handled('a/b', "{ 'a/b': () => null }")).toBe(true);
  });

  it.each(['WorkerCalls', 'HostCalls'])('of %s have a handler each', (name) => {
    const calls = callsOf(read(CONTRACT), name);
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((call) => !handled(call, sources))).toEqual([]);
  });
});
