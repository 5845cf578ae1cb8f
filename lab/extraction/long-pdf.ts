import { pdfFile } from '../../lib/evidence/read/testing/pdf-file';

/** A PDF of so many pages with forty lines each. */
export const longPdf = (pages: number): Uint8Array =>
  pdfFile({
    pages: Array.from({ length: pages }, (_, page) => [
      'Report of the office',
      `# Part ${page + 1}`,
      ...Array.from(
        { length: 40 },
        (_, line) => `Line ${line} of part ${page + 1} tells of iron and of the years it took.`,
      ),
    ]),
  });
