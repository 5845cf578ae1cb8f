import type { PageCalls, PageResult } from '../anchor/inline-marks';
import { textFragmentUrl } from '../anchor/text-fragment';
import type { Check } from '../debate/check';
import { viewOf } from '../debate/view';
import type { Database } from '../history/db';
import { journalStore } from '../history/journal-store';
import { readSettings } from '../settings/settings-store';
import { browser } from './api';
import { sentence } from './locale';
import { evidenceOf, marksOf } from './marks-of';
import { isSample } from './sample';

/** Claim and evidence painted in the page the claim was highlighted on, as long as the reader gave access to it. */
export interface PageMarks {
  /** Paints a check's present state; quiet where the tab is gone or shows another page. */
  paint(check: string): Promise<void>;
  /** Scrolls the claim's page to the claim or to an evidence; opens the page there when it is not open. */
  show(check: string, evidence?: number): Promise<void>;
}

export function pageMarks(db: Database): PageMarks {
  const viewed = async (id: string) => {
    const check = await db.checks.get(id);
    return check && { check, view: viewOf(check, await journalStore(db).steps(id)) };
  };

  return {
    paint: async (id) => {
      const found = await viewed(id);
      const tabId = found?.check.claim.tabId;
      if (!found || tabId === undefined || !(await readSettings(db)).inline) return;
      const marks = marksOf(found.view, sentence);
      if (marks) await send(found.check, 'inline/show', marks);
    },

    show: async (id, evidence) => {
      const found = await viewed(id);
      if (!found) return;
      const { check, view } = found;
      const item = evidenceOf(view).find(({ e }) => e === evidence);
      const onPage = !item || item.standing === 'same-page';
      const { before = '', after = '' } = item?.around ?? {};
      const quote = item ? { exact: item.words, prefix: before, suffix: after } : check.claim.quote;
      const position = item ? undefined : check.claim.position;
      const to = { check: id, evidence, quote, position };
      if (onPage && (await send(check, 'inline/scroll-to', to))?.found) return;
      const url = item?.source.url ?? check.claim.page?.url;
      if (!url || !(/^https?:/u.test(url) || isSample(url))) return;
      const link = quote ? textFragmentUrl(url, quote) : url;
      await browser.tabs.create({ url: link ?? url });
    },
  };
}

/** Answers what the page said; undefined from a closed tab, another page, or a page out of reach. */
async function send<C extends keyof PageCalls>(
  check: Check,
  call: C,
  input: PageCalls[C]['in'],
): Promise<PageCalls[C]['out'] | undefined> {
  const { tabId, frameId = 0, page } = check.claim;
  if (tabId === undefined) return undefined;
  try {
    const tab = await browser.tabs.get(tabId);
    // A script in a tab that sleeps would wait until the reader comes back to it.
    if (tab.discarded || !sameAddress(tab.url, page?.url)) return undefined;
    if (!isSample(tab.url)) {
      await browser.scripting.executeScript({
        target: { tabId, frameIds: [frameId] },
        files: ['content-scripts/inline.js'],
      });
    }
    const message = { to: 'page', call, input };
    const result = (await browser.tabs.sendMessage(tabId, message, { frameId })) as PageResult<C>;
    return result?.ok ? result.value : undefined;
  } catch {
    // The reader went on to another page, or the browser took the access back: nothing to paint there.
    return undefined;
  }
}

/**
 * Whether two addresses lead to one page, query and fragment aside, which pages change under the reader's eyes.
 * No script of ours goes where the reader did not ask for it, and a tab's number may be another tab's after a restart.
 */
export function sameAddress(one?: string, other?: string): boolean {
  if (!one || !other || !URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  return a.protocol === b.protocol && a.host === b.host && a.pathname === b.pathname;
}
