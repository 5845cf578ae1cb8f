import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { claimReviewsIn } from './claim-review';

const PAGE = 'https://facts.example/2026/tower';
const read = (body: string) =>
  claimReviewsIn(parseHTML(`<html><body>${body}</body></html>`).document, PAGE);
const jsonLd = (value: unknown) =>
  read(`<script type="application/ld+json">${JSON.stringify(value)}</script>`);

/** By hand, in the shape of schema.org/ClaimReview and of Google's guide "Fact check (ClaimReview) structured data". */
const review = {
  '@context': 'https://schema.org',
  '@type': 'ClaimReview',
  url: '/2026/tower',
  claimReviewed: 'The tower was built in 1750',
  datePublished: '2026-03-04',
  author: { '@type': 'Organization', name: 'Facts First' },
  itemReviewed: {
    '@type': 'Claim',
    author: { '@type': 'Organization', name: 'A walk through Paris' },
    datePublished: '2026-02-01',
  },
  reviewRating: {
    '@type': 'Rating',
    ratingValue: 1,
    bestRating: 5,
    worstRating: 1,
    alternateName: 'False',
  },
};
const expected = {
  claim: 'The tower was built in 1750',
  claimant: 'A walk through Paris',
  claimedAt: '2026-02-01',
  publisher: 'Facts First',
  url: PAGE,
  rating: 'False',
  checkedAt: '2026-03-04',
  from: 'page',
};

describe('claimReviewsIn', () => {
  it('reads JSON-LD, alone, in a list, in a graph, and as one type of several', () => {
    expect(jsonLd(review)).toEqual([expected]);
    expect(jsonLd([{ '@type': 'WebPage' }, review])).toEqual([expected]);
    expect(jsonLd({ '@graph': [{ '@type': 'Article', review }] })).toEqual([expected]);
    expect(jsonLd({ ...review, '@type': ['Review', 'https://schema.org/ClaimReview'] })).toEqual([
      expected,
    ]);
  });

  it('reads microdata', () => {
    const items = read(`
      <div itemscope itemtype="https://schema.org/ClaimReview">
        <a itemprop="url" href="/2026/tower">here</a>
        <p itemprop="claimReviewed"> The tower was
          built in 1750 </p>
        <time itemprop="datePublished" datetime="2026-03-04">4 March</time>
        <span itemprop="author" itemscope itemtype="https://schema.org/Organization">
          <meta itemprop="name" content="Facts First"></span>
        <div itemprop="itemReviewed" itemscope itemtype="https://schema.org/Claim">
          <span itemprop="author" itemscope><b itemprop="name">A walk through Paris</b></span>
          <meta itemprop="datePublished" content="2026-02-01">
        </div>
        <div itemprop="reviewRating" itemscope>
          <span itemprop="alternateName">False</span><meta itemprop="ratingValue" content="1">
        </div>
      </div>`);
    expect(items).toEqual([expected]);
  });

  it('says the number where there is no word, and its own host where there is no author', () => {
    const { author: _, ...rest } = review;
    const [item] = jsonLd({ ...rest, reviewRating: { ratingValue: 2, bestRating: '5' } });
    expect(item).toMatchObject({ rating: '2/5', publisher: 'facts.example' });
  });

  it.each([
    ['broken JSON', '<script type="application/ld+json">{"@type": "ClaimReview", </script>'],
    ['no claim', { ...review, claimReviewed: undefined }],
    ['no rating', { ...review, reviewRating: {} }],
    ['an address that is none', { ...review, url: 'javascript:alert(1)' }],
    ['another type', { ...review, '@type': 'Review' }],
    ['null', null],
  ])('passes over %s', (_, value) => {
    expect(typeof value === 'string' ? read(value) : jsonLd(value)).toEqual([]);
  });

  it.each(['2026-99-99', '2026-03-04T junk', '9999-01-01', 'yesterday', 12])(
    'leaves out a date that is none: %s',
    (datePublished) => {
      const [item] = jsonLd({ ...review, datePublished });
      expect(item?.claim).toBe(expected.claim);
      expect(item).not.toHaveProperty('checkedAt');
    },
  );

  it('cuts what is too long and too many', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({
      ...review,
      claimReviewed: `${i} ${'x'.repeat(9000)}`,
    }));
    const items = jsonLd(many);
    expect(items).toHaveLength(12);
    expect(items[0]?.claim.length).toBeLessThanOrEqual(500);
  });

  it('says the same thing once', () => {
    expect(jsonLd([review, review])).toHaveLength(1);
  });
});
