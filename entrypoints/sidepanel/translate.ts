import { inEnglish, substitutions, type Translate } from '../../components/words';
import { sentence } from '../../lib/browser/locale';

/** A sentence in the reader's language; in English where a locale lacks it. */
export const translate: Translate = (key, ...[params]) =>
  sentence(key, substitutions(key, params)) || inEnglish(key, params);
