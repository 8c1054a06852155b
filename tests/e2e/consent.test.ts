import type { ChildProcess } from 'node:child_process';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANSWER, getChat, mockAskEndpoint, openChatOnCurrentPage } from './assistant-chat.ts';
import {
  getLayoutShifts,
  hideAutomation,
  PHONE,
  pauseRequests,
  REAL_BROWSER,
  recordLayoutShifts,
  type TestPage,
  useBrowser,
  waitForNetworkIdle,
} from './browser.ts';
import { startServer } from './server.ts';
import { startToolsStub, type ToolsStub } from './tools-stub.ts';

const openPage = useBrowser();
/** The script that starts and stops the tools. */
const CONTROLLER = '**/assets/controller-*.js';
let stub: ToolsStub;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  stub = await startToolsStub();
  ({ server, url } = await startServer({
    ANALYTICS_KEY: 'phc_test',
    ANALYTICS_HOST: stub.url,
    CRM_SCRIPT_URL: `${stub.url}/crm.js`,
  }));
});
beforeEach(() => {
  for (const list of [stub.requests, stub.events, stub.crmCommands]) list.length = 0;
});
afterAll(() => {
  server.kill('SIGTERM');
  stub.close();
});

async function openDocsPage(options: BrowserContextOptions = {}, path = '/docs/tracing'): Promise<TestPage> {
  const visited = await openPage({ ...REAL_BROWSER, baseURL: url, ...options });
  await hideAutomation(visited.page);
  await visited.page.goto(path);
  return visited;
}

const getBanner = (page: Page) => page.locator('[data-consent-banner]');
const getDialog = (page: Page) => page.locator('[data-consent-dialog]');
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getFooterLink = (page: Page) => page.locator('footer [data-consent-open]');
const getPageviews = () =>
  stub.events.filter(({ event }) => event === '$pageview').map(({ properties }) => properties.$current_url);

