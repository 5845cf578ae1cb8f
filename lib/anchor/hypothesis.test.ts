import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { describe as describeSpan } from './describe';
import { finder } from './find';
import { fold } from './fold';
import { textIndex } from './text-index';

/** Pages with selectors written by the Hypothesis client (see README of the data folder: `anchoring/`). */
const FOLDER = join(
  process.env.CROSSEXAM_DATA ?? join(import.meta.dirname, '../../../shared/data'),
  'anchoring',
);

interface Selector {
  type: 'RangeSelector' | 'TextPositionSelector' | 'TextQuoteSelector';
  start: number;
  end: number;
  exact: string;
  prefix: string;
  suffix: string;
}

function annotations(name: string) {
  const html = readFileSync(join(FOLDER, `hypothesis_${name}.html`), 'utf8');
  const { rows } = JSON.parse(readFileSync(join(FOLDER, `hypothesis_${name}.json`), 'utf8')) as {
    rows: { id: string; target: { selector: Selector[] }[] }[];
  };
  const document = parseHTML(
    /<html/i.test(html) ? html : `<html><head></head>${html}</html>`,
  ).document;
  return rows.flatMap(({ id, target }) =>
    target.map(({ selector }) => {
      const of = (type: Selector['type']) => selector.find((s) => s.type === type);
      return { id, document, quote: of('TextQuoteSelector'), position: of('TextPositionSelector') };
    }),
  );
}

const present = existsSync(join(FOLDER, 'hypothesis_minimal.json'));

describe.skipIf(!present)(
  'anchors of another client (skipped where CROSSEXAM_DATA is not there)',
  () => {
    for (const name of ['minimal', 'wikipedia-regression-testing']) {
      for (const { id, document, quote, position } of present ? annotations(name) : []) {
        if (!quote) continue;
        it(`${name} ${id}: quote, position and our own description agree`, () => {
          const index = textIndex(document);
          const byQuote = finder(index).find({ quote });
          expect(byQuote).not.toBeNull();
          if (!byQuote) return;
          expect(fold(index.text.slice(byQuote.start, byQuote.end)).text).toBe(
            fold(quote.exact).text,
          );
          const both = finder(index).find({ quote, position });
          expect([both?.start, both?.end]).toEqual([byQuote.start, byQuote.end]);
          const ours = describeSpan(index, byQuote.start, byQuote.end);
          expect(fold(ours.quote.exact).text).toBe(fold(quote.exact).text);
          expect(fold(ours.quote.prefix).text.endsWith(fold(quote.prefix).text.slice(-20))).toBe(
            true,
          );
        });
      }
    }
  },
);
