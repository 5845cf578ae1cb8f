import { z } from 'zod';

/** What the JSON-LD of a page says, in the order it stands there. */
export interface LinkedData {
  titles: string[];
  authors: string[];
  siteNames: string[];
  languages: string[];
  published: string[];
  modified: string[];
}

const MOST_NODES = 500;
const ARTICLE = /article|posting|report|webpage|page|book|event|dataset|review/i;

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const names = z.union([named.transform((name) => [name]), z.array(named)]).catch([]);
const text = z.string().optional().catch(undefined);
const node = z.object({
  '@type': z
    .union([z.string(), z.array(z.string()).transform((types) => types.join(' '))])
    .catch(''),
  '@graph': z.array(z.unknown()).catch([]),
  mainEntity: z.unknown().optional(),
  headline: text,
  author: names,
  publisher: names,
  inLanguage: text,
  datePublished: text,
  dateCreated: text,
  dateModified: text,
});

/** Reads the page's JSON-LD; what is broken in it is passed over. */
export function linkedData(document: Document): LinkedData {
  const data: LinkedData = {
    titles: [],
    authors: [],
    siteNames: [],
    languages: [],
    published: [],
    modified: [],
  };
  const open = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => parsed(textContent ?? ''),
  );
  for (let seen = 0; open.length > 0 && seen < MOST_NODES; seen++) {
    const value = open.shift();
    if (Array.isArray(value)) {
      // Cut before it is spread: a list of a hundred thousand would overflow the stack.
      open.unshift(...value.slice(0, MOST_NODES));
      continue;
    }
    const read = node.safeParse(value);
    if (!read.success) continue;
    open.push(
      ...read.data['@graph'].slice(0, MOST_NODES),
      ...(read.data.mainEntity ? [read.data.mainEntity] : []),
    );
    if (ARTICLE.test(read.data['@type'])) add(data, read.data);
  }
  return data;
}

function add(data: LinkedData, read: z.infer<typeof node>): void {
  const put = (list: string[], ...values: (string | undefined)[]) =>
    list.push(...values.filter((value) => value !== undefined));
  put(data.titles, read.headline);
  put(data.authors, ...read.author);
  put(data.siteNames, ...read.publisher);
  put(data.languages, read.inLanguage);
  put(data.published, read.datePublished, read.dateCreated);
  put(data.modified, read.dateModified);
}

function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ''))];
  } catch {
    // Pages carry broken JSON-LD more often than one would think; the page's text is what counts.
    return [];
  }
}
