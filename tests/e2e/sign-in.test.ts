import { once } from 'node:events';
import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findViolations } from './axe.ts';
import {
  getLayoutShifts,
  PHONE,
  recordLayoutShifts,
  type TestPage,
  useBrowser,
  waitForNetworkIdle,
} from './browser.ts';
import { type RegionBehaviour, type RegionServer, SAME_SITE_HOSTS, startRegion } from './regions.ts';
import { startServer } from './server.ts';

const openPage = useBrowser();
let eu: RegionServer;
let us: RegionServer;
let hipaa: RegionServer;
let site: Awaited<ReturnType<typeof startServer>>;
const regions = () => [eu, us, hipaa];
/** The site under the name that it shares with its apps. */
const getSiteUrl = () => site.url.replace('localhost', SAME_SITE_HOSTS.www);

beforeAll(async () => {
  eu = await startRegion(SAME_SITE_HOSTS.region('eu'));
  us = await startRegion(SAME_SITE_HOSTS.region('us'));
  hipaa = await startRegion(SAME_SITE_HOSTS.region('hipaa'));
  site = await startServer({
    CLOUD_EU_URL: eu.url,
    CLOUD_US_URL: us.url,
    CLOUD_HIPAA_URL: hipaa.url,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  });
});
afterEach(() => {
  for (const region of regions()) Object.assign(region, { behaviour: 'ok', requests: [] });
});
afterAll(async () => {
  site.server.kill('SIGTERM');
  await once(site.server, 'exit');
  await Promise.all(regions().map((region) => region.close()));
});

/** The requests and responses of each page. */
const answered = new WeakMap<Page, Set<Request>>();

interface Visitor {
  signedIn?: RegionServer[];
  /** What the proxy in front of the server reports. */
  continent?: string;
  screen?: BrowserContextOptions;
  /** Runs before the first page. */
  before?(page: Page): Promise<unknown>;
}

/** A visitor comes to the site. */
async function openSite(path: string, { signedIn = [], continent, screen, before }: Visitor = {}): Promise<TestPage> {
  const testPage = await openPage({ baseURL: getSiteUrl(), ...screen });
  const { page } = testPage;
  for (const { url } of signedIn) await page.goto(`${url}/login`);
  if (continent !== undefined)
    await page.route('**/api/get-continent-code', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'cf-ipcontinent': continent } }),
    );
  const questions = new Set<Request>();
  answered.set(page, questions);
  const note = (request: Request) => /session$|continent-code$/.test(request.url()) && questions.add(request);
  page.on('requestfinished', note).on('requestfailed', note);
  testPage.errors.length = 0;
  await before?.(page);
  await page.goto(path);
  return testPage;
}

const findInHeader = (page: Page, selector = 'a[data-sign-in]') =>
  page.locator(`header > div:first-child ${selector}`).first();
const findMenuButton = (page: Page) => page.locator('header > div:first-child details:has(a[data-region]) > summary');
const findVisibleRegions = (page: Page) => page.locator('header > div:first-child a[data-region]:visible');
/** Waits until an expectation about the page or the regions passes. */
const waitForExpectation = (expected: () => unknown) => vi.waitFor(expected, { timeout: 15_000, interval: 50 });
const waitForRequests = (count = 1) =>
  waitForExpectation(() => expect(regions().map((region) => region.requests.length)).toEqual([count, count, count]));
/** What axe finds in the header; `axe.test.ts` checks whole pages. */
const findHeaderViolations = (page: Page) => findViolations(page, { include: ['header'], themes: ['light'] });
const getScripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.js$/.exec(name.split('?')[0] ?? '') ?? []),
  );
