/** The page, counted from 1, that an offset of the text lies on. */
export const pageAt = (pages: readonly number[], offset: number): number =>
  Math.max(1, pages.findLastIndex((start) => start <= offset) + 1);
