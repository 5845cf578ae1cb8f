import type { Imported } from '../../lib/history/transfer';
import { plural, type Translate } from '../words';

/** What an import came to: what is new, and what was here already and stays as it is. */
export function importedWords(t: Translate, { checks, known }: Imported): string {
  if (checks + known === 0) return t('checks_imported_none');
  return [
    ...(checks > 0 ? [plural(t, 'checks_imported', checks)] : []),
    ...(known > 0 ? [plural(t, 'checks_known', known)] : []),
  ].join(' ');
}
