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
      if (onPage && (await send(check, 'inline/scroll-to', { check: id, evidence }))?.found) return;
      const url = item?.source.url ?? check.claim.page?.url;
      const quote = item ? { exact: item.words } : check.claim.quote;
      if (!url || !/^https?:/u.test(url)) return;
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
  const { tabId, frameId = 0 } = check.claim;
  if (tabId === undefined) return undefined;
  try {
    await browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: ['content-scripts/inline.js'],
    });
    const message = { to: 'page', call, input };
    const result = (await browser.tabs.sendMessage(tabId, message, { frameId })) as PageResult<C>;
    return result?.ok ? result.value : undefined;
  } catch {
    // The reader went on to another page, or the browser took the access back: nothing to paint there.
    return undefined;
  }
}
