const SEPARATOR = /\s+(?:[|·•»›:]{1,2}|[-–—])\s+/gu;
const LONGEST_SITE = 40;

export interface TitleSources {
  /** What the page's markup names as its title, best first. */
  stated: readonly string[];
  /** The text of the `title` element: often with the site's name. */
  tab: string;
  /** The main heading. */
  heading: string;
  siteName?: string | undefined;
  url: string;
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A page's title without the name of its site, and the site's name if only the title tells it. */
export function titleOf({ stated, tab, heading, siteName, url }: TitleSources): {
  title: string;
  siteName?: string;
} {
  const known = new Set([siteName ?? '', ...hostNames(url)].map(bare).filter((name) => name));
  const told = new Set([...stated, heading].map(bare).filter((name) => name));
  const split = splitSite(tab, (rest, site) => known.has(bare(site)) || told.has(bare(rest)));
  const site = siteName ?? split?.site;
  if (site) known.add(bare(site));
  const isBrand = (title: string) => known.has(bare(title)) && title !== heading;
  const shown = split?.rest ?? tab;
  // What search engines are told may be another text than the reader's heading.
  const agreeing = stated.filter((title) =>
    [heading, shown].some((one) => bare(one) === bare(title)),
  );
  const inTab = bare(heading).length > 3 && bare(tab).includes(bare(heading)) ? [heading] : [];
  const candidates = [...agreeing, ...inTab, ...stated, shown, heading].filter(
    (title) => title !== '',
  );
  const best = candidates.find((title) => !isBrand(title)) ?? candidates[0] ?? '';
  const shortened = splitSite(best, (_, end) => known.has(bare(end)));
  return { title: shortened?.rest ?? best, ...(site && { siteName: site }) };
}

/** Parts a title at its last or first separator where one side is the site's name. */
function splitSite(
  title: string,
  isSite: (rest: string, site: string) => boolean,
): { rest: string; site: string } | undefined {
  const marks = [...title.matchAll(SEPARATOR)];
  for (const mark of [...marks].reverse()) {
    const [before, after] = [title.slice(0, mark.index), title.slice(mark.index + mark[0].length)];
    if (after.length <= LONGEST_SITE && isSite(before, after)) return { rest: before, site: after };
  }
  const [first] = marks;
  if (!first) return undefined;
  const [before, after] = [title.slice(0, first.index), title.slice(first.index + first[0].length)];
  return before.length <= LONGEST_SITE && isSite(after, before)
    ? { rest: after, site: before }
    : undefined;
}

/** `news` of news.example.co.uk is no name of a site; `example` is. */
function hostNames(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.');
  return [labels.join('.'), ...labels.slice(0, -1).filter((label) => label.length > 3)];
}
