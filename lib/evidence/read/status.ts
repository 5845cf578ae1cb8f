import { type Refusal, refusalOf } from '../http/refusal';
import type { Unread } from './fetch-page';

const TROUBLES: Record<Refusal, Unread> = {
  undecided: { state: 'blocked' },
  'sign-in': { state: 'blocked', why: 'sign-in' },
  payment: { state: 'paywall' },
  forbidden: { state: 'blocked' },
  quota: { state: 'blocked', why: 'quota' },
  'not-found': { state: 'not-found' },
  other: { state: 'failed' },
};

/** What a page's status says by itself; undefined for a plain success. */
export function troubleOfStatus(status: number): Unread | undefined {
  const refusal = refusalOf(status);
  return refusal && { why: `http-${status}`, ...TROUBLES[refusal] };
}
