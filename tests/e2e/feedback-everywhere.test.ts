import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import {
  getLayoutShifts,
  isSignInCheck,
  PHONE,
  recordLayoutShifts,
  useBrowser,
  waitForNetworkIdle,
} from './browser.ts';
import {
  FEEDBACK_PAGE,
  getFeedbackParts,
  mockFeedbackEndpoint,
  waitForFocus,
  waitUntilDisabled,
  waitUntilEnabled,
} from './feedback-page.ts';

const openPage = useBrowser();

/** Responds to a posted form with a page, and returns what was posted. */
async function interceptForm(page: Page): Promise<() => Record<string, string> | undefined> {
  let posted: string | undefined;
  await page.route('**/api/feedback', (route) => {
    posted = route.request().postData() ?? '';
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Taken</title><p>Taken</p>' });
  });
  return () => (posted === undefined ? undefined : Object.fromEntries(new URLSearchParams(posted)));
}

test('an untouched page loads no React for it; the first touch does', async () => {
  const { page } = await openPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await mockFeedbackEndpoint(page);
  await page.goto(FEEDBACK_PAGE, { waitUntil: 'networkidle' });
  const { yes, dialog } = getFeedbackParts(page);
  await yes.scrollIntoViewIfNeeded();
  await yes.hover();
  await waitForNetworkIdle(page);
  expect(scripts.filter((url) => !/\/entry-[^/]+\.js$/.test(url) && !isSignInCheck(url))).toEqual([]);
  await yes.click();
  await dialog.waitFor();
  expect(scripts.some((url) => /\/Feedback\.island-/.test(url))).toBe(true);
});

test('/imprint, /blog, /customers, /careers and any subpath: no feedback widget; nor on coded marketing pages', async () => {
  const map = await (await fetch(`${inject('baseUrl')}/sitemap.xml`)).text();
  const listed = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const excluded = listed.filter((path) => /^\/(imprint|blog|customers|careers)(\/|$)/.test(path));
  const marketing = [
    '/',
    '/pricing',
    '/enterprise',
    '/demo',
    '/watch-demo',
    '/talk-to-us',
    '/library',
    '/jp',
    '/feedback',
  ];
  for (const start of ['/imprint', '/blog', '/blog/', '/customers', '/customers/', '/careers'])
    expect(
      excluded.filter((path) => path.startsWith(start)),
      start,
    ).not.toEqual([]);
  for (const path of [...excluded, ...marketing]) {
    const html = await (await fetch(`${inject('baseUrl')}${path}`)).text();
    expect([path, html.includes('features/feedback/')]).toEqual([path, false]);
  }
});

