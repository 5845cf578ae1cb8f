import type { HostCalls, Result } from '../../lib/browser/messages';
import type { Extension } from './harness';

type HostCall = keyof HostCalls;

/** Opens Chrome's real offscreen page from the worker, as the extension does with its first host call. */
export async function openOffscreenPage(extension: Extension): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate(() =>
    // The worker's global `chrome`, which the test's own types do not know.
    (
      globalThis as unknown as {
        chrome: { offscreen: { createDocument(options: object): Promise<void> } };
      }
    ).chrome.offscreen.createDocument({
      url: 'offscreen.html',
      reasons: ['DOM_PARSER', 'WORKERS'],
      justification: 'test',
    }),
  );
}

/** Sends the worker's message to whatever page is the host, and gives the raw result. */
export async function askHost<N extends HostCall>(
  extension: Extension,
  call: N,
  input: HostCalls[N]['in'],
  key: string = crypto.randomUUID(),
): Promise<Result<HostCalls[N]['out']>> {
  const worker = await extension.worker();
  const result = await worker.evaluate(
    (message) =>
      (
        globalThis as unknown as {
          chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };
        }
      ).chrome.runtime.sendMessage(message),
    { to: 'host', call, input, key },
  );
  return result as Result<HostCalls[N]['out']>;
}

/** The value of a result that must be good. */
export function valueIn<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
