import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright-core';
import type { DiagramFace } from '../../src/markdown/diagram-theme.ts';
import { CHROMIUM_ARGS, needChromium } from '../chromium.ts';
import { type Drawn, drawInPage } from './browser-side.ts';
import { FONT_FACES, settingsOf } from './settings.ts';

/** Draws diagrams. */
export interface Pen {
  draw(source: string, face: DiagramFace): Promise<Drawn>;
  close(): Promise<void>;
}

/** Starts a browser with mermaid and the site's face in it; nothing is fetched. */
export async function openPen(): Promise<Pen> {
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  await page.route('**', (route) => route.abort());
  await prepare(page);
  return {
    draw: async (source, face) => {
      const drawn = await page.evaluate(drawInPage, { source, settings: settingsOf(face), fontFaces: FONT_FACES });
      return 'svg' in drawn ? { ...drawn, svg: `${tidy(drawn.svg)}\n` } : drawn;
    },
    close: () => browser.close(),
  };
}

async function prepare(page: Page): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const font = readFileSync(resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'), 'base64');
  await page.setContent('<!doctype html><body></body>');
  // Widths are those of the site's face, whichever faces this machine has.
  await page.addStyleTag({
    content: `@font-face{font-family:"Geist Variable";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`,
  });
  await page.evaluate(() =>
    Promise.all([400, 500, 700].map((weight) => document.fonts.load(`${weight} 14px "Geist Variable"`))),
  );
  await page.addScriptTag({ path: resolve('mermaid/dist/mermaid.min.js') });
}

/** A hundredth of a pixel is fine enough, and is the same on every machine. */
function tidy(svg: string): string {
  return svg.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
