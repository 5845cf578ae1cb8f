// `node test/gallery/draw-icons.mjs`: draws the toolbar icons from `public/icon/mark.svg`.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const sizes = [16, 32, 48, 96, 128];
const mark = await readFile('public/icon/mark.svg', 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CROSSEXAM_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const size of sizes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:100vi}</style>${mark}`);
  await writeFile(`public/icon/${size}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
