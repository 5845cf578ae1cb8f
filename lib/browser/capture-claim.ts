import type { Captured } from '../claim/captured';
import type { Claim, ClaimPage } from '../claim/claim';
import { claimFrom } from '../claim/claim-from';
import { claimantOf } from '../claim/claimant';
import { CrossexamError } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import { documentOf } from '../evidence/document-id';
import { publisherOf } from '../evidence/publisher';
import { webDocument } from '../evidence/read/web-document';
import { database } from '../history/db';
import { journalStore } from '../history/journal-store';
import { browser } from './api';
import type { Gesture } from './gesture';
import { hostClient } from './host-client';
import type { Extracted } from './messages';
import { readCaptured } from './read-captured';
import { pageReader } from './reading';
import { askSample, isSample } from './sample';

/** Readable text that takes longer than this to extract is replaced by the page's plain text. */
const EXTRACT_MS = 15_000;
/** Less than a gesture's worker is given before it counts as lost. */
const PDF_MS = 12_000;

/**
 * From a gesture to a claim with its page; the menu's text is the floor when the page cannot be read.
 * Throws `no-claim` when no words were selected, `page-unreadable` where it cannot be known.
 */
export async function captureClaim(gesture: Gesture): Promise<Claim> {
  const frameId = gesture.frameId ?? 0;
  const selection = await captureIn(gesture.tab, frameId);
  if (!gesture.menuText?.trim()) mustBeReadable(selection);
  // Before the page is read: where nothing was selected, nothing of it is kept.
  const claim = claimFrom({
    captured: selection,
    menuText: gesture.menuText,
    frameId,
    tab: gesture.tab,
    now: new Date().toISOString(),
  });
  const top = frameId === 0 ? selection : await captureIn(gesture.tab, 0);
  const page = await pageOf(top, selection, gesture);
  const whole = page ? { ...claim, page } : claim;
  const claimant = claimantOf(whole);
  return claimant ? { ...whole, claimant } : whole;
}

/** Pages of the browser itself let no script in; the viewer of PDFs lets one in and shows it nothing. */
function mustBeReadable(selection: Captured | undefined): void {
  if (!selection) throw new CrossexamError('page-unreadable');
  if (selection.isPdf && !selection.selected.trim())
    throw new CrossexamError('page-unreadable', { place: 'pdf' });
}

/** Runs the capture script once in one frame; undefined where no script may run (PDF viewer, other site's frame). */
async function captureIn(
  { id: tabId, url }: Gesture['tab'],
  frameId: number,
): Promise<Captured | undefined> {
  if (tabId === undefined) return undefined;
  if (isSample(url)) return readCaptured(await askSample(tabId, 'sample/capture'));
  try {
    const [injected] = await browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: ['content-scripts/capture.js'],
      // The reader has selected something, so there is enough of a page; some never come to rest.
      injectImmediately: true,
    });
    return readCaptured(injected?.result);
  } catch {
    // The browser's refusals differ in wording only; the claim is then the menu's text and the page says unread.
    return undefined;
  }
}

async function pageOf(
  top: Captured | undefined,
  selection: Captured | undefined,
  { tab, frameId }: Gesture,
): Promise<ClaimPage | undefined> {
  const url = top?.url ?? tab.url;
  if (!url || !(/^https?:|^file:/u.test(url) || isSample(url))) return undefined;
  const plain = { url, title: top?.title ?? tab.title ?? url };
  if (top ? top.isPdf : /\.pdf($|[?#])/iu.test(url)) return pdfPage(plain);
  if (!top) return { ...plain, unread: 'no-access' };
  const read = await extract(top, selection);
  if (!read.text.trim()) return { ...plain, unread: 'no-text' };
  const document = await documentOf({
    origin: 'page',
    url,
    title: read.title || plain.title,
    publisher: isSample(url) ? (read.siteName ?? read.title) : publisherOf(url),
    author: read.author,
    language: read.language,
    publishedAt: read.publishedAt,
    readAt: new Date().toISOString(),
    how: read.how,
    text: read.text,
  });
  await journalStore(database()).putDocuments([document]);
  return {
    url,
    title: read.title || plain.title,
    siteName: read.siteName,
    author: read.author,
    language: read.language,
    publishedAt: read.publishedAt,
    modifiedAt: read.modifiedAt,
    ...(read.factChecks?.length && { factChecks: read.factChecks }),
    document: document.id,
    unread: !selection && frameId ? 'frame' : undefined,
  };
}

/** A PDF's viewer shows a script nothing of it, so it is fetched anew, where the reader lets pages be read. */
async function pdfPage(plain: { url: string; title: string }): Promise<ClaimPage> {
  const read = pageReader([]);
  const outcome = await read({ url: plain.url }, AbortSignal.timeout(PDF_MS)).catch(
    () => undefined,
  );
  if (outcome?.state !== 'read') return { ...plain, unread: 'pdf' };
  const web = await webDocument(outcome, { readAt: new Date().toISOString() });
  const document = await documentOf({ ...withoutId(web), origin: 'page', url: plain.url });
  await journalStore(database()).putDocuments([document]);
  const { title, author, language, publishedAt, id } = document;
  return { url: plain.url, title, author, language, publishedAt, document: id };
}

const withoutId = ({ id: _, ...parts }: EvidenceDocument) => parts;

async function extract(
  top: Captured,
  selection: Captured | undefined,
): Promise<Extracted & Pick<ClaimPage, 'factChecks'>> {
  const plain: Extracted = {
    text: top.innerText,
    title: top.title,
    how: 'body-text',
    language: top.language,
  };
  try {
    return await hostClient().call(
      'host/extract',
      { html: top.html, url: top.url, innerText: top.innerText, around: selection?.paragraph },
      { signal: AbortSignal.timeout(EXTRACT_MS) },
    );
  } catch {
    // Reading better is worth a try, but the plain text is enough to go on.
    return plain;
  }
}
