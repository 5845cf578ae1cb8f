/** Parameters that say where a reader came from, not which page this is. */
const TRACKING =
  /^(?:utm_|mc_|pk_|piwik_)|^(?:fbclid|gclid|dclid|msclkid|igshid|yclid|ref_src|cmpid)$/i;

const WIKI = /^[a-z-]+\.wiki[a-z]+\.org$/;

/**
 * One spelling for the addresses of one page, to tell hits apart and to know the claim's own page again:
 * no fragment, no tracking parameters, no trailing slash, no `www.`, https, parameters in order, and
 * Wikipedia's mobile hosts, old versions and `index.php` addresses as the article they show. For comparing
 * only; documents keep the address a reader can open.
 * @returns the text itself where it is no http(s) URL
 */
export function canonicalUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return url;
  const host = hostOf(parsed);
  const title = parsed.searchParams.get('title');
  if (title && WIKI.test(host) && parsed.pathname === '/w/index.php')
    return canonicalUrl(`https://${host}/wiki/${encodeURI(title.replaceAll(' ', '_'))}`);
  // An old version is the article, too.
  if (WIKI.test(host) && parsed.pathname.startsWith('/wiki/')) parsed.searchParams.delete('oldid');
  for (const name of [...parsed.searchParams.keys()])
    if (TRACKING.test(name)) parsed.searchParams.delete(name);
  parsed.searchParams.sort();
  const query = parsed.searchParams.size > 0 ? `?${parsed.searchParams}` : '';
  return `https://${host}${pathOf(parsed)}${query}`;
}

function hostOf({ hostname, port }: URL): string {
  const host = hostname
    .replace(/\.$/, '')
    .replace(/^www\./, '')
    .replace(/^([a-z-]+)\.m\.(wiki[a-z]+\.org)$/, '$1.$2');
  return port ? `${host}:${port}` : host;
}

/** Percent escapes are undone where they can be, so that `%C3%BC` and `ü` are the same. */
function pathOf({ pathname }: URL): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A stray percent sign: the path stays as it is.
  }
  return path.replace(/\/+$/, '');
}
