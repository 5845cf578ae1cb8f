import { describe, expect, it } from 'vitest';
import { listModels } from './list-models';
import type { Fetcher } from './transport';

const answering =
  (body: unknown, asked: Request[] = [], status = 200): Fetcher =>
  async (input, init) => {
    asked.push(new Request(input, init));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };

describe('listModels', () => {
  it('gives each name once, sorted, and sends the key to that address only', async () => {
    const asked: Request[] = [];
    const body = { object: 'list', data: [{ id: 'qwen3:8b' }, { id: 'gemma' }, { id: 'gemma' }] };
    const found = await listModels('http://localhost:8412/v1/', 'k', answering(body, asked));
    expect(found).toEqual(['gemma', 'qwen3:8b']);
    expect(asked.map(({ url }) => url)).toEqual(['http://localhost:8412/v1/models']);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer k');
  });

  it.each([
    ['refuses', answering({ error: 'no' }, [], 401)],
    ['gives a web page', answering('<html>')],
    ['gives another list', answering({ models: ['a'] })],
    [
      'is away',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ] as [string, Fetcher][])('is empty where the server %s', async (_, fetcher) => {
    expect(await listModels('http://localhost:8412/v1', undefined, fetcher)).toEqual([]);
  });
});
