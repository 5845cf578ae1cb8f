import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostClient } from './host-client';

const fake = vi.hoisted(() => ({
  sent: [] as string[],
  answer: undefined as unknown as (attempt: number) => Promise<unknown>,
}));

vi.mock('./offscreen-page', () => ({ ensureOffscreenPage: async () => undefined }));
vi.mock('./api', () => ({
  browser: {
    runtime: {
      sendMessage: ({ call }: { call: string }) => {
        fake.sent.push(call);
        return call === 'host/abort' ? Promise.resolve() : fake.answer(fake.sent.length);
      },
    },
  },
}));

beforeEach(() => {
  fake.sent = [];
});

describe('the host client', () => {
  it('asks again where the page was still loading', async () => {
    fake.answer = async (attempt) => {
      if (attempt === 1) throw new Error('Receiving end does not exist.');
      return { ok: true, value: [] };
    };
    expect(await hostClient().call('host/models', null)).toEqual([]);
    expect(fake.sent).toHaveLength(2);
  });

  it('sends nothing again after an abort: it would run with nobody to stop it', async () => {
    const abort = new AbortController();
    fake.answer = async () => {
      abort.abort();
      throw new Error('The message port closed before a response was received.');
    };
    const input = { texts: ['a'], key: 'k' };
    const call = hostClient().call('host/embed', input, { signal: abort.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((done) => setTimeout(done, 400));
    expect(fake.sent.filter((name) => name === 'host/embed')).toHaveLength(1);
  });
});
