/** Why a service gave no answer, in the words of `LookedIn.why`. */
export interface Trouble {
  state: 'blocked' | 'failed';
  why: string;
}

export const blocked = (why: string): Trouble => ({ state: 'blocked', why });
export const failed = (why: string): Trouble => ({ state: 'failed', why });

/** Out of credits or too many requests; 432 and 433 are Tavily's plan and pay-as-you-go limits. */
const QUOTA = new Set([402, 429, 432, 433]);

const CAPTCHA =
  /captcha|are you (?:a )?(?:human|robot)|not a robot|unusual traffic|automated (?:queries|requests)|cf-chl|challenge-platform|just a moment/i;
const CONSENT = /consent|cookie|gdpr|before you continue/i;

/** What a status says, where it is not a plain success. A challenge page keeps its name whatever its status. */
export function troubleOfStatus(status: number, body: string): Trouble | undefined {
  if (status === 202) return blocked('captcha');
  if (status >= 200 && status < 300) return undefined;
  if (isPage(body) && CAPTCHA.test(body)) return blocked('captcha');
  if (QUOTA.has(status)) return blocked('quota');
  if (status === 401) return blocked('key-refused');
  if (status === 403 || status === 451) return blocked('forbidden');
  return failed(`http-${status}`);
}

/**
 * A web page where JSON was asked for is a gate of some kind, never "no results": a captcha, a consent
 * wall, or a network's sign-in page (`web-page`).
 */
export function troubleOfPage(body: string, contentType: string): Trouble | undefined {
  if (!isPage(body) && !/^\s*(?:text\/html|application\/xhtml)/i.test(contentType))
    return undefined;
  if (CAPTCHA.test(body)) return blocked('captcha');
  return blocked(CONSENT.test(body) ? 'consent' : 'web-page');
}

const isPage = (body: string): boolean =>
  /^[\s\ufeff]*<(?:!doctype|html|head|body|!--|\?xml)/i.test(body);
