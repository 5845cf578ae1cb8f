import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type ModelServer, startModelServer } from '../doubles/model-server';
import { toolMadScript } from '../doubles/tool-mad-script';
import { startWikiServer, type WikiServer } from '../doubles/wiki-server';
import {
  type Extension,
  type ExtensionOptions,
  openExtension,
  type SettingsInput,
} from './harness';
import { type PageServer, servePages } from './pages';
import { selectWords } from './select-words';

/** The false sentence of the sample article. */
export const CLAIM = 'The tower was built in 1750.';

/** What the wiki says against it. */
const WIKI = [
  {
    title: 'Eiffel Tower',
    text: 'The Eiffel Tower is a wrought-iron lattice tower in Paris. Construction of the tower took place from 1887 to 1889. It was the entrance to the 1889 World’s Fair.',
  },
  { title: 'Paris', text: 'Paris is the capital of France. It lies on the river Seine.' },
];

/** A debater that reads its documents and quotes the sentence with the years. */
export const competent = toolMadScript({
  rules: [{ find: /from 1887 to 1889/u, relation: 'contradicts', label: 'Refuted' }],
});

/** A browser with the extension, a scripted model server, a wiki and the sample article. */
export interface Stage {
  extension: Extension;
  model: ModelServer;
  wiki: WikiServer;
  pages: PageServer;
  /** Opens the sample article and selects the claim in it. */
  article(claim?: string): Promise<Page>;
  /** Opens it, selects, and clicks the toolbar button. Answers the article's tab. */
  check(claim?: string): Promise<Page>;
  /** As just opened, in the same browser: much sooner than another one. Nothing may be running. */
  afresh(settings?: SettingsInput): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(
  options: ExtensionOptions & { modelKey?: string } = {},
  settings: SettingsInput = {},
): Promise<Stage> {
  const sample = join(import.meta.dirname, '../../public/sample/article.html');
  const pages = await servePages({ 'sample.html': await readFile(sample, 'utf8') });
  const model = await startModelServer(competent, { key: options.modelKey });
  const wiki = await startWikiServer(WIKI);
  const withOurs = (more: SettingsInput): SettingsInput => ({
    models: [
      { id: 'm', kind: 'endpoint', name: 'Scripted', baseUrl: model.url, model: 'scripted' },
    ],
    roles: { default: 'm' },
    search: { services: { wikipedia: { api: wiki.api } } },
    ...more,
  });
  const extension = await openExtension({ ...options, settings: withOurs(settings) });
  const article = async (claim = CLAIM) => {
    const page = await extension.openPage(pages.url('sample'));
    await selectWords(page, claim);
    return page;
  };
  return {
    ...{ extension, model, wiki, pages, article },
    check: async (claim) => {
      const page = await article(claim);
      await extension.gesture(page);
      return page;
    },
    afresh: async (more = {}) => {
      await extension.startAfresh(withOurs(more));
      model.setScript(competent);
      model.requests.length = 0;
      wiki.searches.length = 0;
    },
    close: async () => {
      await extension.close();
      await Promise.all([model.close(), wiki.close(), pages.close()]);
    },
  };
}