test.each([
  '/docs',
  '/docs/roadmap',
  '/integrations',
  '/self-hosting',
  '/guides',
  '/faq',
  '/faq/all/what-is-a-unit',
  '/security',
  '/handbook',
  '/changelog',
  '/changelog/2026-10-28-typescript-sdk-v4',
  '/third-parties',
  '/search',
  '/terms',
  '/about',
  '/support',
])('%s has the widget, once, and it names the page', async (path) => {
  const html = await (await fetch(`${inject('baseUrl')}${path}`)).text();
  expect(html.match(/data-island="features\/feedback\//g)).toHaveLength(1);
  expect(html).toContain(`name="page" value="${path}"`);
});

test('keyboard only: answer, write a new line, send with Ctrl+Enter, Done; focus stays in the dialog and returns', async () => {
  const { page } = await openPage();
  const endpoint = await mockFeedbackEndpoint(page);
  await page.goto(FEEDBACK_PAGE);
  const { no, yes, dialog, field, send, done } = getFeedbackParts(page);
  await yes.focus();
  await page.keyboard.press('Tab');
  await waitForFocus(no);
  await page.keyboard.press('Enter');
  await waitForFocus(field);
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await waitUntilEnabled(send);
  await page.keyboard.press('Tab');
  await waitForFocus(send);
  for (let tab = 0; tab < 4; tab += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await field.focus();
  await page.keyboard.press('Control+Enter');
  await waitForFocus(done);
  expect(endpoint.getBodies()[1]).toEqual({ page: FEEDBACK_PAGE, feedback: 'negative', comment: 'One\nTwo' });
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await waitForFocus(no);
});

test('on a phone: targets of 44 px, the dialog above the keyboard, nothing wider than the screen', async () => {
  const { page } = await openPage(PHONE);
  await mockFeedbackEndpoint(page);
  await page.goto(FEEDBACK_PAGE);
  const { yes, no, field, send } = getFeedbackParts(page);
  for (const button of [yes, no]) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await no.tap();
  await field.fill('Too short.');
  await waitUntilEnabled(send);
  // A keyboard takes the lower half of the screen.
  const box = await send.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780 / 2 + 20);
  await page.setViewportSize({ width: 360, height: 420 });
  expect(await send.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

type Parts = ReturnType<typeof getFeedbackParts>;

/** The states of the dialog and how to reach each one; a held request gets no response. */
const STATES: Readonly<Record<string, (parts: Parts, pauseResponses: () => void) => Promise<void>>> = {
  'first send pending': async ({ no, send }, pauseResponses) => {
    pauseResponses();
    await no.click();
    await waitUntilDisabled(send);
  },
  'negative, empty': async ({ no, send }) => {
    await no.click();
    await waitUntilEnabled(no);
    await waitUntilDisabled(send);
  },
  'negative, too long': async ({ no, field, dialog }) => {
    await no.click();
    await field.fill('語'.repeat(3000));
    await dialog.getByText('This is longer than one comment can be.').waitFor();
  },
  'comment being sent': async ({ no, field, send }, pauseResponses) => {
    await no.click();
    await field.fill('Text.');
    await waitUntilEnabled(send);
    pauseResponses();
    await send.click();
    await waitUntilDisabled(send);
  },
  positive: async ({ yes, send }) => {
    await yes.click();
    await waitUntilEnabled(send);
  },
  'thank-you': async ({ yes, send, done }) => {
    await yes.click();
    await waitUntilEnabled(send);
    await send.click();
    await done.waitFor();
  },
};

test.each(Object.keys(STATES))('axe finds no violations in the dialog, light and dark: %s', async (state) => {
  const { page } = await openPage();
  const endpoint = await mockFeedbackEndpoint(page);
  // Axe may take longer than the request timeout.
  await page.addInitScript(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));
  await page.goto(FEEDBACK_PAGE);
  await STATES[state]?.(getFeedbackParts(page), () => endpoint.pauseResponses());
  expect(await findViolations(page, { include: ['dialog'] })).toEqual([]);
});

test('opening and closing causes no layout shift', async () => {
  const { page } = await openPage();
  await mockFeedbackEndpoint(page);
  await recordLayoutShifts(page);
  await page.goto(FEEDBACK_PAGE);
  const { yes, dialog, send, done } = getFeedbackParts(page);
  await yes.click();
  await waitUntilEnabled(send);
  await send.click();
  await done.click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('without JavaScript the answer is a plain form', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const posted = await interceptForm(page);
  await page.goto(FEEDBACK_PAGE);
  await getFeedbackParts(page).no.click();
  await page.getByText('Taken').waitFor();
  expect(posted()).toEqual({ page: FEEDBACK_PAGE, website: '', feedback: 'negative' });
});

test('falls back to a plain form post if the island cannot be loaded', async () => {
  const { page, errors } = await openPage();
  const posted = await interceptForm(page);
  await page.goto(FEEDBACK_PAGE);
  await page.route(/\/assets\/(?!entry-).*\.js$/, (route) => route.abort());
  await getFeedbackParts(page).yes.click();
  await page.getByText('Taken').waitFor();
  expect(posted()).toEqual({ page: FEEDBACK_PAGE, website: '', feedback: 'positive' });
  errors.length = 0; // The browser logs the scripts that failed to load.
});

test('/feedback without JavaScript: thanks, a comment form, an error that keeps the text, a link back', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const posted = await interceptForm(page);
  const query = `page=${encodeURIComponent(FEEDBACK_PAGE)}&feedback=negative&key=k-1&token=t.1`;
  await page.goto(`/feedback?${query}`);
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await field.fill('More samples.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Taken').waitFor();
  expect(posted()).toEqual({
    page: FEEDBACK_PAGE,
    feedback: 'negative',
    key: 'k-1',
    token: 't.1',
    website: '',
    comment: 'More samples.',
  });
  await page.goto(`/feedback?${query}&error=too_many_requests&comment=Kept%20text`);
  await page.getByRole('alert').waitFor();
  expect(await field.inputValue()).toBe('Kept text');
  await page.goto(`/feedback?page=${encodeURIComponent(FEEDBACK_PAGE)}&done=1`);
  await page.getByRole('link', { name: 'Back to Terms of service' }).click();
  await page.waitForURL(FEEDBACK_PAGE);
});

test.each([
  '',
  `?page=${FEEDBACK_PAGE}&feedback=positive`,
  `?page=${FEEDBACK_PAGE}&feedback=negative&error=x`,
  `?page=${FEEDBACK_PAGE}&done=1`,
])('axe finds no violations on /feedback%s, light and dark', async (query) => {
  const { page } = await openPage();
  await page.goto(`/feedback${query}`);
  expect(await findViolations(page, { include: ['#content'] })).toEqual([]);
});

test('/feedback is in no sitemap, no index for agents and no search', async () => {
  for (const path of ['/sitemap.xml', '/sitemap.md', '/llms.txt', '/search?q=feedback']) {
    const text = await (await fetch(`${inject('baseUrl')}${path}`)).text();
    expect(text.length).toBeGreaterThan(100);
    expect([path, /href="\/feedback"|example\/feedback\b(?!\/)|\(\/feedback/.test(text)]).toEqual([path, false]);
  }
});
