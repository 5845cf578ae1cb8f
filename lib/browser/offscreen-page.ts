import { CrossexamError } from '../errors';
import { browser, chromeOnly } from './api';

const PAGE = 'offscreen.html';

/** One creation at a time in this context; other contexts are met below. */
let creating: Promise<void> | undefined;

/** Makes sure that Chrome's one offscreen page is there and has loaded. */
export async function ensureOffscreenPage(): Promise<void> {
  if (await exists()) return;
  creating ??= create().finally(() => {
    creating = undefined;
  });
  await creating;
}

async function exists(): Promise<boolean> {
  const contexts = await chromeOnly().runtime?.getContexts?.({
    contextTypes: ['OFFSCREEN_DOCUMENT'],
    documentUrls: [browser.runtime.getURL(PAGE)],
  });
  return (contexts?.length ?? 0) > 0;
}

async function create(): Promise<void> {
  try {
    await chromeOnly().offscreen?.createDocument({
      url: PAGE,
      reasons: ['DOM_PARSER', 'WORKERS'],
      justification:
        'Parses fetched pages into readable text, and runs language models on this device in worker threads.',
    });
  } catch (thrown) {
    // Chrome allows one such page: another context of the extension was faster.
    if (!(await exists())) throw new CrossexamError('host-lost', {}, { cause: thrown });
  }
}
