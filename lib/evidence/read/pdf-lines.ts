/** A run of text as pdf.js gives it: `transform[4]` and `[5]` are its place in points from the lower left. */
export interface PdfRun {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

export interface PdfLine {
  text: string;
  /** Points from the page's lower edge; 0 where the runs are turned. */
  y: number;
  /** Height of its letters in points. */
  size: number;
}

/** The lines of a page in the order its file has them, which for most is reading order, columns included. */
export function linesOf(runs: readonly PdfRun[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let words = '';
  let y = 0;
  let size = 0;
  let last: PdfRun | undefined;
  const end = () => {
    const text = words.replace(/[\s\0]+/gu, ' ').trim();
    if (text !== '') lines.push({ text, y, size });
    words = '';
    size = 0;
    last = undefined;
  };
  for (const run of runs) {
    if (run.str !== '') {
      if (size === 0) y = run.transform[5] ?? 0;
      if (last && isApart(last, run)) words += ' ';
      words += run.str;
      size = Math.max(size, run.height);
      last = run;
    }
    if (run.hasEOL) end();
  }
  end();
  return lines;
}

/** Two runs on one line with room for a blank between them, which the file does not write out. */
function isApart(before: PdfRun, after: PdfRun): boolean {
  const gap = (after.transform[4] ?? 0) - ((before.transform[4] ?? 0) + before.width);
  return gap > Math.max(after.height, 1) * 0.25;
}
