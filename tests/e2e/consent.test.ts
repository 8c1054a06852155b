import type { ChildProcess } from 'node:child_process';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANSWER, answerByHand, getChat, openChatHere } from './assistant-chat.ts';
import {
  getShifts,
  hideAutomation,
  hold,
  PERSON,
  PHONE,
  recordShifts,
  useBrowser,
  type Visit,
  waitUntilQuiet,
} from './browser.ts';
import { startServer } from './server.ts';
import { startToolsStub, type ToolsStub } from './tools-stub.ts';

const open = useBrowser();
/** The script that starts and stops the tools. */
const CONTROLLER = '**/assets/controller-*.js';
let stub: ToolsStub;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  stub = await startToolsStub();
  ({ server, address } = await startServer({
    ANALYTICS_KEY: 'phc_test',
    ANALYTICS_HOST: stub.address,
    CRM_SCRIPT_URL: `${stub.address}/crm.js`,
  }));
});
beforeEach(() => {
  for (const list of [stub.requests, stub.events, stub.told]) list.length = 0;
});
afterAll(() => {
  server.kill('SIGTERM');
  stub.close();
});

async function visit(options: BrowserContextOptions = {}, path = '/docs/tracing'): Promise<Visit> {
  const visited = await open({ ...PERSON, baseURL: address, ...options });
  await hideAutomation(visited.page);
  await visited.page.goto(path);
  return visited;
}

