import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { noClaimIn } from '../../components/claim/awaits';
import { errorSentence } from '../../components/ui/error-sentence';
import { inEnglish } from '../../components/words';
import { viewOf } from '../../lib/debate/view';
import type { CheckView } from '../../lib/debate/view-types';
import { SMOLLM2_ID } from '../../lib/models/on-device/catalogue';
import { type Extension, openExtension, type SettingsInput } from '../../test/e2e/harness';
import { servePages } from '../../test/e2e/pages';
import { photograph } from '../../test/e2e/photograph';
import { selectWords } from '../../test/e2e/select-words';
import { conclusion, narrate } from './narrate';
import type { readOptions } from './options.mjs';

type Options = ReturnType<typeof readOptions>;

/** The false sentence of the sample article; its page and the sample library say otherwise. */
const SAMPLE_CLAIM = 'The tower was built in 1750.';
/** Beyond the debate's own budget: loading the model, and the call that is under way when time is up. */
const GRACE_MS = 180_000;
const PICTURE = 'artifacts/start/panel.png';

const root = process.cwd();

/** A page that consists of one claim, for a claim that stands on no page. */
function claimPage(claim: string): string {
  const text = claim.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A claim to check</title><p>${text}</p></html>`;
}

/** The one model of the demo. With an endpoint it is the reader's; without, the small one in the browser. */
function settingsFor({ endpoint, model, minutes, rounds }: Options): SettingsInput {
  const entry = endpoint
    ? { id: 'start', kind: 'endpoint' as const, name: model, baseUrl: endpoint, model }
    : { id: 'start', kind: 'on-device' as const, name: 'SmolLM2 135M Instruct', model: SMOLLM2_ID };
  return {
    models: [entry],
    roles: { default: 'start' },
    maxRounds: rounds ?? (endpoint ? 3 : 1),
    budget: { minutes },
    sampleLibrary: true,
  };
}

/** Follows the newest check to its end and prints each line once. */
async function follow(extension: Extension, minutes: number) {
  const printed = new Set<string>();
  const until = Date.now() + minutes * 60_000 + GRACE_MS;
  for (;;) {
    const stored = (await extension.readChecks()).at(-1);
    if (stored) {
      const view = viewOf(stored.check, stored.steps);
      for (const { key, text } of narrate(view)) {
        if (printed.has(key)) continue;
        printed.add(key);
        console.log(text);
      }
      if (view.status !== 'running') return view;
    }
    if (Date.now() > until) return stored && viewOf(stored.check, stored.steps);
    await new Promise((wake) => setTimeout(wake, 500));
  }
}

/** Saves what the reader sees; answers what is wrong with it, if anything. */
async function picture(panel: Page, label: string): Promise<string[]> {
  const faults: string[] = [];
  await panel.getByText(label).first().waitFor({ timeout: 10_000 });
  const [content, width] = await panel.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  if (content !== undefined && width !== undefined && content > width)
    faults.push(`the panel's content is ${content} px wide in ${width} px`);
  await photograph(panel, join(root, PICTURE));
  console.log(`The panel: ${PICTURE}`);
  return faults;
}

function whyNone(view: CheckView | undefined): string {
  if (view?.error) return errorSentence(inEnglish, view.error);
  const none = view && noClaimIn(view);
  return none ? inEnglish(`no_claim_${none}`) : 'The time was up.';
}

async function demo(options: Options): Promise<number> {
  const pages = await servePages({
    'sample.html': await readFile(join(root, 'public/sample/article.html'), 'utf8'),
    'claim.html': claimPage(options.claim ?? ''),
  });
  const extension = await openExtension({ headless: options.headless });
  const closed = new Promise((resolve) => extension.context.once('close', resolve));
  try {
    await extension.setSettings(settingsFor(options));
    const key = options.keyName && process.env[options.keyName];
    if (key && options.endpoint) await extension.setSecret('model:start', key, options.endpoint);
    await extension.closeHelper();

    const own = pages.url(options.claim ? 'claim' : 'sample');
    const page = await extension.openPage(options.url ?? own).catch(() => undefined);
    if (!page) {
      console.log(`\nThe page ${options.url ?? own} could not be opened.`);
      return 1;
    }
    await selectWords(page, options.claim ?? SAMPLE_CLAIM);
    await extension.gesture(page);
    const panel = await extension.panel();
    console.log(`\nHighlighted on ${page.url()}; the side panel is open.\n`);

    const view = await follow(extension, options.minutes);
    if (!view?.shown) {
      console.log(`\nNo verdict. ${whyNone(view)}`);
      return 1;
    }
    console.log(`\n${conclusion(view).join('\n')}\n`);
    const faults = await picture(panel, view.shown.label);
    for (const fault of faults) console.log(`Wrong: ${fault}.`);
    if (options.keepOpen) {
      console.log('The browser is yours; close it, or press Ctrl-C, to end.');
      await closed;
    }
    return faults.length === 0 ? 0 : 1;
  } finally {
    await extension.close();
    await pages.close();
  }
}

demo(JSON.parse(process.env.CROSSEXAM_DEMO ?? '{}')).then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    process.exit(1);
  },
);
