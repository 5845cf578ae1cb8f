import { describe, expect, it } from 'vitest';
import type { Claim } from '../claim/claim';
import { isClaimPage, quotationFor } from './claim-quotation';
import type { EvidenceDocument } from './document';

const claim: Claim = {
  text: 'The tower was built in 1750.',
  selected: 'The tower was built in 1750.',
  capturedAt: '2026-05-03T10:00:00Z',
  page: { url: 'https://walks.example/paris', title: 'A walk', document: 'p' },
};
const document: EvidenceDocument = {
  id: 'w',
  origin: 'web',
  title: 'Tower',
  url: 'https://facts.example/tower',
  publisher: 'facts.example',
  readAt: '2026-05-03T10:00:00Z',
  how: 'body-text',
  text: 'A blog says “The tower was built in 1750”, which is false. Work began in January 1887.',
};
const quote = (words: string, doc = document) =>
  quotationFor({ n: 1, document: doc.id, words, relation: 'supports' }, doc, claim);

describe('quotationFor', () => {
  it('does not let a source vouch for what it only quotes', () => {
    expect(quote('The tower was built in 1750')).toMatchObject({
      state: 'verified',
      standing: 'restates',
    });
  });

  it('does not take a part of a copy for the words of another source', () => {
    const text = 'The Eiffel Tower was built in 1750 by a group of monks from Paris.';
    const long = { ...claim, text, selected: text };
    const copy = { ...document, text: `We know this much. ${text} More than that nobody knows.` };
    const part = (words: string) =>
      quotationFor({ n: 1, document: copy.id, words, relation: 'supports' }, copy, long).standing;
    expect(part('The Eiffel Tower was built in 1750')).toBe('restates');
    expect(part('built in 1750 by a group of monks')).toBe('restates');
    expect(part('More than that nobody knows.')).toBe('independent');
  });

  it.each([
    ['It is not true that the tower was built in 1750, as our files show.', 'restates'],
    ['The board wrongly says the tower was built in 1750.', 'restates'],
    ['Many believe that the tower was built in 1750.', 'restates'],
    ['There is no record that the tower was built in 1750.', 'restates'],
    ['As for the tower, the tower was built in 1750, which is a myth.', 'restates'],
    ['Our files show that the tower was built in 1750.', 'independent'],
    ['No doubt remains: the tower was built in 1750, not in 1760.', 'independent'],
  ])('of %j the clause alone is %s', (text, standing) => {
    expect(quote('the tower was built in 1750', { ...document, text })).toMatchObject({
      state: 'verified',
      standing,
    });
  });

  it('takes the source by its own words', () => {
    expect(quote('Work began in January 1887.').standing).toBe('independent');
    expect(quote('A blog says “The tower was built in 1750”, which is false.')).toMatchObject({
      state: 'verified',
      standing: 'independent',
    });
    expect(quote('a thing it never said at all').state).toBe('unverified');
  });

  it('knows the own page by its address, its id and its origin', () => {
    expect(isClaimPage({ ...document, url: 'https://walks.example/paris/#top' }, claim)).toBe(true);
    expect(isClaimPage({ ...document, id: 'p' }, claim)).toBe(true);
    expect(isClaimPage({ ...document, origin: 'page', url: undefined }, claim)).toBe(true);
    expect(isClaimPage(document, claim)).toBe(false);
    const own = { ...document, url: claim.page?.url };
    expect(quote('Work began in January 1887.', own).standing).toBe('same-page');
  });
});
