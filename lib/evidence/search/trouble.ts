import { type Refusal, refusalOf } from '../http/refusal';
import { asksForConsent, asksForPerson, holdsCaptcha } from '../http/walls';

/** Why a service gave no answer, in the words of `LookedIn.why`. */
export interface Trouble {
  state: 'blocked' | 'failed';
  why: string;
}

export const blocked = (why: string): Trouble => ({ state: 'blocked', why });
export const failed = (why: string): Trouble => ({ state: 'failed', why });

const TROUBLES: Record<Refusal, Trouble | undefined> = {
  undecided: blocked('captcha'),
  'sign-in': blocked('key-refused'),
  payment: blocked('quota'),
  quota: blocked('quota'),
  forbidden: blocked('forbidden'),
  'not-found': undefined,
  other: undefined,
};

/** What a reply's status says, where it is not a plain success. A challenge page keeps its name whatever its status. */
export function troubleOfReply(status: number, body: string): Trouble | undefined {
  const refusal = refusalOf(status);
  if (!refusal) return undefined;
  if (refusal !== 'undecided' && isPage(body) && isChallenge(body)) return blocked('captcha');
  return TROUBLES[refusal] ?? failed(`http-${status}`);
}

/**
 * A web page where JSON was asked for is a gate of some kind, never "no results": a captcha, a consent
 * wall, or a network's sign-in page (`web-page`). Which one, a word anywhere tells; a page that was asked for has to be
 * judged with more care (`read/page-trouble.ts`).
 */
export function troubleOfPage(body: string, contentType: string): Trouble | undefined {
  if (!isPage(body) && !/^\s*(?:text\/html|application\/xhtml)/i.test(contentType))
    return undefined;
  if (isChallenge(body)) return blocked('captcha');
  const consent = /consent|cookie|gdpr/i.test(body) || asksForConsent(linesOf(body));
  return blocked(consent ? 'consent' : 'web-page');
}

const isChallenge = (body: string): boolean => holdsCaptcha(body) || asksForPerson(linesOf(body));

/** UTF-16 units of a gate that are looked at. */
const MOST_LOOKED_AT = 100_000;

/** Texts and tags of a page, each on a line of its own. */
const linesOf = (body: string): string => body.slice(0, MOST_LOOKED_AT).replace(/[<>]/g, '\n');

const isPage = (body: string): boolean =>
  /^[\s\ufeff]*<(?:!doctype|html|head|body|!--|\?xml)/i.test(body);
