import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MermaidConfig } from 'mermaid';
import { chromium, type Page } from 'playwright-core';
import { DIAGRAM_COLOURS } from '../../src/markdown/diagram-theme.ts';
import { CHROMIUM_ARGS, requireChromium } from '../chromium.ts';
import { type DrawResult, drawInPage } from './browser-side.ts';
import { drawNarrow, drawWide } from './narrow.ts';

export interface DiagramRenderer {
  draw(source: string, key: string): Promise<DrawResult>;
  close(): Promise<void>;
}

/** Names of tokens by colour, written as browsers compute colours. */
const TOKENS = {
  // Mermaid leaves some arrowheads black.
  'rgb(0, 0, 0)': 'ink-3',
  ...Object.fromEntries(
    Object.entries(DIAGRAM_COLOURS).map(([name, hex]) => {
      const [red, green, blue] = [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));
      return [`rgb(${red}, ${green}, ${blue})`, name];
    }),
  ),
};

/** Starts a browser with mermaid and the site's font, without network requests. */
export async function openDiagramRenderer(): Promise<DiagramRenderer> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  await page.route('**', (route) => route.abort());
  await loadMermaid(page);
  const draw = async (source: string, key: string, settings: MermaidConfig): Promise<DrawResult> => {
    const drawn = await page.evaluate(drawInPage, { source, settings, key, tokens: TOKENS });
    return 'svg' in drawn ? { ...drawn, viewBox: roundNumbers(drawn.viewBox), svg: roundNumbers(drawn.svg) } : drawn;
  };
  return {
    draw: async (source, key) => {
      const wide = await drawWide((settings) => draw(source, key, settings));
      if (!('svg' in wide)) return wide;
      const narrow = await drawNarrow(source, wide, (turned, settings) => draw(turned, `${key}-narrow`, settings));
      return narrow ? { ...wide, narrow } : wide;
    },
    close: () => browser.close(),
  };
}

async function loadMermaid(page: Page): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const font = readFileSync(resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'), 'base64');
  await page.setContent('<!doctype html><body></body>');
  // Widths come from the site's font, whichever fonts this machine has.
  await page.addStyleTag({
    content: `@font-face{font-family:"Geist Variable";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`,
  });
  await page.evaluate(() =>
    Promise.all([400, 500, 700].map((weight) => document.fonts.load(`${weight} 14px "Geist Variable"`))),
  );
  await page.addScriptTag({ path: resolve('mermaid/dist/mermaid.min.js') });
}

/** A tenth of a pixel is precise enough, and equal on every machine. */
function roundNumbers(svg: string): string {
  return svg.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
