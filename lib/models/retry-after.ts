/**
 * Seconds a server asks to wait, rounded up: `retry-after-ms`, `retry-after` (seconds or a date), or the sentence in
 * the message ("try again in 7m12s", "retry in 20.5s"), which is all a page sees where the header is not exposed.
 */
export function secondsToWait(
  headers: Headers,
  message: string,
  now = Date.now(),
): number | undefined {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (ms >= 0) return Math.ceil(ms / 1000);
  const header = headers.get('retry-after')?.trim();
  if (header) {
    if (/^\d+(\.\d+)?$/u.test(header)) return Math.ceil(Number(header));
    const date = Date.parse(header);
    if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - now) / 1000));
  }
  const said = /(?:try again|retry) (?:in|after) (?:(\d+)m)?\s?(\d+(?:\.\d+)?)\s?(ms|s)/iu.exec(
    message,
  );
  if (!said) return undefined;
  const amount = Number(said[2]) / (said[3]?.toLowerCase() === 'ms' ? 1000 : 1);
  return Math.ceil(Number(said[1] ?? 0) * 60 + amount);
}
