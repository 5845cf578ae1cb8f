/**
 * The little a content script needs of the browser, without a polyfill: both `browser` (Firefox) and
 * `chrome` have it, and after an update of the extension neither does.
 */
interface PageRuntime {
  id?: string;
  sendMessage(message: unknown): Promise<unknown> | undefined;
  onMessage: {
    addListener(
      listener: (message: unknown, sender: unknown, answer: (reply: unknown) => void) => void,
    ): void;
  };
}

function runtime(): PageRuntime | undefined {
  const scope = globalThis as {
    browser?: { runtime?: PageRuntime };
    chrome?: { runtime?: PageRuntime };
  };
  return scope.browser?.runtime ?? scope.chrome?.runtime;
}

/** Whether the extension this script came with still runs. */
export const extensionAlive = (): boolean => runtime()?.id !== undefined;

/** Tells the worker something; a worker that is gone hears nothing, and that is no error of the page. */
export function tellWorker(call: string, input: unknown): void {
  if (!extensionAlive()) return;
  runtime()
    ?.sendMessage({ to: 'worker', call, input })
    ?.catch(() => undefined);
}

/** Answers messages at once; undefined leaves a message to others. */
export function answerMessages(answer: (message: unknown) => unknown): void {
  runtime()?.onMessage.addListener((message, _sender, reply) => {
    const value = answer(message);
    if (value !== undefined) reply(value);
  });
}
