import { mkdir } from 'node:fs/promises';
import { openGallery, type Scheme, stateNames } from './open-gallery';

const schemes: readonly Scheme[] = ['light', 'dark'];
const widths = [320, 420, 800];

/** Takes a picture of every state, or of the named ones, into `artifacts/gallery`. */
export async function shoot(names: readonly string[]): Promise<void> {
  await mkdir('artifacts/gallery', { recursive: true });
  const gallery = await openGallery();
  try {
    for (const state of names.length > 0 ? names : stateNames) {
      for (const scheme of schemes) {
        for (const width of widths) {
          const page = await gallery.show(state, scheme, width);
          const path = `artifacts/gallery/${state}-${scheme}-${width}.png`;
          await page.screenshot({ path, fullPage: true });
          await page.close();
        }
      }
    }
  } finally {
    await gallery.close();
  }
}
