import type { Claim } from '../../claim/claim';
import type { EvidenceDocument } from '../document';
import type { Reader, ReadOutcome } from './outcome';
import { webDocument } from './web-document';

export interface LinkedPages {
  documents: EvidenceDocument[];
  /** Why none could be read, where none could. */
  trouble?: { state: 'blocked' | 'failed'; why: string };
}

/**
 * Reads the pages that the claim's paragraph links to, once, and keeps them for the claim's next query.
 * Undefined where there are none, or where the reader lets none be read. Only an abort throws.
 * @param read reads one address
 * @param key names the check, so that a restarted worker re-attaches to what is being read
 */
export function linkedPages(read: Reader, key: string, now = () => new Date()) {
  let kept: { of: string; pages: Promise<LinkedPages | undefined> } | undefined;
  return (claim: Claim, signal: AbortSignal): Promise<LinkedPages | undefined> => {
    const { links = [] } = claim;
    const of = links.join('\n');
    if (kept?.of !== of) kept = { of, pages: readAll(links, signal) };
    return kept.pages;
  };

  async function readAll(
    links: readonly string[],
    signal: AbortSignal,
  ): Promise<LinkedPages | undefined> {
    const outcomes = await Promise.all(
      links.map((url, n) => read({ url, key: `${key}/links/${n}` }, signal)),
    );
    const allowed = outcomes.filter((outcome) => !isForbidden(outcome));
    if (allowed.length === 0) return undefined;
    const readAt = now().toISOString();
    const texts = allowed.filter(
      (outcome) => outcome.state === 'read' || outcome.state === 'other-language',
    );
    const documents = await Promise.all(texts.map((text) => webDocument(text, { readAt })));
    const [first] = allowed;
    return documents.length > 0 || !first
      ? { documents }
      : { documents, trouble: troubleOf(first) };
  }
}

/** The reader has not opened sources: that is no trouble of the page's. */
const isForbidden = (outcome: ReadOutcome): boolean =>
  outcome.state === 'blocked' && outcome.why === 'no-access';

function troubleOf(outcome: ReadOutcome): NonNullable<LinkedPages['trouble']> {
  const why = 'why' in outcome ? outcome.why : undefined;
  const blocked = outcome.state === 'blocked' || outcome.state === 'paywall';
  return { state: blocked ? 'blocked' : 'failed', why: why ?? outcome.state };
}
