import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { PHONE, useBrowser, waitForNetworkIdle } from './browser.ts';
import { startServer } from './server.ts';

const openPage = useBrowser();
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  // Nobody consents here, so these hosts are never requested.
  ({ server, url } = await startServer({
    ANALYTICS_KEY: 'phc_test',
    ANALYTICS_HOST: 'http://127.0.0.1:9',
    CRM_SCRIPT_URL: 'http://127.0.0.1:9/crm.js',
  }));
});
afterAll(() => void server.kill('SIGTERM'));

/** What axe finds in the consent UI. */
const findConsentViolations = (page: Page) => findViolations(page, { include: ['[data-consent]', 'footer'] });

/** Buttons, links in rows and switches that are too small for a thumb. */
const findSmallControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-consent] button, footer [data-consent-open], [data-consent] label',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent,
        box: (element.closest('li') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  );

test.each([
  ['a window', {}],
  ['a phone', PHONE],
])('no axe violations in any state on %s, light and dark; nothing overflows the view', async (name, options) => {
  const { page } = await openPage({ baseURL: url, ...options });
  await page.goto('/docs/tracing');
  const states: Record<string, () => Promise<void>> = {
    asked: () => page.locator('[data-consent-banner]').waitFor(),
    preferences: async () => {
      await page.locator('[data-consent-banner] [data-consent-open]').click();
      await page.locator('[data-consent-switch="analytics"]').check();
    },
    chosen: () => page.locator('[data-consent-dialog] button[value="reject"]').click(),
  };
  for (const [state, enter] of Object.entries(states)) {
    await enter();
    expect([state, await findConsentViolations(page)]).toEqual([state, []]);
    if (name === 'a phone') expect([state, await findSmallControls(page)]).toEqual([state, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('axe finds no violations when the browser opts out', async () => {
  const { page } = await openPage({ baseURL: url, ...PHONE });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/docs/tracing');
  await page.locator('[data-consent][data-ready]').waitFor({ state: 'attached' });
  await page.locator('footer [data-consent-open]').click();
  await page.locator('[data-consent-refused]').waitFor();
  expect(await findConsentViolations(page)).toEqual([]);
  expect(await page.locator('[data-consent-actions]').isVisible()).toBe(false);
});

test('loads nothing when nothing is configured: no banner, no dialog, no storage, no consent script', async () => {
  const { page } = await openPage();
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/pricing');
  await waitForNetworkIdle(page);
  expect(await page.locator('[data-consent]').count()).toBe(0);
  expect(requestedUrls.filter((url) => /controller|analytics-|crm-|posthog|module\.slim/.test(url))).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('consent')])).toEqual(['', null]);
  expect(await page.content()).not.toMatch(/phc_|posthog/i);
  await page.locator('footer [data-consent-open]').click();
  await page.waitForURL(`${inject('baseUrl')}/cookie-policy#cookie-preferences`);
});
