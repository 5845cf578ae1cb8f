/**
 * The one seam over the browser's API: only this room and the entry points touch it.
 * `browser` is Mozilla's promise API; what Chrome alone has is looked up on demand and may be absent.
 */
import browser from 'webextension-polyfill';

export { browser };

/** The parts of Chrome's API that webextension-polyfill does not know. */
interface ChromeOnly {
  sidePanel?: {
    open(options: { windowId: number }): Promise<void>;
    close?(options: { windowId: number }): Promise<void>;
    setPanelBehavior(options: { openPanelOnActionClick: boolean }): Promise<void>;
  };
  offscreen?: {
    createDocument(options: {
      url: string;
      reasons: string[];
      justification: string;
    }): Promise<void>;
    closeDocument(): Promise<void>;
    hasDocument?(): Promise<boolean>;
  };
  runtime?: {
    getContexts?(filter: {
      contextTypes: string[];
      documentUrls?: string[];
    }): Promise<{ documentUrl?: string }[]>;
  };
}

export const chromeOnly = (): ChromeOnly =>
  (globalThis as unknown as { chrome?: ChromeOnly }).chrome ?? {};
