import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { runServer } from '../bench/running-server.ts';
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts';

/** An element of the site to capture as a picture; `width` is its width in CSS pixels. */
interface Screenshot {
  name: string;
  page: string;
  piece: string;
  width: number;
}

const FOLDER = 'public/pictures';
const SCALE = 2;

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'traces', page: '/demo', piece: '#traces figure', width: 920 },
  { name: 'trace', page: '/demo', piece: '#trace figure', width: 1040 },
  { name: 'prompt-versions', page: '/demo', piece: '#prompt figure', width: 800 },
  { name: 'dataset-items', page: '/watch-demo', piece: '#test figure', width: 800 },
  { name: 'experiment', page: '/watch-demo', piece: '#experiment figure', width: 880 },
];

/** Captures one element in one theme, before any interaction. */
async function takeScreenshot(
  browser: Browser,
  url: string,
  screenshot: Screenshot,
  theme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    deviceScaleFactor: SCALE,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url + screenshot.page, { waitUntil: 'networkidle' });
  const piece = page.locator(screenshot.piece).first();
  // Shows the element alone, at a whole pixel, so that it renders even if it was far below the fold.
  await piece.evaluate((element, width) => {
    Object.assign((element as HTMLElement).style, { width: `${width}px`, borderRadius: '0', border: '0' });
    // Keeps the icons that the page defines once.
    document.body.replaceChildren(...document.querySelectorAll('body > svg[hidden]'), element);
  }, screenshot.width);
  // Without this, fonts that the page has not requested yet would fall back to system fonts, which differ between machines.
  await page.evaluate(() =>
    Promise.all([...document.fonts].filter(({ family }) => /Geist.*Variable/.test(family)).map((face) => face.load())),
  );
  const png = await page.locator('body > figure').screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return png;
}

/** Names on the command line select pictures. */
const only = process.argv.slice(2);

const server = await runServer();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const screenshot of SCREENSHOTS.filter(({ name }) => only.length === 0 || only.includes(name)))
    for (const theme of ['light', 'dark'] as const) {
      const file = `${FOLDER}/${screenshot.name}${theme === 'dark' ? '-dark' : ''}.webp`;
      const { data, info } = await sharp(await takeScreenshot(browser, server.url, screenshot, theme))
        .webp({ nearLossless: true, quality: 60, effort: 6 })
        .toBuffer({ resolveWithObject: true });
      writeFileSync(file, data);
      console.log(`${file}  ${info.width} x ${info.height}  ${(data.byteLength / 1024).toFixed(0)} KB`);
    }
} finally {
  await browser.close();
  await server.stop();
}
