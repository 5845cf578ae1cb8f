import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type DoubleServer,
  reply,
  startDouble,
} from '../evidence/search/testing/double-server';
import { googleFactChecks } from './google';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(answer: Answer, key: string | undefined = 'AIza-test', language?: string) {
  server = await startDouble(answer);
  const context = { signal: new AbortController().signal, fetch, limits: { retryPause: 1 } };
  return googleFactChecks('Crime has doubled.', language, { api: server.url, key }, context);
}

/** By hand, in the shape of the reference "REST Resource: claims". */
const documented = {
  claims: [
    {
      text: 'Crime has doubled in the last 2 years.',
      claimant: 'John Doe',
      claimDate: '2026-03-01T00:00:00Z',
      claimReview: [
        {
          publisher: { name: 'Facts First', site: 'facts.example' },
          url: 'https://facts.example/crime',
          title: 'No, crime has not doubled',
          reviewDate: '2026-03-04T10:00:00Z',
          textualRating: 'Mostly false',
          languageCode: 'en',
        },
        {
          publisher: { site: 'checks.example' },
          url: 'javascript:alert(1)',
          textualRating: 'False',
        },
      ],
    },
    {
      text: 'Crime fell.',
      claimReview: [{ publisher: {}, url: 'https://b.example/x', textualRating: 'True' }],
    },
  ],
  nextPageToken: 'CAo',
};

describe('googleFactChecks', () => {
  it('sends the documented request, the key in its header only', async () => {
    await ask((_, response) => reply(response, 200, documented), 'AIza-test', 'en');
    const [sent] = server?.requests ?? [];
    const url = new URL(sent?.url ?? '', 'http://x');
    expect(url.pathname).toBe('/v1alpha1/claims:search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      query: 'Crime has doubled.',
      pageSize: '10',
      languageCode: 'en',
    });
    expect(sent?.headers['x-goog-api-key']).toBe('AIza-test');
    expect(sent?.url).not.toContain('AIza');
  });

  it('reads claims with each of their reviews, and leaves out what has no address to open', async () => {
    expect(await ask((_, response) => reply(response, 200, documented))).toEqual({
      state: 'found',
      items: [
        {
          claim: 'Crime has doubled in the last 2 years.',
          claimant: 'John Doe',
          claimedAt: '2026-03-01T00:00:00Z',
          publisher: 'Facts First',
          url: 'https://facts.example/crime',
          title: 'No, crime has not doubled',
          rating: 'Mostly false',
          checkedAt: '2026-03-04T10:00:00Z',
          language: 'en',
          from: 'google',
        },
        {
          claim: 'Crime fell.',
          publisher: 'b.example',
          url: 'https://b.example/x',
          rating: 'True',
          from: 'google',
        },
      ],
    });
  });

  it('takes an empty object for none, as the API answers', async () => {
    expect(await ask((_, response) => reply(response, 200, {}))).toEqual({
      state: 'none',
      items: [],
    });
  });

  it.each([
    [400, { error: { code: 400, status: 'INVALID_ARGUMENT' } }, 'blocked', 'key-refused'],
    [403, { error: { code: 403, status: 'PERMISSION_DENIED' } }, 'blocked', 'key-refused'],
    [429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 'blocked', 'quota'],
    [500, 'oh', 'failed', 'http-500'],
    [200, '<!doctype html><title>Just a moment</title>', 'blocked', 'captcha'],
    [200, { claims: [{ txt: 'x' }] }, 'failed', 'malformed'],
    [200, { claims: 'none' }, 'failed', 'malformed'],
  ])('never reads a %i as none', async (status, body, state, why) => {
    const found = await ask((_, response) => reply(response, status, body));
    expect(found).toEqual({ state, why, items: [] });
  });

  it('asks nobody without a key', async () => {
    expect(await ask((_, response) => reply(response, 200, {}), '')).toMatchObject({
      why: 'no-key',
    });
    expect(server?.requests).toEqual([]);
  });
});
