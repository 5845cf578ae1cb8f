import { publisherOf } from '../lib/evidence/publisher';
import { canonicalUrl } from '../lib/evidence/search/canonical-url';
import { originalAddress } from './data/archived';

/**
 * Sites whose business is to check claims. A live search must not read them when accuracy is measured: they hold the
 * answer. The publishers of AVeriTeC's fact-checking articles are among them, as far as checking is what they do.
 */
const CHECKERS: ReadonlySet<string> = new Set([
  ...['factcheck.org', 'politifact.com', 'snopes.com', 'fullfact.org', 'leadstories.com'],
  ...['checkyourfact.com', 'truthorfiction.com', 'hoax-slayer.com', 'hoax-slayer.net'],
  ...['polygraph.info', 'africacheck.org', 'dubawa.org', 'zimfact.org', 'ghanafact.com'],
  ...['pesacheck.org', 'namibiafactcheck.org.na', 'factcheckhub.com', 'icirnigeria.org'],
  ...[
    'altnews.in',
    'boomlive.in',
    'factly.in',
    'newsmeter.in',
    'vishvasnews.com',
    'newschecker.in',
  ],
  ...['facthunt.in', 'factcrescendo.com', 'smhoaxslayer.com', 'newsmobile.in', 'sochfactcheck.com'],
  ...['thelogicalindian.com', 'logically.ai', 'logicallyfacts.com', 'verafiles.org', 'tsek.ph'],
  ...['misbar.com', 'fatabyyano.net', 'teyit.org', 'dogrulukpayi.com', 'factcheckni.org'],
  ...['thejournal.ie', 'healthfeedback.org', 'climatefeedback.org', 'sciencefeedback.co'],
  ...['covid19facts.ca', 'maldita.es', 'newtral.es', 'chequeado.com', 'colombiacheck.com'],
  ...['aosfatos.org', 'lupa.uol.com.br', 'correctiv.org', 'mimikama.org', 'mimikama.at'],
  ...['pagellapolitica.it', 'facta.news', 'demagog.org.pl', 'demagog.cz', 'faktograf.hr'],
  ...['stopfake.org', 'provereno.media', 'rumorscanner.com', 'mygopen.com', 'tfc-taiwan.org.tw'],
  ...['cofacts.tw', 'factcheck.kz', 'factcheck.bg', 'factcheck.ge', 'factnameh.com'],
  ...['mediabiasfactcheck.com', 'poynter.org'],
]);

/** Hosts and paths of newsrooms that check claims among other things. */
const DESKS: readonly RegExp[] = [
  /^(?:[\w-]+\.)*fact-?check(?:ing)?\./iu,
  /^(?:www\.)?(?:[\w.-]+)\/(?:[\w/-]*\/)?(?:(?:[a-z]+-)?fact-?check(?:s|er|ing)?|reality[-_]?check|webqoof|fact-or-fake|factuel|faktenfinder|faktencheck|decodeurs|verify)(?:[/.-]|$)/iu,
  /^fit\.thequint\.com/iu,
  /^fakty\./iu,
];

/** Whether an address, or the page behind an archive's copy, belongs to a fact-checker. */
export function isFactChecker(url: string): boolean {
  const original = originalAddress(url);
  if (!URL.canParse(original)) return false;
  const { hostname, pathname } = new URL(original);
  // An encyclopedia writes about fact-checking.
  if (publisherOf(original) === 'wikipedia.org') return false;
  const place = `${hostname}${pathname}`;
  return (
    CHECKERS.has(publisherOf(original)) ||
    CHECKERS.has(hostname.replace(/^www\./u, '')) ||
    DESKS.some((desk) => desk.test(place))
  );
}

/** Whether an address must not be read for this claim: a fact-checker's, or the article its label was taken from. */
export const isBlocked = (url: string, answerKey: readonly string[]): boolean =>
  isFactChecker(url) ||
  answerKey.some((article) => canonicalUrl(article) === canonicalUrl(originalAddress(url)));