const getStorage = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
const getToolStorageNames = async (page: Page) => {
  const { cookies, local, session } = await getStorage(page);
  return [...cookies.split('; '), ...local, ...session].filter((name) => /^(ph_|__ph|__hs|hubspot)/.test(name));
};
const getStoredConsent = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'));
/** What may take a while on a busy machine. */
const pollUntil = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });
/** The script that runs or blocks the tools has arrived. */
const waitForConsentReady = (page: Page) => page.locator('[data-consent][data-ready]').waitFor({ state: 'attached' });
describe('before a choice', () => {
  test('nothing is loaded or stored, and the visitor is asked', async () => {
    const { page } = await openDocsPage();
    await getBanner(page).waitFor();
    await waitForNetworkIdle(page);
    expect(stub.requests).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect((await getStorage(page)).local.filter((key) => key !== 'synced-tabs:language')).toEqual([]);
    expect((await getStorage(page)).session).toEqual([]);
  });
  test('the consent script runs before the page is interactive: before `readyState` is `interactive`', async () => {
    const { page } = await openPage({ ...REAL_BROWSER, baseURL: url });
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        if (key === 'consent') states.push(document.readyState);
        return getItem.call(this, key);
      };
      document.addEventListener('readystatechange', () => {
        const isBannerVisible = document.querySelector<HTMLElement>('[data-consent-banner]')?.hidden === false;
        states.push(`${document.readyState}: ${isBannerVisible ? 'asked' : 'not asked'}`);
      });
    });
    await page.goto('/docs/tracing');
    await waitForConsentReady(page);
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(states.slice(0, 2)).toEqual(['loading', 'interactive: asked']);
  });
  test.each([
    ['Accept', { analytics: true, marketing: true }],
    ['Reject', { analytics: false, marketing: false }],
  ])('an answer given before the other scripts load counts: %s', async (name, answers) => {
    const { page } = await openPage({ ...REAL_BROWSER, baseURL: url });
    const release = await pauseRequests(page, CONTROLLER);
    await page.goto('/docs/tracing', { waitUntil: 'domcontentloaded' });
    await getButton(page, name).click();
    await getBanner(page).waitFor({ state: 'hidden' });
    expect(await getStoredConsent(page)).toBeNull();
    release();
    await waitForConsentReady(page);
    expect(await getStoredConsent(page)).toMatchObject(answers);
    expect(await page.locator('html[data-consent-asked]').count()).toBe(0);
  });
  test('preferences requested before the other scripts load open once they have', async () => {
    const { page } = await openPage({ ...REAL_BROWSER, baseURL: url });
    const release = await pauseRequests(page, CONTROLLER);
    await page.goto('/docs/tracing', { waitUntil: 'domcontentloaded' });
    await getButton(page, 'Preferences').click();
    release();
    await getDialog(page).waitFor();
  });
  test('accept and reject are equal: same size, same style, same layer', async () => {
    for (const options of [{}, PHONE]) {
      const { page } = await openDocsPage(options);
      await getBanner(page).waitFor();
      const looks = await Promise.all(
        ['Accept', 'Reject'].map((name) =>
          getButton(page, name).evaluate((element) => {
            const { width, height, top } = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = style;
            return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.height).toBeGreaterThanOrEqual(40);
    }
  });
  test('the page stays readable: it scrolls to its end above the banner, and nothing shifts', async () => {
    for (const options of [{}, PHONE]) {
      const visited = await openPage({ ...REAL_BROWSER, baseURL: url, ...options });
      const { page } = visited;
      await recordLayoutShifts(page);
      await page.goto('/terms');
      await getBanner(page).waitFor();
      expect(await getLayoutShifts(page)).toEqual([]);
      await pollUntil(() =>
        page.evaluate(() => {
          // The footer gets its height as it comes near the viewport.
          scrollTo(0, document.documentElement.scrollHeight);
          const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const last = edge('footer [data-consent-open]')?.bottom ?? Number.NaN;
          return last <= (edge('[data-consent-banner]')?.top ?? Number.NaN);
        }),
      ).toBe(true);
      const share = await getBanner(page).evaluate((element) => element.getBoundingClientRect().height / innerHeight);
      expect(share).toBeLessThan(0.4);
    }
  });
  test('the banner does not trap focus: the keyboard reaches it first and moves on to the page', async () => {
    const { page } = await openDocsPage();
    await getBanner(page).waitFor();
    const names: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(names.slice(0, 5)).toEqual(['Skip to content', 'Cookie policy', 'Reject', 'Accept', 'Preferences']);
    expect(await page.evaluate(() => document.activeElement?.closest('[data-consent]') === null)).toBe(true);
  });
  test('without JavaScript nothing optional loads, and the footer link opens the cookie policy', async () => {
    const { page } = await openDocsPage({ javaScriptEnabled: false });
    expect(await getBanner(page).isVisible()).toBe(false);
    expect(stub.requests).toEqual([]);
    await getFooterLink(page).click();
    await page.waitForURL('**/cookie-policy#cookie-preferences');
  });
});

describe('accept', () => {
  test('analytics and CRM start: a pageview, and the path for the tracker', async () => {
    const { page } = await openDocsPage({}, '/search?q=private+words');
    await getButton(page, 'Accept').click();
    await pollUntil(getPageviews).toEqual([`${url}/search`]);
    // Two requests on two connections, so either may arrive first.
    await pollUntil(() => stub.crmCommands.map(String).sort()).toEqual(['counted', 'setPath,/search']);
    expect(await getBanner(page).isVisible()).toBe(false);
    const { version, date, ...answers } = await getStoredConsent(page);
    expect(answers).toEqual({ analytics: true, marketing: true });
    expect(version).toBe(1);
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(stub.events)).not.toContain('private');
    expect(await page.context().cookies()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: '__hstc' }),
        expect.objectContaining({ name: 'hubspotutk' }),
      ]),
    );
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('ph_'))).toEqual([]);
    // Only events are sent: no flags, no surveys, no recorder, no further scripts.
    expect(new Set(stub.requests.filter((line) => !/crm-command|crm\.js|OPTIONS/.test(line))).size).toBe(1);
  });
  test('a pageview is captured after every route change, by link, back and forward, each once; the tracker gets the path', async () => {
    const paths = () => stub.crmCommands.map(String).filter((command) => command.startsWith('setPath'));
    // Visits that end before both tools load are not reported.
    const bothHave = async (visited: string[]) => {
      await pollUntil(getPageviews).toEqual(visited.map((path) => url + path));
      await pollUntil(paths).toEqual(visited.map((path) => `setPath,${path}`));
    };
    const { page } = await openDocsPage({}, '/docs');
    await getButton(page, 'Accept').click();
    await bothHave(['/docs']);
    await page.goto('/pricing');
    await bothHave(['/docs', '/pricing']);
    await page.goBack();
    await bothHave(['/docs', '/pricing', '/docs']);
    await page.goForward();
    await bothHave(['/docs', '/pricing', '/docs', '/pricing']);
    await waitForNetworkIdle(page);
    expect(getPageviews()).toHaveLength(4);
    expect(paths()).toHaveLength(4);
    expect(await getBanner(page).isVisible()).toBe(false);
  });
  test('a page restored from the back/forward cache counts again', async () => {
    const { page } = await openDocsPage({}, '/docs');
    await getButton(page, 'Accept').click();
    await pollUntil(getPageviews).toHaveLength(1);
    await pollUntil(() => stub.crmCommands).toHaveLength(2);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await pollUntil(getPageviews).toHaveLength(2);
    // Two requests on two connections, so either may arrive first.
    await pollUntil(() => stub.crmCommands.slice(2).map(String).sort()).toEqual(['setPath,/docs', 'trackPageView']);
  });
  test('prerendered pages count only when shown, and ask nobody before then', async () => {
    const { page } = await openPage({ ...REAL_BROWSER, baseURL: url });
    await hideAutomation(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, writable: true });
      localStorage.setItem('consent', '{"version":1,"date":"2026-01-01","analytics":true}');
    });
    await page.goto('/docs');
    await waitForNetworkIdle(page);
    expect(stub.requests).toEqual([]);
    expect(await getBanner(page).isVisible()).toBe(false);
    await page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await pollUntil(getPageviews).toEqual([`${url}/docs`]);
    // The visitor was never asked about marketing.
    await getBanner(page).waitFor();
    expect(stub.crmCommands).toEqual([]);
  });
  test('Chat interactions are forwarded as analytics events with the interaction type and, for submitted messages, the last message content; none before consent', async () => {
    const { page } = await openDocsPage();
    const endpoint = await mockAskEndpoint(page);
    const { examples, chat } = getChat(page);
    const ask = async () => {
      await openChatOnCurrentPage(page);
      await examples.first().click();
      await endpoint.waitForRequest();
    };
    await page.reload();
    await ask();
    await chat.getByRole('button', { name: 'New conversation' }).click();
    await page.keyboard.press('Escape');
    await getButton(page, 'Accept').click();
    await pollUntil(getPageviews).toHaveLength(1);
    await page.reload();
    await pollUntil(getPageviews).toHaveLength(2);
    await ask();
    await endpoint.respond();
    await endpoint.push(...ANSWER, { type: 'next', questions: ['How do I sample?'] }, { type: 'done' });
    await chat.getByRole('button', { name: 'Helpful', exact: true }).click();
    await chat.getByRole('button', { name: 'Ask again' }).click();
    await endpoint.waitForRequest(2);
    await endpoint.respond();
    await endpoint.push(...ANSWER, { type: 'next', questions: ['How do I sample?'] }, { type: 'done' });
    await chat.getByRole('button', { name: 'How do I sample?' }).click();
    await endpoint.waitForRequest(3);
    await endpoint.respond();
    await endpoint.push(...ANSWER, { type: 'done' });
    await chat.locator('.chat-sources a').last().click();
    const crmCommands = () =>
      stub.events
        .filter(({ event }) => event === 'chat_interaction')
        .map(({ properties: { type, message } }) => (message ? [type, message] : [type]));
    const question = 'How can Sightglass help me?';
    // Separate requests may arrive in any order.
    await pollUntil(() => crmCommands().sort()).toEqual([
      ['example_chosen'],
      ['message_submitted', question],
      ['message_submitted', 'How do I sample?'],
      ['next_question_chosen'],
      ['opened'],
      ['retried'],
      ['source_opened'],
      ['voted_positive'],
    ]);
  });
});

