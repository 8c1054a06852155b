import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stopClock, useBrowser } from './browser.ts';

const openPage = useBrowser();
/** Options that no other file has, so that its pages are not among these. */
const OPTIONS = { viewport: { width: 1281, height: 801 } };

/** The page behind the one that tests get, which is watched. */
const unwrap = (page: Page) => page.mainFrame().page();

describe('a page that the test before has used', () => {
  let first: Page;
  let requests = 0;

  test('is left with storage, a cookie, a route, a listener, an init script, another emulation and a mouse in the page', async () => {
    const { page } = await openPage(OPTIONS);
    first = unwrap(page);
    page.on('request', () => {
      requests += 1;
    });
    await page.route('**/terms', (route) => route.fulfill({ contentType: 'text/html', body: 'Replaced' }));
    await page.addInitScript(() => Object.assign(window, { added: true }));
    await page.goto('/terms');
    expect(await page.locator('body').textContent()).toBe('Replaced');
    await page.mouse.move(40, 40);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.setViewportSize({ width: 400, height: 300 });
    await page.evaluate(() => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      // biome-ignore lint/suspicious/noDocumentCookie: a site sets cookies this way in every browser.
      document.cookie = 'left=1';
    });
    expect(requests).toBe(1);
  });

  test('opens for the next one as for a new visitor', async () => {
    const { page } = await openPage(OPTIONS);
    expect(unwrap(page)).toBe(first);
    await page.goto('/terms');
    expect(await page.locator('h1').textContent()).not.toBe('');
    const state = await page.evaluate(() => ({
      cookie: document.cookie,
      local: localStorage.getItem('left'),
      session: sessionStorage.getItem('left'),
      added: 'added' in window,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      screen: matchMedia('screen').matches,
      width: innerWidth,
      hovered: document.querySelector('body:hover') !== null,
    }));
    expect(state).toEqual({
      cookie: '',
      local: null,
      session: null,
      added: false,
      dark: false,
      screen: true,
      width: 1281,
      hovered: false,
    });
    expect(requests).toBe(1);
    await stopClock(page);
  });

  test('is not used again after a change that lasts, such as a stopped clock', async () => {
    const { page } = await openPage(OPTIONS);
    expect(unwrap(page)).not.toBe(first);
    expect(first.isClosed()).toBe(true);
  });
});

test('a page that may prefetch is new', async () => {
  const { page } = await openPage({ ...OPTIONS, prefetch: true });
  await page.goto('/robots.txt');
  const { page: other } = await openPage({ ...OPTIONS, prefetch: true });
  expect(unwrap(other)).not.toBe(unwrap(page));
});