const banner = (page: Page) => page.locator('[data-consent-banner]');
const dialog = (page: Page) => page.locator('[data-consent-dialog]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const footerLink = (page: Page) => page.locator('footer [data-consent-open]');
const pageviews = () =>
  stub.events.filter(({ event }) => event === '$pageview').map(({ properties }) => properties.$current_url);

const kept = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
const ofTools = async (page: Page) => {
  const { cookies, local, session } = await kept(page);
  return [...cookies.split('; '), ...local, ...session].filter((name) => /^(ph_|__ph|__hs|hubspot)/.test(name));
};
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'));
/** What a busy machine may take its time for. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });
/** The script that runs the tools, or keeps them away, has come. */
const listening = (page: Page) => page.locator('[data-consent][data-ready]').waitFor({ state: 'attached' });
describe('before a choice', () => {
  test('nothing is loaded or kept, and the visitor is asked', async () => {
    const { page } = await visit();
    await banner(page).waitFor();
    await waitUntilQuiet(page);
    expect(stub.requests).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect((await kept(page)).local.filter((key) => key !== 'synced-tabs:language')).toEqual([]);
    expect((await kept(page)).session).toEqual([]);
  });
  test('the consent script runs before the page is interactive: before `readyState` is `interactive`', async () => {
    const { page } = await open({ ...PERSON, baseURL: address });
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        if (key === 'consent') states.push(document.readyState);
        return getItem.call(this, key);
      };
      document.addEventListener('readystatechange', () => {
        const asked = document.querySelector<HTMLElement>('[data-consent-banner]')?.hidden === false;
        states.push(`${document.readyState}: ${asked ? 'asked' : 'not asked'}`);
      });
    });
    await page.goto('/docs/tracing');
    await listening(page);
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(states.slice(0, 2)).toEqual(['loading', 'interactive: asked']);
  });
  test.each([
    ['Accept', { analytics: true, marketing: true }],
    ['Reject', { analytics: false, marketing: false }],
  ])('an answer given before the other scripts are loaded counts: %s', async (name, answers) => {
    const { page } = await open({ ...PERSON, baseURL: address });
    const release = await hold(page, CONTROLLER);
    await page.goto('/docs/tracing', { waitUntil: 'domcontentloaded' });
    await button(page, name).click();
    await banner(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toBeNull();
    release();
    await listening(page);
    expect(await stored(page)).toMatchObject(answers);
    expect(await page.locator('html[data-consent-asked]').count()).toBe(0);
  });
  test('preferences asked for before the other scripts are loaded open when they are', async () => {
    const { page } = await open({ ...PERSON, baseURL: address });
    const release = await hold(page, CONTROLLER);
    await page.goto('/docs/tracing', { waitUntil: 'domcontentloaded' });
    await button(page, 'Preferences').click();
    release();
    await dialog(page).waitFor();
  });
  test('accept and reject are equal: same size, same style, same layer', async () => {
    for (const options of [{}, PHONE]) {
      const { page } = await visit(options);
      await banner(page).waitFor();
      const looks = await Promise.all(
        ['Accept', 'Reject'].map((name) =>
          button(page, name).evaluate((element) => {
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
  test('the page stays readable: it scrolls to its end above the question, nothing shifts', async () => {
    for (const options of [{}, PHONE]) {
      const visited = await open({ ...PERSON, baseURL: address, ...options });
      const { page } = visited;
      await recordShifts(page);
      await page.goto('/terms');
      await banner(page).waitFor();
      expect(await getShifts(page)).toEqual([]);
      await eventually(() =>
        page.evaluate(() => {
          // The footer takes its height when it comes near.
          scrollTo(0, document.documentElement.scrollHeight);
          const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const last = edge('footer [data-consent-open]')?.bottom ?? Number.NaN;
          return last <= (edge('[data-consent-banner]')?.top ?? Number.NaN);
        }),
      ).toBe(true);
      const share = await banner(page).evaluate((element) => element.getBoundingClientRect().height / innerHeight);
      expect(share).toBeLessThan(0.4);
    }
  });
  test('the banner is no trap: the keyboard comes to it first and goes on to the page', async () => {
    const { page } = await visit();
    await banner(page).waitFor();
    const names: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(names.slice(0, 5)).toEqual(['Skip to content', 'Cookie policy', 'Reject', 'Accept', 'Preferences']);
    expect(await page.evaluate(() => document.activeElement?.closest('[data-consent]') === null)).toBe(true);
  });
  test('without JavaScript nothing optional loads, and the link in the footer leads to the cookie policy', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    expect(await banner(page).isVisible()).toBe(false);
    expect(stub.requests).toEqual([]);
    await footerLink(page).click();
    await page.waitForURL('**/cookie-policy#cookie-preferences');
  });
});

describe('accept', () => {
  test('analytics and CRM start: a pageview, and the path for the tracker', async () => {
    const { page } = await visit({}, '/search?q=private+words');
    await button(page, 'Accept').click();
    await eventually(pageviews).toEqual([`${address}/search`]);
    // Two requests on two connections: either may come first.
    await eventually(() => stub.told.map(String).sort()).toEqual(['counted', 'setPath,/search']);
    expect(await banner(page).isVisible()).toBe(false);
    const { version, date, ...answers } = await stored(page);
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
    // Events are all that is sent: no flags, no surveys, no recorder, no further scripts.
    expect(new Set(stub.requests.filter((line) => !/told|crm\.js|OPTIONS/.test(line))).size).toBe(1);
  });
  test('a pageview is captured after every route change, by link, back and forward, each once; the tracker is told the path', async () => {
    const paths = () => stub.told.map(String).filter((command) => command.startsWith('setPath'));
    // Whoever leaves before both tools have loaded is not told of.
    const bothHave = async (visited: string[]) => {
      await eventually(pageviews).toEqual(visited.map((path) => address + path));
      await eventually(paths).toEqual(visited.map((path) => `setPath,${path}`));
    };
    const { page } = await visit({}, '/docs');
    await button(page, 'Accept').click();
    await bothHave(['/docs']);
    await page.goto('/pricing');
    await bothHave(['/docs', '/pricing']);
    await page.goBack();
    await bothHave(['/docs', '/pricing', '/docs']);
    await page.goForward();
    await bothHave(['/docs', '/pricing', '/docs', '/pricing']);
    await waitUntilQuiet(page);
    expect(pageviews()).toHaveLength(4);
    expect(paths()).toHaveLength(4);
    expect(await banner(page).isVisible()).toBe(false);
  });
  test('a page that the browser brings back from its memory is counted again', async () => {
    const { page } = await visit({}, '/docs');
    await button(page, 'Accept').click();
    await eventually(pageviews).toHaveLength(1);
    await eventually(() => stub.told).toHaveLength(2);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await eventually(pageviews).toHaveLength(2);
    // Two requests on two connections: either may come first.
    await eventually(() => stub.told.slice(2).map(String).sort()).toEqual(['setPath,/docs', 'trackPageView']);
  });
  test('prerendered pages are counted only when they are shown, and nobody is asked before', async () => {
    const { page } = await open({ ...PERSON, baseURL: address });
    await hideAutomation(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, writable: true });
      localStorage.setItem('consent', '{"version":1,"date":"2026-01-01","analytics":true}');
    });
    await page.goto('/docs');
    await waitUntilQuiet(page);
    expect(stub.requests).toEqual([]);
    expect(await banner(page).isVisible()).toBe(false);
    await page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await eventually(pageviews).toEqual([`${address}/docs`]);
    // Marketing was never asked about.
    await banner(page).waitFor();
    expect(stub.told).toEqual([]);
  });
  test('Chat interactions are forwarded as analytics events with the interaction type and, for submitted messages, the last message content; none before consent', async () => {
    const { page } = await visit();
    const answering = await answerByHand(page);
    const { examples, chat } = getChat(page);
    const ask = async () => {
      await openChatHere(page);
      await examples.first().click();
      await answering.asked();
    };
    await page.reload();
    await ask();
    await chat.getByRole('button', { name: 'New conversation' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Accept').click();
    await eventually(pageviews).toHaveLength(1);
    await page.reload();
    await eventually(pageviews).toHaveLength(2);
    await ask();
    await answering.begin();
    await answering.push(...ANSWER, { type: 'next', questions: ['How do I sample?'] }, { type: 'done' });
    await chat.getByRole('button', { name: 'Helpful', exact: true }).click();
    await chat.getByRole('button', { name: 'Ask again' }).click();
    await answering.asked(2);
    await answering.begin();
    await answering.push(...ANSWER, { type: 'next', questions: ['How do I sample?'] }, { type: 'done' });
    await chat.getByRole('button', { name: 'How do I sample?' }).click();
    await answering.asked(3);
    await answering.begin();
    await answering.push(...ANSWER, { type: 'done' });
    await chat.locator('.chat-sources a').last().click();
    const told = () =>
      stub.events
        .filter(({ event }) => event === 'chat_interaction')
        .map(({ properties: { type, message } }) => (message ? [type, message] : [type]));
    const question = 'How can Sightglass help me?';
    // Each is a request of its own, and they may arrive in another order.
    await eventually(() => told().sort()).toEqual([
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
  test('nothing is loaded, now or on the next page, and nobody asks again', async () => {
    const { page } = await visit();
    await button(page, 'Reject').click();
    await banner(page).waitFor({ state: 'hidden' });
    await page.goto('/pricing');
    await waitUntilQuiet(page);
    expect(await banner(page).isVisible()).toBe(false);
    expect(stub.requests).toEqual([]);
    expect(await ofTools(page)).toEqual([]);
    expect(await stored(page)).toMatchObject({ analytics: false, marketing: false });
  });
  test('a new version of the question asks again', async () => {
    const { page } = await visit();
    await button(page, 'Accept').click();
    await eventually(pageviews).toHaveLength(1);
    await page.evaluate(() =>
      localStorage.setItem('consent', (localStorage.getItem('consent') ?? '').replace('"version":1', '"version":0')),
    );
    // What the page sends on leaving has arrived before the next one is opened.
    await page.goto('about:blank');
    await waitUntilQuiet(page);
    stub.requests.length = 0;
    await page.goto('/pricing');
    await banner(page).waitFor();
    await waitUntilQuiet(page);
    expect(stub.requests).toEqual([]);
  });
});

describe('preferences', () => {
  test.each([
    ['analytics', 'marketing'],
    ['marketing', 'analytics'],
  ] as const)('%s can be agreed to without %s', async (wanted, refused) => {
    const { page } = await visit();
    await button(page, 'Preferences').click();
    await dialog(page).waitFor();
    await page.locator(`[data-consent-switch="${wanted}"]`).check();
    await button(page, 'Save choice').click();
    const seen = () => ({ analytics: pageviews().length, marketing: stub.told.length });
    await eventually(() => seen()[wanted]).toBeGreaterThan(0);
    expect(await stored(page)).toMatchObject({ [wanted]: true, [refused]: false });
    await page.goto('/pricing');
    await waitUntilQuiet(page);
    expect(seen()[refused]).toBe(0);
  });
  test.each(['/pricing', '/jp', '/kr', '/cn'])('open from the footer of %s', async (path) => {
    const { page } = await visit({}, path);
    await banner(page).waitFor();
    expect((await footerLink(page).textContent())?.trim()).toBe(
      { '/jp': 'Cookie の設定', '/kr': '쿠키 설정', '/cn': 'Cookie 偏好设置' }[path] ?? 'Cookie preferences',
    );
    await footerLink(page).click();
    await dialog(page).waitFor();
    expect(await page.locator('[data-consent-switch="analytics"]').isChecked()).toBe(false);
    expect(new URL(page.url()).pathname).toBe(path);
  });
  test('open from /cookie-policy; Escape changes nothing, the focus is trapped and returns', async () => {
    const { page } = await visit({}, '/cookie-policy');
    await banner(page).waitFor();
    const link = page.locator('.prose a', { hasText: 'open the cookie preferences' });
    await link.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('[data-consent-dialog]') !== null;
      });
      expect(place).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await stored(page)).toBeNull();
    expect(stub.requests).toEqual([]);
  });
  test('closing a dialog whose opener is hidden gives focus to the last element touched that is still there', async () => {
    const { page } = await visit();
    await banner(page).waitFor();
    const earlier = page.locator('header a[href="/pricing"]').first();
    await earlier.focus();
    await button(page, 'Preferences').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await button(page, 'Reject all').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    await eventually(() => earlier.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('Global Privacy Control', () => {
  test('counts as reject: no banner, nothing loaded, and the preferences say so', async () => {
    const visited = await open({ ...PERSON, baseURL: address });
    const { page } = visited;
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    // An older yes does not outweigh it.
    await page.addInitScript(() =>
      localStorage.setItem('consent', '{"version":1,"date":"2026-01-01","analytics":true,"marketing":true}'),
    );
    await page.goto('/docs/tracing');
    await listening(page);
    await waitUntilQuiet(page);
    expect(await banner(page).isVisible()).toBe(false);
    expect(stub.requests).toEqual([]);
    await footerLink(page).click();
    await dialog(page).getByText('Global Privacy Control').waitFor();
    for (const name of ['analytics', 'marketing']) {
      const input = page.locator(`[data-consent-switch="${name}"]`);
      expect([await input.isChecked(), await input.isDisabled()]).toEqual([false, true]);
    }
    await page.keyboard.press('Escape');
  });
});

describe('withdrawal', () => {
  test('of analytics stops it without a reload and clears its keys', async () => {
    const { page } = await visit();
    await button(page, 'Preferences').click();
    await page.locator('[data-consent-switch="analytics"]').check();
    await button(page, 'Save choice').click();
    await eventually(pageviews).toHaveLength(1);
    expect(await ofTools(page)).not.toEqual([]);
    await page.evaluate(() => Object.assign(window, { here: true }));
    await footerLink(page).click();
    await button(page, 'Reject all').click();
    await eventually(() => ofTools(page)).toEqual([]);
    stub.requests.length = 0;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await page.evaluate(() => (window as unknown as { here?: boolean }).here)).toBe(true);
    await page.goto('/pricing');
    await waitUntilQuiet(page);
    expect(stub.requests).toEqual([]);
    expect(await ofTools(page)).toEqual([]);
  });
  test('of the CRM clears its cookies and reloads once, the only way to stop a script that runs', async () => {
    const { page } = await visit();
    await button(page, 'Accept').click();
    await eventually(async () => (await ofTools(page)).filter((name) => name.startsWith('__hs'))).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, { here: true }));
    await footerLink(page).click();
    await page.locator('[data-consent-switch="marketing"]').uncheck();
    await button(page, 'Save choice').click();
    await page.waitForFunction(() => !('here' in window));
    await waitUntilQuiet(page);
    expect(stub.requests.filter((line) => line === 'GET /crm.js')).toHaveLength(1);
    await eventually(() => page.context().cookies()).toEqual([]);
    expect(await stored(page)).toMatchObject({ analytics: true, marketing: false });
    expect((await ofTools(page)).every((name) => /^(ph_|__ph)/.test(name))).toBe(true);
  });
  test('can be taken back: analytics start again on the same page', async () => {
    const { page } = await visit();
    await button(page, 'Preferences').click();
    await page.locator('[data-consent-switch="analytics"]').check();
    await button(page, 'Save choice').click();
    await eventually(pageviews).toHaveLength(1);
    await footerLink(page).click();
    await button(page, 'Reject all').click();
    await eventually(() => ofTools(page)).toEqual([]);
    await footerLink(page).click();
    await page.locator('[data-consent-switch="analytics"]').check();
    await button(page, 'Save choice').click();
    await eventually(pageviews).toHaveLength(2);
    expect(await ofTools(page)).not.toEqual([]);
  });
});

test('other windows follow: the question goes, tools start and stop', async () => {
  const { page } = await visit();
  const other = await page.context().newPage();
  await hideAutomation(other);
  await other.goto('/pricing');
  await banner(other).waitFor();
  await button(page, 'Accept').click();
  await banner(other).waitFor({ state: 'hidden' });
  await eventually(() => pageviews().sort()).toEqual([`${address}/docs/tracing`, `${address}/pricing`]);
  await eventually(() => stub.requests.filter((line) => line === 'GET /crm.js')).toHaveLength(2);
  for (const window of [page, other]) await window.evaluate(() => Object.assign(window, { here: true }));
  await footerLink(other).click();
  await button(other, 'Reject all').click();
  for (const window of [page, other]) await window.waitForFunction(() => !('here' in window));
  await waitUntilQuiet(page);
  await waitUntilQuiet(other);
  await eventually(() => ofTools(page)).toEqual([]);
  await eventually(() => page.context().cookies()).toEqual([]);
});
