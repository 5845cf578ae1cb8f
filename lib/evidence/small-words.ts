import { stopWords } from './search/stop-words';
import { wordsOf } from './words';

/** Words that say nothing by themselves, in seven languages, folded as `wordsOf` folds: every passage has a "the". */
export const EMPTY: ReadonlySet<string> = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((language) =>
    [...stopWords(language)].flatMap(wordsOf),
  ),
);
