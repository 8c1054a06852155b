import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser, waitForScripts } from './browser.ts';

const openPage = useBrowser();

const DARK = 'rgb(25, 24, 22)';
const LIGHT = 'rgb(251, 250, 247)';

const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const getStoredTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function chooseTheme(page: Page, theme: 'Light' | 'Dark' | 'System'): Promise<void> {
  await waitForScripts(page);
  await page.locator('header summary[aria-label="Theme"]').first().click();
  await page.locator('header').getByRole('button', { name: theme, exact: true }).first().click();
}

/** Records the theme and the background at the first frame that could be painted. */
async function observeFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    requestAnimationFrame(function first() {
      if (!document.body) return void requestAnimationFrame(first);
      const { theme = 'system' } = document.documentElement.dataset;
      Object.assign(window, { firstFrame: [theme, getComputedStyle(document.body).backgroundColor] });
    });
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { themeWhenParsed: document.documentElement.dataset.theme }),
    );
  });
}

test('follows the system by default, light and dark', async () => {
  const { page } = await openPage({ colorScheme: 'dark' });
  await page.goto('/docs');
  expect(await getBackground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await getBackground(page)).toBe(LIGHT);
  expect(await getStoredTheme(page)).toBeNull();
});

test('a choice overrides the system, applies on other pages and to the first paint', async () => {
  const { page } = await openPage({ colorScheme: 'light' });
  await observeFirstFrame(page);
  await page.goto('/docs');
  await chooseTheme(page, 'Dark');
  expect(await getBackground(page)).toBe(DARK);
  expect(await getStoredTheme(page)).toBe('dark');
  expect(await page.locator('[data-theme-choice="dark"]').first().getAttribute('aria-pressed')).toBe('true');
  for (const path of ['/docs', '/docs/tracing']) {
    await page.goto(path);
    await page.waitForFunction(() => 'firstFrame' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'firstFrame'))).toEqual(['dark', DARK]);
    expect(await page.evaluate(() => Reflect.get(window, 'themeWhenParsed'))).toBe('dark');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await chooseTheme(page, 'Light');
  expect(await getBackground(page)).toBe(LIGHT);
});

test('"System" clears the choice', async () => {
  const { page } = await openPage({ colorScheme: 'light' });
  await page.goto('/docs');
  await chooseTheme(page, 'Dark');
  await chooseTheme(page, 'System');
  expect(await getStoredTheme(page)).toBeNull();
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  expect(await getBackground(page)).toBe(LIGHT);
});

test('other windows follow', async () => {
  const { page } = await openPage({ colorScheme: 'light' });
  const other = await page.context().newPage();
  await Promise.all([page.goto('/docs'), other.goto('/docs/tracing')]);
  await page.bringToFront();
  await chooseTheme(page, 'Dark');
  await other.locator('html[data-theme="dark"]').waitFor();
  expect(await other.locator('[data-theme-choice="dark"]').first().getAttribute('aria-pressed')).toBe('true');
  await chooseTheme(page, 'System');
  await other.locator('html:not([data-theme])').waitFor();
});

test('on a phone the control is in the sheet', async () => {
  const { page } = await openPage({ ...PHONE, colorScheme: 'light' });
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const sheet = page.locator('#phone-nav');
  await sheet.locator('summary[aria-label="Theme"]').tap();
  await sheet.getByRole('button', { name: 'Dark' }).tap();
  await expect.poll(() => getBackground(page)).toBe(DARK);
});

test("the browser's UI colour follows the choice", async () => {
  const { page } = await openPage({ colorScheme: 'light' });
  await page.goto('/docs');
  const frame = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) =>
        (all as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      );
  expect(await frame()).toEqual(['#fbfaf7']);
  await chooseTheme(page, 'Dark');
  expect(await frame()).toEqual(['#191816']);
  await chooseTheme(page, 'System');
  expect(await frame()).toEqual(['#fbfaf7']);
});
