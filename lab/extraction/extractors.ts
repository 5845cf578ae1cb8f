import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { blockText } from '../../lib/evidence/page/block-text';
import { extract } from '../../lib/evidence/page/extract';
import { parseHtml } from '../parse-html';
import type { Page } from './pages';
import { htmlText } from './plain-text';

export const EXTRACTORS = ['Readability', 'Defuddle', 'body text', 'ours'] as const;
export type ExtractorName = (typeof EXTRACTORS)[number];

export interface Reading {
  text: string;
  about: Page['about'];
}

/** Each reads one page from its HTML; libraries with their own defaults, their HTML made text in the same way. */
export const extractors: Record<ExtractorName, (page: Page) => Promise<Reading>> = {
  async Readability({ html }) {
    const read = new Readability<string>(parseHtml(html)).parse();
    return {
      text: htmlText(read?.content ?? ''),
      about: {
        title: read?.title ?? '',
        author: read?.byline ?? '',
        site: read?.siteName ?? '',
        published: read?.publishedTime ?? '',
      },
    };
  },
  async Defuddle({ html, url }) {
    // Without `useAsync` it asks nobody: what it knows it has from the page.
    const { content, title, author, site, published } = await Defuddle(parseHtml(html), url, {
      useAsync: false,
    });
    return { text: htmlText(content), about: { title, author, site, published } };
  },
  async 'body text'({ html }) {
    const { body } = parseHtml(html);
    const text = body ? blockText(body, { furniture: false }) : '';
    return { text, about: { title: '', author: '', site: '', published: '' } };
  },
  async ours({ html, url }) {
    const read = extract(html, url, { parseHtml });
    return {
      text: read.text,
      about: {
        title: read.title,
        author: read.author ?? '',
        site: read.siteName ?? '',
        published: read.publishedAt ?? '',
      },
    };
  },
};
