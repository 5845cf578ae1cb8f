import type { CheckView } from '../../lib/debate/view-types';
import type { LeftOut } from '../../lib/evidence/left-out';
import { formatList } from '../ui/format';
import { plural, type Translate } from '../words';

/** A source by its title and whose it is. */
export function sourceName(
  t: Translate,
  { title, publisher }: Pick<LeftOut, 'title' | 'publisher'>,
): string {
  if (!title || !publisher || title === publisher) return title || publisher || t('untitled');
  return t('source_of', { title, publisher });
}

export const sourceNames = (
  t: Translate,
  locale: string,
  sources: readonly Pick<LeftOut, 'title' | 'publisher'>[],
): string =>
  formatList(
    locale,
    sources.map((source) => sourceName(t, source)),
  );

/** That the reader left sources out of this check, and which; undefined where all were read. */
export function leftOutSentence(
  t: Translate,
  locale: string,
  { leftOut = [] }: Pick<CheckView, 'leftOut'>,
): string | undefined {
  if (leftOut.length === 0) return undefined;
  const names = sourceNames(t, locale, leftOut);
  return plural(t, 'left_out', leftOut.length, String(leftOut.length), { names });
}
