import type { Unread } from './fetch-page';

const WHYS: Record<number, string> = { 401: 'sign-in', 429: 'quota' };

/** What an answer's status says by itself; undefined for a plain success. */
export function troubleOfStatus(status: number): Unread | undefined {
  if (status >= 200 && status < 300 && status !== 202) return undefined;
  if (status === 404 || status === 410) return { state: 'not-found', why: `http-${status}` };
  if (status === 402) return { state: 'paywall', why: 'http-402' };
  // 202 is how some sites answer while they make up their mind about a visitor.
  const blocked = status === 202 || [401, 403, 407, 429, 451].includes(status);
  return { state: blocked ? 'blocked' : 'failed', why: WHYS[status] ?? `http-${status}` };
}
