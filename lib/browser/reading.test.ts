import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CrossexamError } from '../errors';
import { pageReader } from './reading';

const fakes = vi.hoisted(() => ({
  contains: async (_: { origins: string[] }) => true,
  call: async (_call: string, _input: unknown, _options: { signal: AbortSignal }) => ({}),
}));
vi.mock('./api', () => ({
  browser: { permissions: { contains: (of: { origins: string[] }) => fakes.contains(of) } },
}));
vi.mock('./host-client', () => ({ hostClient: () => ({ call: fakes.call }) }));

const never = new AbortController().signal;
const url = 'https://example.org/';

beforeEach(() => {
  fakes.contains = async () => true;
  fakes.call = async () => ({ state: 'read' });
});

describe('pageReader', () => {
  it('asks for nothing without access', async () => {
    fakes.contains = async () => false;
    fakes.call = vi.fn(fakes.call);
    expect(await pageReader([])({ url }, never)).toEqual({ state: 'blocked', why: 'no-access' });
    expect(fakes.call).not.toHaveBeenCalled();
  });

  it('takes a host that no match pattern can name for one without access', async () => {
    fakes.contains = async () => {
      throw new TypeError('Invalid host wildcard.');
    };
    const outcome = await pageReader([])({ url: 'https://a*b.example/' }, never);
    expect(outcome).toEqual({ state: 'blocked', why: 'no-access' });
  });

  it('gives a page up that takes too long, and a lost host', async () => {
    fakes.call = (_call, _input, { signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    expect(await pageReader([], 10)({ url }, never)).toEqual({ state: 'failed', why: 'timeout' });
    fakes.call = async () => {
      throw new CrossexamError('host-lost');
    };
    expect(await pageReader([])({ url }, never)).toEqual({ state: 'failed', why: 'host-lost' });
  });

  it('throws only when the debate is stopped', async () => {
    fakes.call = async () => {
      throw new Error('stopped');
    };
    await expect(pageReader([])({ url }, AbortSignal.abort('stop'))).rejects.toBe('stop');
  });
});
