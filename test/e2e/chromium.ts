import { findChromium } from '../../scripts/run/chromium.mjs';

/**
 * The Chromium tests run in: `CROSSEXAM_CHROMIUM`, or the first one in PATH.
 * @throws when there is none
 */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) {
    const where = process.env.CROSSEXAM_CHROMIUM ?? 'any place in PATH';
    throw new Error(`no Chromium at ${where}; name one in CROSSEXAM_CHROMIUM`);
  }
  return found;
}
