import { publisherOf } from '../publisher';
import { originalAddress } from './original-address';

/**
 * Sites whose business is to check claims; a reader may edit the list. Where accuracy is measured a live search must not
 * read them: they hold the answer. The publishers of AVeriTeC's fact-checking articles are among them, as far as checking
 * is what they do.
 */
export const FACT_CHECKERS: readonly string[] = [
  ...['factcheck.org', 'politifact.com', 'snopes.com', 'fullfact.org', 'leadstories.com'],
  ...['checkyourfact.com', 'truthorfiction.com', 'hoax-slayer.com', 'hoax-slayer.net'],
  ...['polygraph.info', 'africacheck.org', 'dubawa.org', 'zimfact.org', 'ghanafact.com'],
  ...['pesacheck.org', 'namibiafactcheck.org.na', 'factcheckhub.com', 'icirnigeria.org'],
  ...['altnews.in', 'boomlive.in', 'factly.in', 'newsmeter.in', 'vishvasnews.com'],
  ...['newschecker.in', 'facthunt.in', 'factcrescendo.com', 'smhoaxslayer.com'],
  ...['newsmobile.in', 'sochfactcheck.com', 'thelogicalindian.com', 'logically.ai'],
  ...['logicallyfacts.com', 'verafiles.org', 'tsek.ph', 'misbar.com', 'fatabyyano.net'],
  ...['teyit.org', 'dogrulukpayi.com', 'factcheckni.org', 'thejournal.ie'],
  ...['healthfeedback.org', 'climatefeedback.org', 'sciencefeedback.co', 'covid19facts.ca'],
  ...['maldita.es', 'newtral.es', 'chequeado.com', 'colombiacheck.com', 'aosfatos.org'],
  ...['lupa.uol.com.br', 'correctiv.org', 'mimikama.org', 'mimikama.at', 'pagellapolitica.it'],
  ...['facta.news', 'demagog.org.pl', 'demagog.cz', 'faktograf.hr', 'stopfake.org'],
  ...['provereno.media', 'rumorscanner.com', 'mygopen.com', 'tfc-taiwan.org.tw', 'cofacts.tw'],
  ...['factcheck.kz', 'factcheck.bg', 'factcheck.ge', 'factnameh.com'],
  ...['mediabiasfactcheck.com', 'poynter.org'],
];

/** Hosts and paths of newsrooms that check claims among other things. */
const DESKS: readonly RegExp[] = [
  /^(?:[\w-]+\.)*fact-?check(?:ing)?\./iu,
  /^(?:www\.)?(?:[\w.-]+)\/(?:[\w/-]*\/)?(?:(?:[a-z]+-)?fact-?check(?:s|er|ing)?|reality[-_]?check|webqoof|fact-or-fake|factuel|faktenfinder|faktencheck|decodeurs|verify)(?:[/.-]|$)/iu,
  /^fit\.thequint\.com/iu,
  /^fakty\./iu,
];

/**
 * Whether an address, or the page behind an archive's copy, belongs to a fact-checker.
 * @param sites domains, or hosts where a whole domain would be too much
 */
export function isFactChecker(url: string, sites: readonly string[] = FACT_CHECKERS): boolean {
  const original = originalAddress(url);
  if (!URL.canParse(original)) return false;
  const { hostname, pathname } = new URL(original);
  const publisher = publisherOf(original);
  // An encyclopedia writes about fact-checking.
  if (publisher === 'wikipedia.org') return false;
  const host = hostname.replace(/^www\./u, '');
  return (
    sites.some((site) => site === publisher || site === host || host.endsWith(`.${site}`)) ||
    DESKS.some((desk) => desk.test(`${hostname}${pathname}`))
  );
}

/**
 * Sites as a reader writes them, one a line: addresses become hosts, what names no host is left out, each once.
 */
export function sitesIn(text: string): string[] {
  const hosts = text.split(/[\s,;]+/u).flatMap((word) => {
    const address = /^https?:\/\//iu.test(word) ? word : `https://${word}`;
    if (word === '' || !URL.canParse(address)) return [];
    const host = new URL(address).hostname.replace(/^www\./u, '');
    return host.includes('.') ? [host] : [];
  });
  return [...new Set(hosts)];
}
