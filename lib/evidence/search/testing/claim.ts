import type { Claim } from '../../../claim/claim';

/** A claim as the reader would have highlighted it, for tests. */
export const claimOf = (text: string, page?: Partial<NonNullable<Claim['page']>>): Claim => ({
  text,
  selected: text,
  capturedAt: '2026-01-05T10:00:00Z',
  ...(page && { page: { url: 'https://news.example/story', title: 'Story', ...page } }),
});
