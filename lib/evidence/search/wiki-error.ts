import { blocked, failed, type Trouble } from './trouble';

/** MediaWiki reports errors in a reply of status 200. */
export function apiTrouble(code: string): Trouble {
  if (code === 'ratelimited' || code === 'actionthrottledtext') return blocked('quota');
  if (code === 'readapidenied' || code === 'blocked') return blocked('forbidden');
  return failed(`api-${code.slice(0, 40)}`);
}
