import { NOT_FOUND, SIGN_IN, SOLD } from '../http/wall-words';
import { asksForConsent, asksForPerson, holdsCaptcha } from '../http/walls';
import { blockText } from '../page/block-text';
import { wordCount } from '../scripts';
import type { Unread } from './fetch-page';
import { troubleOfStatus } from './status';

export interface PageToJudge {
  /** As asked for, and where it ended. */
  asked: string;
  url: string;
  status: number;
  html: string;
  document: Document;
  /** Its readable text. */
  text: string;
}

/** Words of a page that says only why it is not what was asked for. */
const SHORT = 120;
/** Words of a stub: the first paragraphs of a text that is sold. */
const STUB = 400;
/** UTF-16 units at the end of a text where a stub asks for money. */
const END = 600;
/** Words of a page that has nothing to read. */
const NOTHING = 5;

/**
 * Why a page is not the text that was asked for, as a reader would see at a glance; undefined where it is.
 * A long text is never taken for a wall: an article about captchas is an article.
 */
export function pageTrouble(page: PageToJudge): Unread | undefined {
  const { document, text, status, html } = page;
  const words = wordCount(text);
  const heads = headsOf(document);
  const said = `${heads.join('\n')}\n${text.slice(0, 2000)}`;
  const byStatus = troubleOfStatus(status);
  const short = words < SHORT;
  if (short && (asksForPerson(said) || (words < SHORT / 2 && holdsCaptcha(html)))) {
    return { state: 'blocked', why: 'captcha' };
  }
  if (byStatus) return byStatus;
  if (words < STUB / 2 && heads.some((head) => NOT_FOUND.test(head))) {
    return { state: 'not-found', why: 'says-so' };
  }
  if (short && sentHome(page)) return { state: 'not-found', why: 'sent-home' };
  if (short && (asksForConsent(said) || onConsentHost(page.url))) {
    return { state: 'blocked', why: 'consent' };
  }
  const sold = declaredSold(document);
  const end = text.slice(-END);
  const asksForMoney = SOLD.test(end) || SIGN_IN.test(end);
  // Readers of articles leave out what asks for money.
  const stub = words < STUB / 2 && (asksForMoney || SOLD.test(wholeText(document)));
  if (stub || (sold && (words < STUB || asksForMoney))) return { state: 'paywall' };
  return words < NOTHING ? { state: 'failed', why: 'no-text' } : undefined;
}

/** Titles and headings, as much of them as a reader would take in. */
const headsOf = (document: Document): string[] =>
  [...document.querySelectorAll('title, h1')]
    .slice(0, 6)
    .map(({ textContent }) => textContent?.slice(0, 1000).replace(/\s+/gu, ' ').trim() ?? '')
    .map((head) => head.slice(0, 300))
    .filter(Boolean);

const wholeText = ({ body }: Document): string => (body ? blockText(body) : '');

/** Dead addresses of a site are often sent to its front page, which says nothing of what was asked for. */
function sentHome({ asked, url }: PageToJudge): boolean {
  const from = new URL(asked);
  const to = new URL(url);
  const deep = from.pathname.split('/').filter(Boolean).length > 1;
  return deep && to.pathname === '/' && to.search === '';
}

const onConsentHost = (url: string): boolean =>
  /^(?:consent|guce|cmp)\.|\/(?:consent|privacygate|cookiewall)(?:[/?]|$)/i.test(
    new URL(url).hostname + new URL(url).pathname,
  );

/** schema.org's mark of a text that is not free (https://schema.org/isAccessibleForFree), as data or attribute. */
function declaredSold(document: Document): boolean {
  const marked = document.querySelector('[itemprop="isAccessibleForFree"]');
  const value = marked?.getAttribute('content') ?? marked?.getAttribute('href') ?? '';
  if (/(?:^|\/)(?:false|no)$/i.test(value)) return true;
  return [...document.querySelectorAll('script[type="application/ld+json"]')].some(
    ({ textContent }) => /"isAccessibleForFree"\s*:\s*"?(?:false|no)\b/i.test(textContent ?? ''),
  );
}
