import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from '../../scripts/chromium.ts';
import { CONTINENT_PATH } from '../../src/site/regions.ts';
import { saveScreenshots } from './screenshots.ts';

/** A page in a context of its own, and what went wrong on it. */
export interface Visit {
  page: Page;
  /** Console errors, exceptions and CSP violations, each with the address of its page; a test may clear the list. */
  faults: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Lets pages prefetch links. Without it the visitor saves data, and each visit a quarter of its CPU time. */
  prefetch?: boolean;
}

/** Opens a page as a new visitor. */
export type Open = (options?: VisitOptions) => Promise<Visit>;

/** A small phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Names under `.example` lead to this machine, where `regions.ts` runs the regional apps. */
const EXAMPLE_IS_HERE = '--host-resolver-rules=MAP *.example 127.0.0.1';

/** How long a page may take to do what is awaited. */
const PATIENCE_MS = 15_000;
/** A server that has just started makes its index of the search for the first page that needs it. */
const NAVIGATION_MS = 60_000;

/** For what is awaited before the page is asked for. */
export const AWHILE = { timeout: NAVIGATION_MS };

/** How long a page may go on loading before it counts as quiet. */
const QUIET_MS = 20_000;

/** Waits until a page loads nothing more. A request that never ends, as happens on a busy machine, does not hold it up. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
}

let sharedBrowser: Browser | undefined;

/** The browser that all test files of a worker share; Playwright ends it with the worker. */
async function getSharedBrowser(): Promise<Browser> {
  if (!sharedBrowser?.isConnected()) sharedBrowser = await launchBrowser({});
  return sharedBrowser;
}

function launchBrowser(launch: LaunchOptions): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, EXAMPLE_IS_HERE];
  return chromium.launch({ executablePath: inject('chromium'), args, ...launch });
}

/**
 * Opens pages for a test file, in the shared browser or in one with its own launch options.
 * Pages close after each test, which fails if anything went wrong on them and then leaves screenshots.
 */
export function useBrowser(launch?: LaunchOptions): Open {
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await (launch ? launchBrowser(launch) : getSharedBrowser());
  });
  afterEach(async ({ task }) => {
    const faults = visits.flatMap((visit) => visit.faults);
    const pages = visits.map(({ page }) => page);
    visits = [];
    if (task.result?.state === 'fail' || faults.length > 0) {
      const files = await saveScreenshots(pages, task.fullName);
      for (const file of files) console.error(`Screenshot of the failure: ${file}`);
    }
    await Promise.all(pages.map((page) => page.context().close()));
    expect(faults).toEqual([]);
  });
  afterAll(() => (launch ? browser.close() : undefined));
  return async (options) => {
    const visit = await visitIn(browser, options);
    visits.push(visit);
    return visit;
  };
}

async function visitIn(browser: Browser, { prefetch, ...options }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  // A page that a test answers by itself counts as a stranger's, and the stub of the cloud apps is on this machine.
  await context.grantPermissions(['local-network-access', ...(options.permissions ?? [])]);
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(NAVIGATION_MS);
  if (!prefetch) await context.addInitScript(saveData);
  const visit = watch(await context.newPage());
  await visit.page.addInitScript(reportViolations);
  return visit;
}

/** The user agent of a person's browser: analytics ignore headless ones. */
export const PERSON: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Hides the other signs of an automated browser: its flag, and the headless brand in the client hints. */
export function hideAutomation(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
  });
}

/** True for addresses of this site, and of the company's own cloud apps, which every page asks for a sign-in. */
export function isOwn(url: string): boolean {
  return [inject('baseUrl'), process.env.CLOUD_EU_URL].some((own) => own && url.startsWith(own));
}

/**
 * True for the script that asks for a sign-in and for what it requests. The first sign of a person starts it on every
 * page, at an idle moment within two seconds: at any time, for a test.
 */
export function isSignInCheck(url: string): boolean {
  const { pathname } = new URL(url);
  return /\/check-[^/]+\.js$/.test(pathname) || ['/api/auth/session', CONTINENT_PATH].includes(pathname);
}

/** Collects what goes wrong on a page. */
export function watch(page: Page): Visit {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  return { page, faults };
}

function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`CSP: ${violatedDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
}

/** Notes the size of every layout shift on the pages to come; read them with `getShifts`. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far, after it has painted twice more. */
export async function getShifts(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return (window as unknown as { shifts: number[] }).shifts;
  });
}

/** Waits until the scripts of the page listen: each starts in a task of its own, perhaps after the page has loaded. */
export function awake(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** Time stands still on the page until the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Holds back what is asked for at an address until it is released. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** What has focus: its text, or its accessible label. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}
