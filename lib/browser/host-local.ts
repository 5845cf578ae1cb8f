import { hostHandlers } from './host-handlers';
import type { RequestTable } from './host-requests';
import { hostTable } from './host-server';

let table: RequestTable | undefined;

/** The host inside the page that asks: Firefox has a DOM in its background page and no offscreen pages. */
export function localHost(): RequestTable {
  table ??= hostTable(hostHandlers());
  return table;
}
