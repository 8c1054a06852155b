import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../scripts/chromium.ts';

/** Bytes of one page as transferred, and what else happened without user input. */
export interface PageWeight {
  path: string;
  html: number;
  /** Size of the HTML before compression. */
  rawHtml: number;
  css: number;
  js: number;
  fonts: number;
  images: number;
  other: number;
  /** Number of prefetched pages. */
  prefetches: number;
  prefetchBytes: number;
  thirdParty: string[];
  layoutShift: number;
}

/** Maximum page weight. */
export const BUDGET = { js: 15 * 1024, total: 150 * 1024, rawDocsHtml: 100_000 } as const;
/** Smaller shifts are ignored: on a busy machine a font may load a frame late and move a word by less than a pixel. */
const SHIFT_COUNTS_FROM = 0.0005;

/** Returns the bytes that count against the total: HTML, CSS, fonts and JavaScript. */
export const getTotal = ({ html, css, js, fonts }: PageWeight): number => html + css + js + fonts;

const KINDS: Readonly<Record<string, 'html' | 'css' | 'js' | 'fonts' | 'images'>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
};
const SETTLE_MS = 2500;

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

/** Loads a page with an empty cache at 1280 x 900, waits until the network is idle, and measures its weight. */
export async function weighPage(browser: Browser, url: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const weight = await watchNetwork(client, url, path);
  await watchShifts(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  // Links are prefetched a second after the load; then the network is idle again.
  await page.waitForTimeout(SETTLE_MS);
  await page.waitForLoadState('networkidle');
  weight.layoutShift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  await context.close();
  return weight;
}

async function watchNetwork(client: CDPSession, url: string, path: string): Promise<PageWeight> {
  const weight: PageWeight = {
    path,
    html: 0,
    rawHtml: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    other: 0,
    prefetches: 0,
    prefetchBytes: 0,
    thirdParty: [],
    layoutShift: 0,
  };
  const kinds = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const ahead = request.headers['Sec-Purpose']?.startsWith('prefetch') || type === 'Prefetch';
    kinds.set(requestId, ahead ? 'Prefetch' : type);
    if (ahead) weight.prefetches += 1;
    if (!request.url.startsWith(`${url}/`) && !/^(data|blob):/.test(request.url)) weight.thirdParty.push(request.url);
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (kinds.get(requestId) === 'Document') weight.rawHtml += dataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId) ?? 'Other';
    if (type === 'Prefetch') weight.prefetchBytes += encodedDataLength;
    else weight[KINDS[type] ?? 'other'] += encodedDataLength;
  });
  await client.send('Network.enable');
  return weight;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const holder = window as unknown as { layoutShift: number };
    holder.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) holder.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Describes what is over budget; empty if nothing is. */
export function overBudget(weight: PageWeight): string[] {
  const faults: string[] = [];
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  if (weight.js > BUDGET.js) faults.push(`${weight.path}: JavaScript ${kb(weight.js)} > ${kb(BUDGET.js)}`);
  if (getTotal(weight) > BUDGET.total) faults.push(`${weight.path}: ${kb(getTotal(weight))} > ${kb(BUDGET.total)}`);
  for (const url of weight.thirdParty) faults.push(`${weight.path}: asks another site: ${url}`);
  if (weight.layoutShift >= SHIFT_COUNTS_FROM)
    faults.push(`${weight.path}: layout shifts by ${weight.layoutShift.toFixed(4)}`);
  return faults;
}
