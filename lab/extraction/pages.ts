import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { dataFile, rowsIn } from '../data/folder';
import { UsageError } from '../usage';
import { htmlText, markdownText } from './plain-text';

/** One saved page and what an extractor should make of it. */
export interface Page {
  name: string;
  html: string;
  url: string;
  /** Plain text of the article; absent where only passages are known. */
  expected?: string;
  /** Passages that belong to the article. */
  wanted: string[];
  /** Passages of the page around it. */
  unwanted: string[];
  /** What the page says about itself; an empty value is not judged. */
  about: Record<AboutField, string>;
}

export const ABOUT_FIELDS = ['title', 'author', 'site', 'published'] as const;
export type AboutField = (typeof ABOUT_FIELDS)[number];

export interface PageSet {
  name: string;
  /** The library its expected texts come from. */
  home?: 'Readability' | 'Defuddle';
  pages: Page[];
}

const PLACEHOLDER_URL = 'https://page.example/article';
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const NOTHING = { title: '', author: '', site: '', published: '' };

const readabilityRow = z.object({
  name: z.string(),
  canonical_url: text,
  source_html: z.string(),
  expected_html: z.string(),
  metadata: z.object({ title: text, byline: text, siteName: text, publishedTime: text }),
});
const trafilaturaRow = z.object({
  file: z.string(),
  url: z.string(),
  source_html: z.string(),
  with: z.array(z.string()),
  without: z.array(z.string()),
});
const defuddleRow = z.object({
  name: z.string(),
  source_html: z.string(),
  expected_md: z.string(),
});
const frontMatter = z.object({ title: text, author: text, site: text, published: text });

const webUrl = (url: string): string => (/^https?:/.test(url) ? url : PLACEHOLDER_URL);

/** The three sets of saved pages. Throws a `UsageError` where a file is absent or of another shape. */
export async function pageSets(): Promise<PageSet[]> {
  return [
    {
      name: 'readability_pages',
      home: 'Readability',
      pages: await rows('readability_pages', readabilityRow, 'mozilla/readability', (row) => ({
        name: row.name,
        html: row.source_html,
        url: webUrl(row.canonical_url),
        expected: htmlText(row.expected_html),
        ...{ wanted: [], unwanted: [] },
        about: {
          title: row.metadata.title,
          author: row.metadata.byline,
          site: row.metadata.siteName,
          published: row.metadata.publishedTime,
        },
      })),
    },
    {
      name: 'trafilatura_eval_pages',
      pages: await rows('trafilatura_eval_pages', trafilaturaRow, 'adbar/trafilatura', (row) => ({
        name: row.file,
        html: row.source_html,
        url: webUrl(row.url),
        ...{ wanted: row.with, unwanted: row.without, about: NOTHING },
      })),
    },
    {
      name: 'defuddle_fixtures',
      home: 'Defuddle',
      pages: await rows('defuddle_fixtures', defuddleRow, 'kepano/defuddle', (row) => {
        const [about, body] = splitFront(row.expected_md);
        return {
          name: row.name,
          html: row.source_html,
          url: PLACEHOLDER_URL,
          expected: markdownText(body),
          ...{ wanted: [], unwanted: [], about },
        };
      }),
    },
  ];
}

async function rows<Row>(
  name: string,
  schema: z.ZodType<Row>,
  source: string,
  pageOf: (row: Row) => Page,
): Promise<Page[]> {
  const path = dataFile(`html_pages/${name}.jsonl.gz`, `the test pages of ${source}`);
  return rowsIn(unpacked(await readFile(path), path), path, schema).map(pageOf);
}

function unpacked(bytes: Buffer, path: string): string {
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    throw new UsageError(`${path} cannot be unpacked`);
  }
}

/** A fixture's Markdown opens with a fenced JSON block of what the page says about itself. */
function splitFront(markdown: string): [Page['about'], string] {
  const front = /^```json\n([\s\S]*?)\n```\n/.exec(markdown);
  if (!front?.[1]) return [NOTHING, markdown];
  return [frontMatter.parse(JSON.parse(front[1])), markdown.slice(front[0].length)];
}
