import { z } from 'zod';
import { MOST_LINKS } from '../../claim/captured';
import type { Claim, Claimant, ClaimPage, TextPosition, TextQuote } from '../../claim/claim';
import type { NotCheckable, Preparation, PreparedClaim, Resolved } from '../../claim/preparation';
import type { FactCheck, FactChecks } from '../../factchecks/fact-check';
import { address, count, form, moment, oneOf, text, texts, webAddress } from './form';

const factCheck = form<FactCheck>({
  ...{ claim: text, publisher: text, rating: text, url: webAddress },
  ...{ claimant: text.optional(), claimedAt: text.optional(), title: text.optional() },
  ...{ checkedAt: text.optional(), language: text.optional() },
  from: oneOf<FactCheck['from']>({ google: true, page: true }),
});

export const factChecks = form<FactChecks>({
  state: oneOf<FactChecks['state']>({ found: true, none: true, blocked: true, failed: true }),
  why: text.optional(),
  items: z.array(factCheck),
});

const page = form<ClaimPage>({
  ...{ url: address, title: text, document: text.optional() },
  ...{ siteName: text.optional(), author: text.optional(), language: text.optional() },
  ...{ publishedAt: text.optional(), modifiedAt: text.optional() },
  factChecks: z.array(factCheck).optional(),
  unread: oneOf<NonNullable<ClaimPage['unread']>>({
    ...{ pdf: true, frame: true, 'no-text': true, 'no-access': true },
  }).optional(),
});

export const claim = form<Claim>({
  ...{ text: text.min(1), selected: text, capturedAt: moment },
  ...{ sentence: text.optional(), paragraph: text.optional() },
  // They are fetched where the reader lets pages be read, so they are held to what a page may give.
  links: z.array(webAddress).max(MOST_LINKS).optional(),
  quote: form<TextQuote>({ exact: text, prefix: text, suffix: text }).optional(),
  position: form<TextPosition>({ start: count, end: count }).optional(),
  ...{ frameId: z.int().optional(), tabId: z.int().optional(), page: page.optional() },
  claimant: form<Claimant>({
    name: text,
    how: oneOf<Claimant['how']>({ sentence: true, author: true }),
  }).optional(),
});

export const notCheckable = oneOf<NotCheckable>({
  ...{ question: true, greeting: true, exclamation: true, opinion: true, prediction: true },
  ...{ order: true, feeling: true, fragment: true },
});

const span = { start: count, end: count };

export const preparation = form<Preparation>({
  outcome: oneOf<Preparation['outcome']>({ ready: true, choose: true, none: true }),
  by: oneOf<Preparation['by']>({ rules: true, model: true }),
  claims: z.array(
    form<PreparedClaim>({
      text,
      selected: form<NonNullable<PreparedClaim['selected']>>(span).optional(),
      resolved: z.array(form<Resolved>({ ...span, was: text.optional() })),
    }),
  ),
  why: notCheckable.optional(),
  unclear: texts,
});
