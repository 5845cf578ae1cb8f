import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseHtml } from '../../../lab/parse-html';
import { extract } from './extract';

const folder = join(process.env.CROSSEXAM_DATA ?? '../shared/data', 'html_pages');
const row = z.object({
  source_html: z.string(),
  url: z.string().optional(),
  with: z.array(z.string()).optional(),
  without: z.array(z.string()).optional(),
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
    (file, size) => {
      const pages = pagesOf(file);
      expect(pages).toHaveLength(size);
      const count = { wanted: 0, kept: 0, unwanted: 0, leaked: 0 };
      for (const page of pages) {
        const read = extract(page.source_html, page.url ?? 'https://page.example/', { parseHtml });
        expect(read.text.length, page.url).toBeGreaterThan(0);
        expect(read.title, page.url).not.toBe('');
        const text = bare(read.text);
        for (const part of page.with ?? []) {
          count.wanted++;
          if (text.includes(bare(part))) count.kept++;
        }
        for (const part of page.without ?? []) {
          count.unwanted++;
          if (text.includes(bare(part))) count.leaked++;
        }
      }
      if (count.wanted === 0) return;
      // Reached: 157 of 163, and 22 of the unwanted.
      expect(count.kept / count.wanted).toBeGreaterThan(0.955);
      expect(count.leaked).toBeLessThanOrEqual(23);
    },
    300_000,
  );
});
