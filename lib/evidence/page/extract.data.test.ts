import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { extract } from './extract';

const folder = join(process.env.CROSSEXAM_DATA ?? '../shared/data', 'html_pages');
const parseHtml = (html: string): Document => parseHTML(html).document;
const row = z.object({
  source_html: z.string(),
  url: z.string().optional(),
  with: z.array(z.string()).optional(),
});

function pagesOf(file: string): z.infer<typeof row>[] {
  const lines = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .trim()
    .split('\n');
  return lines.map((line) => row.parse(JSON.parse(line)));
}

const bare = (text: string) => text.replace(/\s+/g, ' ').normalize('NFC');

describe('extract on real pages', () => {
  it.skipIf(!existsSync(folder)).each([
    ['readability_pages.jsonl.gz', 37],
    ['trafilatura_eval_pages.jsonl.gz', 56],
    ['defuddle_fixtures.jsonl.gz', 104],
  ])(
    'reads every page of %s (needs html_pages in CROSSEXAM_DATA)',
    (file, count) => {
      const pages = pagesOf(file);
      expect(pages).toHaveLength(count);
      let wanted = 0;
      let kept = 0;
      for (const page of pages) {
        const read = extract(page.source_html, page.url ?? 'https://page.example/', { parseHtml });
        expect(read.text.length, page.url).toBeGreaterThan(0);
        expect(read.title, page.url).not.toBe('');
        const text = bare(read.text);
        for (const part of page.with ?? []) {
          wanted++;
          if (text.includes(bare(part))) kept++;
        }
      }
      if (wanted > 0) expect(kept / wanted).toBeGreaterThan(0.93);
    },
    300_000,
  );
});
