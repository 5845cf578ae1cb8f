/**
 * Endings under which names are given out one level further down than usual. A short table of the common
 * ones, not the whole Public Suffix List: a missing ending makes two sites look like one source, which
 * errs on the careful side.
 */
const ANY_COUNTRY = new Set([
  ...['ac', 'co', 'com', 'edu', 'gob', 'gouv', 'gov', 'govt', 'gub', 'mil', 'net', 'org'],
]);
const ONE_COUNTRY = new Set([
  ...['ltd.uk', 'me.uk', 'nhs.uk', 'plc.uk', 'police.uk', 'sch.uk', 'judiciary.uk'],
  ...[
    'asn.au',
    'id.au',
    'asso.fr',
    'nom.fr',
    'gv.at',
    'or.at',
    'gc.ca',
    'nic.in',
    'res.in',
    'gen.in',
  ],
  ...[
    'ad.jp',
    'ed.jp',
    'go.jp',
    'gr.jp',
    'lg.jp',
    'ne.jp',
    'or.jp',
    'go.kr',
    'ne.kr',
    'or.kr',
    're.kr',
  ],
  ...['geek.nz', 'gen.nz', 'iwi.nz', 'maori.nz', 'school.nz', 'school.za', 'web.za', 'nom.za'],
  ...[
    'jus.br',
    'leg.br',
    'art.br',
    'eco.br',
    'go.id',
    'or.id',
    'sch.id',
    'web.id',
    'go.th',
    'in.th',
  ],
  ...[
    'or.th',
    'go.ke',
    'or.ke',
    'go.tz',
    'or.tz',
    'bel.tr',
    'k12.tr',
    'gen.tr',
    'web.tr',
    'nom.co',
  ],
]);
/** Hosts that give each author a name of their own. */
const AUTHOR_HOSTS = new Set([
  ...['blogspot.com', 'github.io', 'gitlab.io', 'netlify.app', 'pages.dev', 'substack.com'],
  ...['tumblr.com', 'typepad.com', 'vercel.app', 'web.app', 'weebly.com', 'wixsite.com'],
  ...['wordpress.com', 'medium.com', 'altervista.org', 'over-blog.com'],
]);

/**
 * The registrable domain of an http(s) URL: who stands behind a document, so that two documents of one
 * publisher count as one source. All language editions of Wikipedia are `wikipedia.org`. An address
 * without a domain (an IP address, `localhost`) is its own publisher.
 * @returns the text itself, trimmed, where it is no URL
 */
export function publisherOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
  if (host === '') return url.trim();
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return host;
  const labels = host.split('.');
  return labels.slice(-labelsKept(labels)).join('.');
}

function labelsKept(labels: string[]): number {
  const [second = '', top = ''] = labels.slice(-2);
  if (AUTHOR_HOSTS.has(`${second}.${top}`)) return 3;
  const generic = top.length === 2 && ANY_COUNTRY.has(second);
  return generic || ONE_COUNTRY.has(`${second}.${top}`) ? 3 : 2;
}
