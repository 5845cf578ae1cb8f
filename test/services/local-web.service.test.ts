import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../lib/debate/steps';
import { quotationFor } from '../../lib/evidence/claim-quotation';
import type { EvidenceDocument } from '../../lib/evidence/document';
import type { LookedIn, Retrieval } from '../../lib/evidence/retrieval';
import { type ModelServer, type Script, startModelServer } from '../doubles/model-server';
import { matchPrompt } from '../doubles/prompt-match';
import { textOf, toolMadScript } from '../doubles/tool-mad-script';
import { rowsOf } from '../e2e/database';
import { type Extension, openExtension } from '../e2e/harness';
import { type PageServer, servePages } from '../e2e/pages';
import { selectWords } from '../e2e/select-words';
import { type Kiwix, startKiwix } from './kiwix';
import { type LocalWeb, startLocalWeb } from './local-web';
import { islandBook } from './local-web/book';
import { webPages } from './local-web/pages';
import { type MediaWiki, startMediaWiki } from './mediawiki';
import { buildWithOpenSources } from './open-build';
import { mediaWikiEngine, type Searx, startSearx } from './searx';
import { readWikiPages } from './wiki-pages';

interface Row {
  /** What is special about a page it finds. */
  kind?: string;
  claim: string;
  query: string;
  /** Words of the passage that decides. */
  gold: string;
  /** How the document with these words was read. */
  how?: string;
  found: Record<string, LookedIn['state']>;
  /** What became of other pages the metasearch engine found. */
  pages?: LookedIn['pages'];
  /** Words with which a page tries to instruct the checker. */
  withheld?: string;
  /** Words that only say the claim again. */
  restates?: string;
}

const rows: Row[] = JSON.parse(
  await readFile(new URL('./local-web/claims.json', import.meta.url), 'utf8'),
);

let servers: { close(): Promise<void> }[] = [];
let wiki: MediaWiki;
let kiwix: Kiwix;
let searx: Searx;
let web: LocalWeb;
let model: ModelServer;
let paper: PageServer;
let build: Awaited<ReturnType<typeof buildWithOpenSources>>;
let extension: Extension;

/** Servers are kept as they come, so that they end even where a later one does not start. */
async function kept<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  servers.push(server);
  return server;
}

beforeAll(async () => {
  [wiki, kiwix, web, model, paper] = await Promise.all([
    kept(readWikiPages('en').then((pages) => startMediaWiki({ pages }))),
    kept(startKiwix([islandBook])),
    kept(startLocalWeb(webPages)),
    kept(startModelServer(inKeywords)),
    kept(servePages({ 'daily.html': dailyPaper() })),
  ]);
  searx = await kept(startSearx([mediaWikiEngine(`${wiki.url}/en/`), web.engine]));
  build = await buildWithOpenSources();
  extension = await openExtension({
    build: build.dir,
    args: ['--host-resolver-rules=MAP *.example 127.0.0.1'],
    settings: {
      models: [
        { id: 'm', kind: 'endpoint', name: 'Scripted', baseUrl: model.url, model: 'scripted' },
      ],
      roles: { default: 'm' },
      maxRounds: 1,
      search: {
        services: {
          wikipedia: { api: wiki.api },
          searxng: { enabled: true, api: searx.api },
          kiwix: { enabled: true, api: kiwix.api },
        },
        privateHosts: ['127.0.0.1'],
      },
    },
  });
});
afterAll(async () => {
  await extension?.close();
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  await build?.remove();
});

/** A newspaper's page that says all of it. */
function dailyPaper(): string {
  const claims = rows.map(({ claim }) => `<p>A reader writes to us as follows. ${claim}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Letters</title></head><body><article><h1>Letters</h1>${claims.join('')}</article></body></html>`;
}

/** Asks for each claim in the words of its row, and comes to no verdict. */
const inKeywords: Script = (body, index) => {
  const prompt = matchPrompt(textOf(body.messages.find(({ role }) => role === 'user')?.content));
  const claim = prompt?.fenced.find(({ what }) => what === 'claim')?.text;
  const query = rows.find((row) => row.claim === claim)?.query;
  return toolMadScript({ rules: [], ...(query && { queries: [query] }) })(body, index);
};

let letters: Page | undefined;

/** Checks a claim from the toolbar button on, as far as the web agent's search. Answers what it found. */
async function search({ claim }: Row): Promise<Retrieval> {
  letters ??= await extension.openPage(paper.url('daily'));
  await selectWords(letters, claim);
  await extension.gesture(letters);
  const { check, steps } = await extension.waitForCheck(
    (stored) => stored.check.claim.text === claim && stored.steps.some(isOnTheWeb),
    120_000,
  );
  // What comes of it is tested elsewhere.
  await stop(check.id);
  const step = steps.find(isOnTheWeb);
  if (step?.kind !== 'retrieval') throw new Error('the web agent did not search');
  return step.value;
}

/** As the panel's button does; the button itself may go at any moment, as the check goes on. */
async function stop(check: string): Promise<void> {
  const message = { to: 'worker', call: 'check/stop', input: { check } };
  await (await extension.panel()).evaluate(
    (sent) =>
      (
        globalThis as unknown as {
          chrome: { runtime: { sendMessage(sent: unknown): Promise<unknown> } };
        }
      ).chrome.runtime.sendMessage(sent),
    message,
  );
}

const isOnTheWeb = (step: Step): boolean =>
  step.kind === 'retrieval' && step.value.lookedIn.some(({ where }) => where === 'kiwix');

const documents = async (): Promise<EvidenceDocument[]> =>
  rowsOf<EvidenceDocument>(await extension.panel(), 'documents');

describe('a small web with real MediaWiki, Searx and Kiwix, in a real browser', () => {
  it.each(rows)('$claim', async (row) => {
    const { passages, lookedIn, withheld = [] } = await search(row);
    expect(passages.length).toBeLessThanOrEqual(3);
    const gold = passages.find(({ text }) => text.includes(row.gold));
    expect(gold?.standing, passages.map(({ text }) => text).join(' | ')).toBe('independent');

    const states = Object.fromEntries(lookedIn.map(({ where, state }) => [where, state]));
    expect(states).toMatchObject(row.found);
    const engine = lookedIn.find(({ where }) => where === 'searxng');
    if (row.kind) expect(engine?.pages ?? {}).toEqual(row.pages ?? {});

    const known = await documents();
    const source = known.find(({ id }) => id === gold?.document);
    expect(source?.text.slice(gold?.start, gold?.end)).toBe(gold?.text);
    if (row.how) expect(source?.how).toBe(row.how);
    const hostile = withheld.map(({ words }) => words).join(' ');
    expect(hostile).toContain(row.withheld ?? '');
    if (!row.withheld) expect(withheld).toEqual([]);
    for (const words of row.restates ? [row.restates] : []) {
      const copies = known.filter(({ text, origin }) => origin === 'web' && text.includes(words));
      const draft = { n: 1, document: '', words, relation: 'supports' as const };
      const { claim } = (await extension.readChecks()).at(-1)?.check ?? {};
      const standing = copies.map((copy) => claim && quotationFor(draft, copy, claim).standing);
      expect(standing).toEqual(['restates']);
    }
  });

  it('opened every page of the small web that a search had found, and no other', () => {
    const there = webPages.map(({ site, path }) => `${site}.example${path}`);
    expect([...new Set(web.asked)].sort()).toEqual(there.sort());
  });
});
