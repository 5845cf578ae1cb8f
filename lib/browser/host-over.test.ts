import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import type { HostMessage } from './host';
import { hostOver } from './host-over';
import { publish } from './live-channel';

/** A host that remembers what it was sent. */
function remembering(answer: (message: HostMessage) => unknown) {
  const sent: HostMessage[] = [];
  const host = hostOver(async (message) => {
    sent.push(message);
    return answer(message);
  });
  return { host, sent };
}

const models = { ok: true, value: [] };

describe('hostOver', () => {
  it('sends a call under its key and gives the value back', async () => {
    const { host, sent } = remembering(() => ({ ok: true, value: { vectors: [[1]] } }));
    const input = { texts: ['a'], key: 'check:step' };
    expect(await host.call('host/embed', input)).toEqual({ vectors: [[1]] });
    expect(sent).toEqual([{ to: 'host', call: 'host/embed', input, key: 'check:step' }]);
  });

  it('gives calls without a key one of their own, and downloads their model’s', async () => {
    const { host, sent } = remembering(() => models);
    await host.call('host/models', null);
    await host.call('host/models', null);
    await host.call('host/download', { model: 'm' });
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(sent[2]?.key).toBe('download:m');
  });

  it('throws the host’s error with its action', async () => {
    const error = new CrossexamError('on-device-model-missing', { model: 'm' }).toRecord();
    const { host } = remembering(() => ({ ok: false, error }));
    await expect(host.call('host/models', null)).rejects.toMatchObject({
      code: 'on-device-model-missing',
      action: 'download-model',
    });
  });

  it('says that the host is lost when nobody answers', async () => {
    const { host } = remembering(() => undefined);
    await expect(host.call('host/models', null)).rejects.toMatchObject({ code: 'host-lost' });
  });

  it('tells the host of an abort and does not wait for it', async () => {
    const abort = new AbortController();
    const { host, sent } = remembering(({ call }) =>
      call === 'host/abort' ? models : new Promise(() => undefined),
    );
    const call = host.call('host/embed', { texts: ['a'], key: 'k' }, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent[1]).toMatchObject({ call: 'host/abort', input: { key: 'k' } });
    const late = host.call('host/models', null, { signal: abort.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(2);
  });

  it('hears the pieces of its own reply only', async () => {
    const heard: string[] = [];
    const { host } = remembering(async () => {
      publish({ type: 'host-delta', key: 'other', text: 'no' });
      publish({ type: 'host-delta', key: 'k', text: 'yes' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { ok: true, value: { vectors: [] } };
    });
    const onDelta = (text: string) => heard.push(text);
    await host.call('host/embed', { texts: [], key: 'k' }, { onDelta });
    expect(heard).toEqual(['yes']);
  });
});
