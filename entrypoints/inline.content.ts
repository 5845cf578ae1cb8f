import { defineContentScript } from 'wxt/utils/define-content-script';
import { type Inline, inline } from '../lib/anchor/inline';
import { isPageMessage } from '../lib/anchor/inline-marks';
import { answerMessages, extensionAlive, tellWorker } from '../lib/browser/page-runtime';

const scope = globalThis as { crossexamInline?: Inline };

/** Paints claim and evidence when told to. Injected again, the first one goes on. */
export default defineContentScript({
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main(context) {
    if (scope.crossexamInline) return;
    const page = inline(window, {
      openPanel: (check) => tellWorker('panel/open', { check }),
      alive: extensionAlive,
    });
    scope.crossexamInline = page;
    answerMessages((message) =>
      isPageMessage(message) ? { ok: true, value: page.handle(message) } : undefined,
    );
    // WXT tells us too when another copy starts; only a copy of an updated extension takes our place.
    context.onInvalidated(() => extensionAlive() || page.remove());
  },
});
