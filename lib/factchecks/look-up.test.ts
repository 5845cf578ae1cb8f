import { describe, expect, it } from 'vitest';
import type { Claim } from '../claim/claim';
import { factCheckService } from './as-documents';
import type { FactCheck } from './fact-check';
import { lookUpFactChecks } from './look-up';

const item = (claim: string, url: string, more: Partial<FactCheck> = {}): FactCheck => ({
  ...{ claim, url, publisher: 'Facts First', rating: 'False', from: 'page' },
  ...more,
});
const far = item('Bridges are older than towers.', 'https://facts.example/bridges');
const near = item('The tower was built in 1750', 'https://facts.example/tower?utm_source=x');

const claim: Claim = {
  text: 'The tower was built in 1750.',
  selected: '',
  capturedAt: '2026-05-03T10:00:00Z',
  page: { url: 'https://walks.example', title: '', language: 'en-GB', factChecks: [far, near] },
};
const signal = new AbortController().signal;

const answering = (status: number, body: unknown): typeof fetch =>
  (async () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })) as typeof fetch;

describe('lookUpFactChecks', () => {
  it('asks nobody without a key, and gives what the page publishes, the nearest first', async () => {
    const silent = (() => Promise.reject(new Error('asked'))) as typeof fetch;
    expect(await lookUpFactChecks(claim, undefined, { signal, fetch: silent })).toEqual({
      state: 'found',
      items: [near, far],
    });
    const { page: _, ...bare } = claim;
    expect(await lookUpFactChecks(bare, undefined, { signal, fetch: silent })).toEqual({
      state: 'none',
      items: [],
    });
  });

  it('joins page and index, each page once, as the index has it', async () => {
    const google = { api: 'https://index.example', key: 'k' };
    const review = (url: string) => ({ publisher: { name: 'P' }, url, textualRating: 'False' });
    const reply = {
      claims: [
        {
          text: near.claim,
          claimReview: [
            review('https://www.facts.example/tower'),
            review('https://other.example/t'),
          ],
        },
      ],
    };
    const found = await lookUpFactChecks(claim, google, { signal, fetch: answering(200, reply) });
    expect(found.items.map(({ url, from }) => [url, from])).toEqual([
      ['https://www.facts.example/tower', 'google'],
      ['https://other.example/t', 'google'],
      [far.url, 'page'],
    ]);
  });

  it('keeps what the page has when the index refuses, and says so', async () => {
    const google = { api: 'https://index.example', key: 'k' };
    const found = await lookUpFactChecks(claim, google, { signal, fetch: answering(429, {}) });
    expect(found).toEqual({ state: 'blocked', why: 'quota', items: [near, far] });
  });
});

describe('factCheckService', () => {
  it('gives fact-checks as documents of their sites, with claim and rating in their text', async () => {
    const service = factCheckService([{ ...near, claimant: 'A guide', title: 'No, not in 1750' }]);
    const request = { query: 'tower', claim, limit: 3 };
    expect(await service.search(request, { signal, fetch })).toEqual({
      state: 'results',
      hits: [
        {
          title: 'No, not in 1750',
          url: near.url,
          text: 'No, not in 1750\n\nA guide claimed: “The tower was built in 1750”\n\nFacts First rated this claim: False.',
          how: 'snippet',
        },
      ],
    });
    expect(await factCheckService([]).search(request, { signal, fetch })).toEqual({
      state: 'empty',
    });
  });
});
