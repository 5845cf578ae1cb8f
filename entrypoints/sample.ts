import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { inline } from '../lib/anchor/inline';
import { isPageMessage } from '../lib/anchor/inline-marks';
import { answerMessages, extensionAlive, tellWorker } from '../lib/browser/page-runtime';
import { capture } from '../lib/claim/capture';
import type { SampleCall } from '../lib/claim/sample-calls';

/** The sample article's own script: it answers what elsewhere the scripts do that are put into a page. */
export default defineUnlistedScript(() => {
  const select = () => {
    const claim = document.getElementById('claim');
    if (!claim) return false;
    getSelection()?.selectAllChildren(claim);
    claim.scrollIntoView({ block: 'center' });
    return true;
  };
  const own: Record<SampleCall, () => unknown> = {
    'sample/select': select,
    'sample/capture': () => capture(window),
  };
  const page = inline(window, {
    openPanel: (check) => tellWorker('panel/open', { check }),
    alive: extensionAlive,
  });
  answerMessages((message) => {
    if (!isPageMessage(message)) return undefined;
    const call: string = message.call;
    return Object.hasOwn(own, call)
      ? own[call as SampleCall]()
      : { ok: true, value: page.handle(message) };
  });
});
