import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceDocument } from '../../lib/evidence/document';
import type { ReadOutcome } from '../../lib/evidence/read/outcome';
import { pageAt } from '../../lib/evidence/read/page-at';
import { pdfFile } from '../../lib/evidence/read/testing/pdf-file';
import { type ModelServer, startModelServer } from '../doubles/model-server';
import { startWikiServer, type WikiServer } from '../doubles/wiki-server';
import { rowsOf } from './database';
import { type Extension, openExtension } from './harness';
import { askHost, valueIn } from './host-calls';
import { competent } from './main-job';
import { type ReadingServer, startReadingServer } from './reading-server';
import { selectWords } from './select-words';

let web: ReadingServer;
let model: ModelServer;
let wiki: WikiServer;
let extension: Extension;
beforeAll(async () => {
  web = await startReadingServer();
  model = await startModelServer(competent);
  wiki = await startWikiServer([{ title: 'Paris', text: 'Paris is the capital of France.' }]);
  extension = await openExtension({
    settings: {
      models: [
        { id: 'm', kind: 'endpoint', name: 'Scripted', baseUrl: model.url, model: 'scripted' },
      ],
      roles: { default: 'm' },
      maxRounds: 1,
      search: { services: { wikipedia: { api: wiki.api } }, privateHosts: [web.host] },
    },
  });
});
afterAll(async () => {
  await extension?.close();
  await Promise.all([web?.close(), model?.close(), wiki?.close()]);
});

/** Reads through the worker's own way to the real offscreen page. */
async function read(path: string, privateHosts = [web.host]): Promise<ReadOutcome> {
  const key = crypto.randomUUID();
  return valueIn(await askHost(extension, 'host/read', { key, url: web.url(path), privateHosts }));
}

describe('a check of a claim with links', () => {
  it('reads what its paragraph links to, and quotes it', async () => {
    const page = await extension.openPage(web.url('/claim'));
    await selectWords(page, 'The tower was built in 1750.');
    await extension.gesture(page);
    const { check, steps } = await extension.waitForCheck(
      ({ check: c }) => c.status === 'finished',
      150_000,
    );
    expect(check.claim.links).toEqual([web.url('/article'), web.url('/gone')]);
    const looked = steps.flatMap((step) => (step.kind === 'retrieval' ? step.value.lookedIn : []));
    expect(looked).toContainEqual({ where: 'links', state: 'results', found: expect.any(Number) });
    const documents = await rowsOf<EvidenceDocument>(await options(), 'documents');
    expect(documents.find(({ url }) => url === web.url('/article'))).toMatchObject({
      origin: 'web',
      title: 'The tower',
      readAt: expect.any(String),
    });
    for (const header of ['cookie', 'origin']) {
      expect(web.asked.get('/article')).not.toHaveProperty(header);
    }
    expect(web.asked.get('/article')).not.toHaveProperty('referer');
  });

  it('verifies its quotations again, in the panel', async () => {
    const panel = await extension.panel();
    await panel.getByRole('button', { name: 'Verify the quotations again' }).click();
    await panel
      .getByText(/quotations? that (?:was|were) found (?:is|are) verified again on/)
      .waitFor();
  });
});

describe('the host reads', () => {
  it('a page, a PDF by pages, and says why others cannot be read', async () => {
    const [article, moved, pdf, ...others] = await Promise.all(
      [
        '/article',
        '/moved',
        '/report.pdf',
        '/gone',
        '/slow',
        '/huge',
        '/consent',
        '/locked.pdf',
      ].map((path) => read(path)),
    );
    expect(article).toMatchObject({ state: 'read', title: 'The tower', language: 'en' });
    expect(moved).toMatchObject({ state: 'read', url: web.url('/article') });
    expect(pdf).toMatchObject({ state: 'read', how: 'pdf', title: 'A report' });
    if (pdf?.state !== 'read') return;
    const at = pdf.text.indexOf('Line 7 of part 2');
    expect(pageAt(pdf.pages ?? [], at)).toBe(2);
    expect(pdf.text).not.toContain('Report of the office');
    expect(others).toEqual([
      { state: 'not-found', why: 'http-404' },
      { state: 'failed', why: 'timeout' },
      { state: 'too-large', why: 'bytes' },
      { state: 'blocked', why: 'consent' },
      { state: 'blocked', why: 'pdf-password' },
    ]);
  });

  it('a Chinese PDF, with the character maps that come with the extension', async () => {
    const text = '这座塔建于一八八九年。';
    expect(await read('/chinese.pdf')).toMatchObject({ state: 'read', text, language: 'zh' });
  });

  it('nothing on this machine that the reader has not named', async () => {
    web.asked.clear();
    expect(await read('/article', [])).toEqual({ state: 'blocked', why: 'private-address' });
    expect(web.asked.size).toBe(0);
  });

  it('a page of a megabyte and a PDF of fifty pages in good time', async () => {
    for (const path of ['/megabyte', '/fifty.pdf']) {
      const times: number[] = [];
      for (let i = 0; i < 2; i++) {
        const began = performance.now();
        expect(await read(path)).toMatchObject({ state: 'read' });
        times.push(Math.round(performance.now() - began));
      }
      // The least: other programs want the processor, too.
      console.info(`${path}: ${Math.min(...times)} ms`);
      expect(Math.min(...times), path).toBeLessThan(8000);
    }
  });
});

describe('the library', () => {
  it('takes PDFs and saved pages, and says which file it cannot read', async () => {
    const panel = await extension.openOwn('sidepanel.html');
    await panel.getByRole('button', { name: 'Library' }).click();
    const file = (name: string, mimeType: string, content: string | Uint8Array) => ({
      ...{ name, mimeType },
      buffer: Buffer.from(content),
    });
    const saved = '<!doctype html><title>Minutes</title><p>The council met on 3 May 1886 at noon.';
    await panel
      .locator('input[type=file]')
      .setInputFiles([
        file('report.pdf', 'application/pdf', pdfFile({ pages: [['The tower has two lifts.']] })),
        file('locked.pdf', 'application/pdf', pdfFile({ pages: [['Secret.']], locked: true })),
        file('minutes.html', 'text/html', saved),
      ]);
    await panel.getByText('2 of 3 texts added').waitFor();
    await panel.getByText('locked.pdf is protected with a password.').waitFor();
    const shelf = await rowsOf<{ title: string }>(panel, 'library');
    expect(shelf.map(({ title }) => title).sort()).toEqual(['Minutes', 'report']);
    await panel.close();
  });
});

let own: Page | undefined;
async function options(): Promise<Page> {
  own ??= await extension.openOwn('options.html');
  return own;
}
