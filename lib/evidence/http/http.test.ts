import { describe, expect, it } from 'vitest';
import { noAnswer } from './no-answer';
import { readBody } from './read-body';
import { refusalOf } from './refusal';
import { asksForConsent, asksForPerson } from './walls';

describe('readBody', () => {
  it('gives all bytes up to the limit, and downloads no more', async () => {
    const whole = await readBody(new Response('über'), 5);
    expect(new TextDecoder().decode(whole)).toBe('über');
    expect(await readBody(new Response(null), 5)).toEqual(new Uint8Array());
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        given++;
        stream.enqueue(new Uint8Array(1000));
      },
    });
    expect(await readBody(new Response(endless), 5000)).toBeUndefined();
    expect(given).toBeLessThan(10);
  });

  it('stops a small file that unpacks to a large one at the limit', async () => {
    const zeros = new Blob([new Uint8Array(20_000_000)]).stream();
    const packed = zeros.pipeThrough(new CompressionStream('gzip'));
    const unpacked = packed.pipeThrough(new DecompressionStream('gzip'));
    expect(await readBody(new Response(unpacked), 1_000_000)).toBeUndefined();
  });
});

describe('noAnswer', () => {
  const never = new AbortController().signal;

  it('tells an abort, a timeout, the network and our own faults apart', () => {
    const fault = new RangeError('ours');
    expect(() => noAnswer(fault, AbortSignal.abort('stop'), never)).toThrow('stop');
    expect(noAnswer(fault, never, AbortSignal.abort('slow'))).toBe('timeout');
    expect(noAnswer(new TypeError('fetch failed'), never, never)).toBe('unreachable');
    expect(() => noAnswer(fault, never, never)).toThrow(fault);
  });
});

it.each([
  [200, undefined],
  [202, 'undecided'],
  [204, undefined],
  [304, 'other'],
  [410, 'not-found'],
  [433, 'quota'],
  [451, 'forbidden'],
  [503, 'other'],
])('reads status %i as %s', (status, refusal) => {
  expect(refusalOf(status)).toBe(refusal);
});

it('knows walls by their words, line by line', () => {
  expect(asksForPerson('Welcome\n Just a moment...')).toBe(true);
  expect(asksForPerson('It took just a moment to open the gate.')).toBe(false);
  expect(asksForConsent('Before you continue')).toBe(true);
  expect(asksForConsent('Read the rules before you continue reading.')).toBe(false);
});
