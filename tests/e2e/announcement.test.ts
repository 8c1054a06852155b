import { expect, inject, test } from 'vitest';
import { getLayoutShifts, recordLayoutShifts, useBrowser, waitForScripts } from './browser.ts';

const openPage = useBrowser();
const KEY = 'js-sdk-v4-ga';

test('it is shown, and its link leads to an entry of the changelog', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  const banner = page.locator(`[data-announcement="${KEY}"]`);
  expect(await banner.isVisible()).toBe(true);
  const href = await banner.getByRole('link').getAttribute('href');
  expect(href).toMatch(/^\/changelog\/[^/]+$/);
  expect((await fetch(new URL(href ?? '', inject('baseUrl')), { redirect: 'manual' })).status).toBe(200);
});

test('stays hidden once dismissed: after a reload, on other pages, without a layout shift', async () => {
  const { page } = await openPage();
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    requestAnimationFrame(function note() {
      const banner = document.querySelector('[data-announcement]');
      if (banner) heights.push(banner.getBoundingClientRect().height);
      requestAnimationFrame(note);
    });
  });
  await page.goto('/docs');
  await waitForScripts(page);
  const banner = page.locator('[data-announcement]');
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  expect(await banner.isHidden()).toBe(true);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeTruthy();
  for (const path of ['/docs', '/docs/tracing']) {
    await page.goto(path);
    await page.waitForFunction(() => Reflect.get(window, 'heights').length > 1);
    expect(await page.evaluate(() => Math.max(...Reflect.get(window, 'heights')))).toBe(0);
    expect(await getLayoutShifts(page)).toEqual([]);
  }
});

test('dismissing it in one window hides it in the others', async () => {
  const { page } = await openPage();
  const other = await page.context().newPage();
  await Promise.all([page.goto('/docs'), other.goto('/docs/tracing')]);
  await Promise.all([waitForScripts(page), waitForScripts(other)]);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await other.locator('[data-announcement]').waitFor({ state: 'hidden' });
});

test('"An announcement banner (key js-sdk-v4-ga) links to /changelog/{hash}": the entry is that of the release', async () => {
  const { page } = await openPage();
  await page.goto('/');
  await page.locator(`[data-announcement="${KEY}"]`).getByRole('link').click();
  await page.waitForURL('/changelog/**');
  expect(await page.locator('h1').textContent()).toContain('TypeScript SDK v4');
});
