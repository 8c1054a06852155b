import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from '../../scripts/chromium.ts';
import { CONTINENT_PATH } from '../../src/site/regions.ts';
import { createPooledPage, getPagePool, type PooledPage } from './page-pool.ts';
import { saveScreenshots } from './screenshots.ts';

/** A page in a separate browser context, with the errors that it reported. */
export interface TestPage {
  page: Page;
  /** Console errors, exceptions and CSP violations, each with the URL of its page; a test may clear the list. */
  errors: string[];
}

export interface TestPageOptions extends BrowserContextOptions {
  /**
   * Lets pages prefetch links, in a browser context that no other test uses. Without it the visitor saves data, and each
   * visit a quarter of its CPU time.
   */
  prefetch?: boolean;
}

/** Opens a page as a new visitor. */
export type OpenPage = (options?: TestPageOptions) => Promise<TestPage>;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** `regions.ts` runs the regional apps on this machine. */
const RESOLVE_EXAMPLE_HOSTS_LOCALLY = '--host-resolver-rules=MAP *.example 127.0.0.1';

const ACTION_TIMEOUT_MS = 15_000;
/** Long, because a fresh server builds its search index for the first page that needs it. */
const NAVIGATION_TIMEOUT_MS = 60_000;

/** For waits that start before navigating. */
export const NAVIGATION_TIMEOUT = { timeout: NAVIGATION_TIMEOUT_MS };

const NETWORK_IDLE_TIMEOUT_MS = 20_000;

/** Gives up silently after a while: on a busy machine some requests never end. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: NETWORK_IDLE_TIMEOUT_MS }).catch(() => undefined);
}

let sharedBrowser: Browser | undefined;

/** The browser that all test files of a worker share; Playwright ends it with the worker. */
async function getSharedBrowser(): Promise<Browser> {
  if (!sharedBrowser?.isConnected()) sharedBrowser = await launchBrowser({});
  return sharedBrowser;
}

function launchBrowser(launch: LaunchOptions): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, RESOLVE_EXAMPLE_HOSTS_LOCALLY];
  return chromium.launch({ executablePath: inject('chromium'), args, ...launch });
}

/**
 * Opens pages for a test file, in the shared browser or in one with its own launch options.
 * Pages are left after each test, which fails if anything went wrong on them and then leaves screenshots.
 */
export function useBrowser(launch?: LaunchOptions): OpenPage {
  let browser: Browser;
  let opened: OpenedPage[] = [];
  beforeAll(async () => {
    browser = await (launch ? launchBrowser(launch) : getSharedBrowser());
  });
  afterEach(async ({ task }) => {
    const errors = opened.flatMap((testPage) => testPage.errors);
    const pages = opened;
    opened = [];
    const failed = task.result?.state === 'fail' || errors.length > 0;
    if (failed) {
      const files = await saveScreenshots(
        pages.map(({ page }) => page),
        task.fullName,
      );
      for (const file of files) console.error(`Screenshot of the failure: ${file}`);
    }
    const pool = getPagePool(browser);
    await Promise.all(pages.map(({ pooled, isReusable }) => pool.release(pooled, isReusable && !failed)));
    expect(errors).toEqual([]);
  });
  afterAll(() => (launch ? browser.close() : undefined));
  return async (options) => {
    const testPage = await openTestPage(browser, options);
    opened.push(testPage);
    return testPage;
  };
}

interface OpenedPage extends TestPage {
  pooled: PooledPage;
  isReusable: boolean;
}

async function openTestPage(browser: Browser, options: TestPageOptions = {}): Promise<OpenedPage> {
  const key = JSON.stringify(options);
  // Prefetched pages stay in memory, and only a new context has stored state.
  const isReusable = !options.prefetch && !options.storageState;
  const waiting = isReusable ? getPagePool(browser).take(key) : undefined;
  const pooled = waiting ?? (await openNewPage(browser, options, key));
  return { page: pooled.watched, errors: collectErrors(pooled.page).errors, pooled, isReusable };
}

const DEFAULT_OPTIONS = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const satisfies BrowserContextOptions;

async function openNewPage(
  browser: Browser,
  { prefetch, ...options }: TestPageOptions,
  key: string,
): Promise<PooledPage> {
  const all = { baseURL: inject('baseUrl'), ...DEFAULT_OPTIONS, ...options };
  const context = await browser.newContext(all);
  // A response that the test itself provides counts as third-party, and the stub of the cloud apps is on this machine.
  await context.grantPermissions(['local-network-access', ...(options.permissions ?? [])]);
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  if (!prefetch) await context.addInitScript(enableSaveData);
  const page = await context.newPage();
  await page.addInitScript(logCspViolations);
  return createPooledPage(page, key, async () => {
    const { colorScheme, reducedMotion, forcedColors, contrast, viewport } = all;
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
    if (viewport) await page.setViewportSize(viewport);
  });
}

/** Analytics ignore headless browsers. */
export const REAL_BROWSER: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Hides the other signs of an automated browser: its flag, and the headless brand in the client hints. */
export function hideAutomation(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
  });
}

/** True for URLs of this site and of the company's cloud apps, which every page requests for the session. */
export function isOwnUrl(url: string): boolean {
  return [inject('baseUrl'), process.env.CLOUD_EU_URL].some((ownUrl) => ownUrl && url.startsWith(ownUrl));
}

/**
 * True for the script that checks for a sign-in and for its requests. The first interaction starts it on every
 * page, in an idle moment within two seconds, so a test can't predict when.
 */
export function isSignInCheck(url: string): boolean {
  const { pathname } = new URL(url);
  return /\/check-[^/]+\.js$/.test(pathname) || ['/api/auth/session', CONTINENT_PATH].includes(pathname);
}

export function collectErrors(page: Page): TestPage {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  return { page, errors };
}

function enableSaveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

function logCspViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`CSP: ${violatedDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
}

/** Records layout shifts on the next pages; read them with `getLayoutShifts`. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far, after it has painted twice more. */
export async function getLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return (window as unknown as { shifts: number[] }).shifts;
  });
}

/** Client scripts start in separate tasks, possibly after the load event. */
export function waitForScripts(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done)));
}

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Returns a function that lets the paused requests continue. */
export async function pauseRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** The accessible label of the focused element, or its text. */
export function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** Makes the first diagram of the page wider than a phone, because all our diagrams fit; returns the box that scrolls. */
export async function widenDiagram(page: Page): Promise<Locator> {
  const box = page.locator('.diagram-scroll').first();
  await box.locator('svg').evaluate((svg) => {
    svg.classList.remove('diagram-fits');
    svg.setAttribute('width', '600');
  });
  return box;
}
