import { defineContentScript } from 'wxt/utils/define-content-script';
import { capture } from '../lib/claim/capture';

/** Runs once, on request; what `main` returns is the result of `scripting.executeScript`. */
export default defineContentScript({
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main: () => capture(window),
});