describe('reject', () => {
  test('nothing loads, now or on the next page, and the visitor is not asked again', async () => {
    const { page } = await openDocsPage();
    await getButton(page, 'Reject').click();
    await getBanner(page).waitFor({ state: 'hidden' });
    await page.goto('/pricing');
    await waitForNetworkIdle(page);
    expect(await getBanner(page).isVisible()).toBe(false);
    expect(stub.requests).toEqual([]);
    expect(await getToolStorageNames(page)).toEqual([]);
    expect(await getStoredConsent(page)).toMatchObject({ analytics: false, marketing: false });
  });
  test('a new version of the question asks again', async () => {
    const { page } = await openDocsPage();
    await getButton(page, 'Accept').click();
    await pollUntil(getPageviews).toHaveLength(1);
    await page.evaluate(() =>
      localStorage.setItem('consent', (localStorage.getItem('consent') ?? '').replace('"version":1', '"version":0')),
    );
    // What the page sends when it unloads arrives before the next page opens.
    await page.goto('about:blank');
    await waitForNetworkIdle(page);
    stub.requests.length = 0;
    await page.goto('/pricing');
    await getBanner(page).waitFor();
    await waitForNetworkIdle(page);
    expect(stub.requests).toEqual([]);
  });
});

describe('preferences', () => {
  test.each([
    ['analytics', 'marketing'],
    ['marketing', 'analytics'],
  ] as const)('%s can be agreed to without %s', async (wanted, refused) => {
    const { page } = await openDocsPage();
    await getButton(page, 'Preferences').click();
    await getDialog(page).waitFor();
    await page.locator(`[data-consent-switch="${wanted}"]`).check();
    await getButton(page, 'Save choice').click();
    const getCounts = () => ({ analytics: getPageviews().length, marketing: stub.crmCommands.length });
    await pollUntil(() => getCounts()[wanted]).toBeGreaterThan(0);
    expect(await getStoredConsent(page)).toMatchObject({ [wanted]: true, [refused]: false });
    await page.goto('/pricing');
    await waitForNetworkIdle(page);
    expect(getCounts()[refused]).toBe(0);
  });
  test.each(['/pricing', '/jp', '/kr', '/cn'])('open from the footer of %s', async (path) => {
    const { page } = await openDocsPage({}, path);
    await getBanner(page).waitFor();
    expect((await getFooterLink(page).textContent())?.trim()).toBe(
      { '/jp': 'Cookie の設定', '/kr': '쿠키 설정', '/cn': 'Cookie 偏好设置' }[path] ?? 'Cookie preferences',
    );
    await getFooterLink(page).click();
    await getDialog(page).waitFor();
    expect(await page.locator('[data-consent-switch="analytics"]').isChecked()).toBe(false);
    expect(new URL(page.url()).pathname).toBe(path);
  });
  test('open from /cookie-policy; Escape changes nothing, the focus is trapped and returns', async () => {
    const { page } = await openDocsPage({}, '/cookie-policy');
    await getBanner(page).waitFor();
    const link = page.locator('.prose a', { hasText: 'open the cookie preferences' });
    await link.focus();
    await page.keyboard.press('Enter');
    await getDialog(page).waitFor();
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('[data-consent-dialog]') !== null;
      });
      expect(place).toBe(true);
    }
    await page.keyboard.press('Escape');
    await getDialog(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await getStoredConsent(page)).toBeNull();
    expect(stub.requests).toEqual([]);
  });
  test('closing a dialog whose opener is hidden focuses the last used element that still exists', async () => {
    const { page } = await openDocsPage();
    await getBanner(page).waitFor();
    const earlier = page.locator('header a[href="/pricing"]').first();
    await earlier.focus();
    await getButton(page, 'Preferences').focus();
    await page.keyboard.press('Enter');
    await getDialog(page).waitFor();
    await getButton(page, 'Reject all').focus();
    await page.keyboard.press('Enter');
    await getDialog(page).waitFor({ state: 'hidden' });
    await pollUntil(() => earlier.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('Global Privacy Control', () => {
  test('counts as a rejection: no banner, nothing loaded, and the preferences say so', async () => {
    const visited = await openPage({ ...REAL_BROWSER, baseURL: url });
    const { page } = visited;
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    // An earlier acceptance does not override it.
    await page.addInitScript(() =>
      localStorage.setItem('consent', '{"version":1,"date":"2026-01-01","analytics":true,"marketing":true}'),
    );
    await page.goto('/docs/tracing');
    await waitForConsentReady(page);
    await waitForNetworkIdle(page);
    expect(await getBanner(page).isVisible()).toBe(false);
    expect(stub.requests).toEqual([]);
    await getFooterLink(page).click();
    await getDialog(page).getByText('Global Privacy Control').waitFor();
    for (const name of ['analytics', 'marketing']) {
      const input = page.locator(`[data-consent-switch="${name}"]`);
      expect([await input.isChecked(), await input.isDisabled()]).toEqual([false, true]);
    }
    await page.keyboard.press('Escape');
  });
});

describe('withdrawal', () => {
  test('of analytics stops it without a reload and clears its keys', async () => {
    const { page } = await openDocsPage();
    await getButton(page, 'Preferences').click();
    await page.locator('[data-consent-switch="analytics"]').check();
    await getButton(page, 'Save choice').click();
    await pollUntil(getPageviews).toHaveLength(1);
    expect(await getToolStorageNames(page)).not.toEqual([]);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await getFooterLink(page).click();
    await getButton(page, 'Reject all').click();
    await pollUntil(() => getToolStorageNames(page)).toEqual([]);
    stub.requests.length = 0;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await page.evaluate(() => (window as unknown as { notReloaded?: boolean }).notReloaded)).toBe(true);
    await page.goto('/pricing');
    await waitForNetworkIdle(page);
    expect(stub.requests).toEqual([]);
    expect(await getToolStorageNames(page)).toEqual([]);
  });
  test('of the CRM clears its cookies and reloads once, the only way to stop a running script', async () => {
    const { page } = await openDocsPage();
    await getButton(page, 'Accept').click();
    await pollUntil(async () =>
      (await getToolStorageNames(page)).filter((name) => name.startsWith('__hs')),
    ).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await getFooterLink(page).click();
    await page.locator('[data-consent-switch="marketing"]').uncheck();
    await getButton(page, 'Save choice').click();
    await page.waitForFunction(() => !('notReloaded' in window));
    await waitForNetworkIdle(page);
    expect(stub.requests.filter((line) => line === 'GET /crm.js')).toHaveLength(1);
    await pollUntil(() => page.context().cookies()).toEqual([]);
    expect(await getStoredConsent(page)).toMatchObject({ analytics: true, marketing: false });
    expect((await getToolStorageNames(page)).every((name) => /^(ph_|__ph)/.test(name))).toBe(true);
  });
  test('can be undone: analytics start again on the same page', async () => {
    const { page } = await openDocsPage();
    await getButton(page, 'Preferences').click();
    await page.locator('[data-consent-switch="analytics"]').check();
    await getButton(page, 'Save choice').click();
    await pollUntil(getPageviews).toHaveLength(1);
    await getFooterLink(page).click();
    await getButton(page, 'Reject all').click();
    await pollUntil(() => getToolStorageNames(page)).toEqual([]);
    await getFooterLink(page).click();
    await page.locator('[data-consent-switch="analytics"]').check();
    await getButton(page, 'Save choice').click();
    await pollUntil(getPageviews).toHaveLength(2);
    expect(await getToolStorageNames(page)).not.toEqual([]);
  });
});

test('other windows follow: the banner closes, tools start and stop', async () => {
  const { page } = await openDocsPage();
  const other = await page.context().newPage();
  await hideAutomation(other);
  await other.goto('/pricing');
  await getBanner(other).waitFor();
  await getButton(page, 'Accept').click();
  await getBanner(other).waitFor({ state: 'hidden' });
  await pollUntil(() => getPageviews().sort()).toEqual([`${url}/docs/tracing`, `${url}/pricing`]);
  await pollUntil(() => stub.requests.filter((line) => line === 'GET /crm.js')).toHaveLength(2);
  for (const window of [page, other]) await window.evaluate(() => Object.assign(window, { notReloaded: true }));
  await getFooterLink(other).click();
  await getButton(other, 'Reject all').click();
  for (const window of [page, other]) await window.waitForFunction(() => !('notReloaded' in window));
  await waitForNetworkIdle(page);
  await waitForNetworkIdle(other);
  await pollUntil(() => getToolStorageNames(page)).toEqual([]);
  await pollUntil(() => page.context().cookies()).toEqual([]);
});