const getSignInLinks = (page: Page) =>
  page.locator('a[data-sign-in]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
/** The visible labels of a button. */
const getVisibleLabels = (button: Locator) => button.locator('[data-label] > span:visible').allTextContents();
const hasHeaderLink = (page: Page, name: string) =>
  page.locator('header > div:first-child').getByRole('link', { name, exact: true }).isVisible();
/** Waits until the page was idle twice, or busy for five seconds: work scheduled for idle time has started by then. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
  });
/** Waits until all four requests have succeeded or failed, and the page has processed them. */
async function waitUntilSettled(page: Page): Promise<void> {
  await waitForRequests();
  await waitForExpectation(() => expect(answered.get(page)?.size).toBe(4));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

describe('with zero signed-in regions', () => {
  test('a single sign-up link, default target the EU region; all buttons of the page share one check', async () => {
    const { page } = await openSite('/', { before: recordLayoutShifts });
    await waitUntilSettled(page);
    expect(await findInHeader(page).textContent()).toBe('Sign Up');
    expect(await getSignInLinks(page)).toEqual([eu.url, eu.url, eu.url, eu.url]);
    expect(regions().map((region) => region.requests.length)).toEqual([1, 1, 1]);
    expect((await getScripts(page)).filter((name) => !/^(entry|check)-/.test(name))).toEqual([]);
    expect(await getLayoutShifts(page)).toEqual([]);
    expect(await findHeaderViolations(page)).toEqual([]);
  });
  test.each([
    ['North America', 'NA', () => us],
    ['South America', 'SA', () => us],
    ['Europe', 'EU', () => eu],
    ['Asia', 'AS', () => eu],
    ['nowhere known', 'XX', () => eu],
  ])('the continent selects the default region: %s', async (_, continent, target) => {
    const { page } = await openSite('/', { continent });
    await waitUntilSettled(page);
    expect(new Set(await getSignInLinks(page))).toEqual(new Set([target().url]));
    expect(await findInHeader(page).textContent()).toBe('Sign Up');
  });
  test('continent fetch failure: continent is null, sign-up leads to the EU region', async () => {
    const { page, errors } = await openSite('/', {
      before: (page) => page.route('**/api/get-continent-code', (route) => route.fulfill({ status: 503 })),
    });
    await waitUntilSettled(page);
    expect(new Set(await getSignInLinks(page))).toEqual(new Set([eu.url]));
    expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
    errors.length = 0; // Chromium itself logs the 503.
  });
  test('without JavaScript: a plain sign-up link to the EU region', async () => {
    const { page } = await openSite('/docs', { screen: { javaScriptEnabled: false } });
    expect(await findInHeader(page).textContent()).toBe('Sign Up');
    expect(await findInHeader(page).getAttribute('href')).toBe(eu.url);
    await findInHeader(page).click();
    await page.waitForURL(`${eu.url}/`);
  });
  test('the Markdown of a page has a plain absolute link to the host that the environment names', async () => {
    const { page } = await openPage({ baseURL: site.url });
    for (const [path, label] of [
      ['/index.md', 'Sign Up for free'],
      ['/pricing.md', 'Sign Up for Core'],
    ] as const)
      expect(await (await page.request.get(path)).text()).toContain(`[${label}](${eu.url})`);
  });
});

describe('with one', () => {
  test.each([
    ['EU', () => eu],
    ['US', () => us],
    ['HIPAA', () => hipaa],
  ])("a direct 'To App' link to that region: %s", async (_, region) => {
    const { page } = await openSite('/', { signedIn: [region()], before: recordLayoutShifts });
    await page.getByRole('link', { name: 'To App' }).first().waitFor();
    expect(await hasHeaderLink(page, 'To App')).toBe(true);
    expect(new Set(await getSignInLinks(page))).toEqual(new Set([region().url]));
    expect((await getScripts(page)).filter((name) => !/^(entry|check)-/.test(name))).toEqual([]);
    expect(await getLayoutShifts(page)).toEqual([]);
    expect(await findHeaderViolations(page)).toEqual([]);
    await findInHeader(page).click();
    await page.waitForURL(`${region().url}/`);
  });
  test('requests each region with credentials, cross-origin', async () => {
    const { page } = await openSite('/docs', { signedIn: [us] });
    await findInHeader(page, 'a:has-text("To App")').waitFor();
    await waitForRequests();
    expect(us.requests).toEqual([{ cookie: 'session=1', origin: getSiteUrl(), aborted: false }]);
    expect(eu.requests).toEqual([{ cookie: '', origin: getSiteUrl(), aborted: false }]);
  });
  test('App is the short form on small screens', async () => {
    const { page } = await openSite('/docs', { signedIn: [us], screen: PHONE, before: recordLayoutShifts });
    await findInHeader(page, 'a:has-text("To App")').waitFor();
    expect(await hasHeaderLink(page, 'App')).toBe(true);
    expect((await findInHeader(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await getLayoutShifts(page)).toEqual([]);
    expect(await findHeaderViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const inSheet = page.locator('#phone-nav a[data-sign-in]');
    expect(await inSheet.textContent()).toBe('To App');
    expect(await inSheet.getAttribute('href')).toBe(us.url);
    expect(await findHeaderViolations(page)).toEqual([]);
  });
  test('the words are those of the page’s language', async () => {
    const { page } = await openSite('/jp', { signedIn: [us], before: recordLayoutShifts });
    await findInHeader(page, 'a:has-text("アプリへ")').waitFor();
    expect(await getLayoutShifts(page)).toEqual([]);
  });
});

describe('with more than one', () => {
  test('a dropdown listing those regions, without React or layout shift', async () => {
    const { page } = await openSite('/', { signedIn: [eu, hipaa], before: recordLayoutShifts });
    await findMenuButton(page).waitFor();
    expect(await getVisibleLabels(findMenuButton(page))).toEqual(['To App']);
    expect(await findVisibleRegions(page).count()).toBe(0);
    expect(await getLayoutShifts(page)).toEqual([]);
    await findMenuButton(page).click();
    expect(
      await findVisibleRegions(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([eu.url, hipaa.url]);
    expect(await findVisibleRegions(page).first().textContent()).toMatch(/^EU\s/);
    expect((await getScripts(page)).filter((name) => !/^(entry|check)-/.test(name))).toEqual([]);
    expect(await findHeaderViolations(page)).toEqual([]);
    await findVisibleRegions(page).nth(1).click();
    await page.waitForURL(`${hipaa.url}/`);
  });
  test('causes no layout shift for buttons in cards and rows', async () => {
    const { page } = await openSite('/pricing', { signedIn: [eu, us], before: recordLayoutShifts });
    await findMenuButton(page).waitFor();
    expect(await page.locator('#content details:has(a[data-region])').count()).toBe(4);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
  test('keyboard: arrows, Home, End and letters move, Escape returns focus, Enter opens', async () => {
    const { page } = await openSite('/docs', { signedIn: [eu, us, hipaa] });
    await findMenuButton(page).waitFor();
    await waitForExpectation(() => expect(countRegions(page)).resolves.toBe(3));
    const getFocusedRegion = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.region);
    await findMenuButton(page).focus();
    await page.keyboard.press('Enter');
    const steps: [key: string, region: string][] = [
      ['ArrowDown', 'eu'],
      ['ArrowDown', 'us'],
      ['ArrowUp', 'eu'],
      ['ArrowUp', 'hipaa'],
      ['Home', 'eu'],
      ['End', 'hipaa'],
      ['u', 'us'],
      ['Tab', 'hipaa'],
    ];
    for (const [key, region] of steps) {
      await page.keyboard.press(key);
      expect(await getFocusedRegion(), key).toBe(region);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => findVisibleRegions(page).count()).toBe(0);
    expect(await findMenuButton(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${eu.url}/`);
  });
  test('on a phone the button says App, and every button of the page has its own menu', async () => {
    const { page } = await openSite('/', { signedIn: [eu, us], screen: PHONE, before: recordLayoutShifts });
    await findMenuButton(page).waitFor();
    expect(await getVisibleLabels(findMenuButton(page))).toEqual(['App']);
    expect(await getLayoutShifts(page)).toEqual([]);
    await findMenuButton(page).tap();
    await findVisibleRegions(page).first().waitFor();
    expect((await findVisibleRegions(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findHeaderViolations(page)).toEqual([]);
    const inText = page.locator('#content details:has(a[data-region])').first();
    await inText.locator('summary').tap();
    await inText.locator(':scope > div').waitFor();
    const panel = await inText.locator(':scope > div').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  test('a focused button keeps focus when it becomes a menu', async () => {
    us.behaviour = 'no-response';
    const { page } = await openSite('/docs', { signedIn: [eu] });
    await findInHeader(page, 'a:has-text("To App")').focus();
    await waitForRequests();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await waitForExpectation(() => expect(us.requests[0]?.aborted).toBe(true));
    us.behaviour = 'ok';
    await page.context().addCookies([{ name: 'session', value: '1', url: us.url, sameSite: 'Lax' }]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await findMenuButton(page).waitFor();
    expect(await findMenuButton(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
  });
});

const countRegions = (page: Page) => page.locator('header > div:first-child a[data-region]:not([hidden])').count();

describe('region session fetch failure: that region is treated as not signed in', () => {
  test.each<[string, RegionBehaviour]>([
    ['an error', 'error'],
    ['no JSON', 'invalid-json'],
    ['a cut connection', 'disconnect'],
  ])('%s', async (_, behaviour) => {
    us.behaviour = behaviour;
    const { page, errors } = await openSite('/docs', { signedIn: [us, hipaa] });
    await findInHeader(page, 'a:has-text("To App")').waitFor();
    await waitUntilSettled(page);
    expect(await findInHeader(page).getAttribute('href')).toBe(hipaa.url);
    expect(await findHeaderViolations(page)).toEqual([]);
    expect(errors.filter((error) => !error.includes(us.url))).toEqual([]);
    errors.length = 0; // Chromium itself logs failed requests.
  });
  test('without a response within 3 s, the check gives up', async () => {
    us.behaviour = 'no-response';
    const { page } = await openSite('/docs', { signedIn: [us, hipaa], before: (page) => page.clock.install() });
    await findInHeader(page, 'a:has-text("To App")').waitFor();
    await waitForRequests();
    await page.clock.fastForward(3000);
    await waitForExpectation(() => expect(us.requests[0]?.aborted).toBe(true));
    expect(await findInHeader(page).getAttribute('href')).toBe(hipaa.url);
  });
  test('a failed later check never turns a confirmed sign-in into a sign-out; a successful one does', async () => {
    const { page, errors } = await openSite('/docs', { signedIn: [us] });
    await findInHeader(page, 'a:has-text("To App")').waitFor();
    const again = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    us.behaviour = 'error';
    await again();
    await waitForRequests(2);
    await waitForExpectation(() => expect(errors).toHaveLength(1));
    expect(await hasHeaderLink(page, 'To App')).toBe(true);
    errors.length = 0; // Chromium itself logs the 500.
    us.behaviour = 'ok';
    await page.context().clearCookies();
    await again();
    await findInHeader(page, 'a:has-text("Sign Up")').waitFor();
    expect(await findInHeader(page).getAttribute('href')).toBe(eu.url);
  });
});

describe('when the regions are requested', () => {
  test('aborts are ignored: leaving the page aborts pending requests', async () => {
    for (const region of regions()) region.behaviour = 'no-response';
    // The clock is stopped, so the limit of 3 s is not what ends the requests.
    const { page } = await openSite('/docs', {
      before: async (page) => {
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
      },
    });
    await page.clock.runFor(200);
    await waitForRequests();
    expect(regions().map((region) => region.requests[0]?.aborted)).toEqual([false, false, false]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await waitForExpectation(() =>
      expect(regions().map((region) => region.requests[0]?.aborted)).toEqual([true, true, true]),
    );
    expect(await hasHeaderLink(page, 'Sign Up')).toBe(true);
  });
  test('a prerendered page makes no requests until it is shown', async () => {
    const { page } = await openSite('/docs', {
      before: (page) =>
        page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true })),
    });
    await waitUntilIdle(page);
    expect((await getScripts(page)).some((name) => name.startsWith('check-'))).toBe(false);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await waitForRequests();
  });
  test("hosts under .example, which can't respond, are not requested until the visitor interacts", async () => {
    const { page } = await openPage();
    const sessions: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/session') && sessions.push(request.url()));
    await page.goto('/docs', { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: 200 }));
    await waitUntilIdle(page);
    expect((await getScripts(page)).some((name) => name.startsWith('check-'))).toBe(false);
    expect(sessions).toEqual([]);
    await page.mouse.move(200, 200);
    await waitForExpectation(() => expect(sessions).toHaveLength(3));
    await page.mouse.move(300, 300);
    await page.keyboard.press('Shift');
    await waitForNetworkIdle(page);
    expect(sessions).toHaveLength(3);
  });
});
