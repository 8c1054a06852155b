import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { requireChromium } from '../../scripts/chromium.ts';
import { PHONE, useBrowser, waitForScripts } from './browser.ts';

const openPage = useBrowser();
// The headless shell closes tabs that a menu opens.
const openFull = useBrowser({ executablePath: requireChromium() });
const getLogo = (page: Page) => page.locator('[data-logo] > a');
const getMenu = (page: Page) => page.getByRole('menu');
const logoHasFocus = (page: Page) => getLogo(page).evaluate((link) => link === document.activeElement);

test('a click on the logo goes home and loads no menu', async () => {
  const { page } = await openPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/docs');
  await waitForScripts(page);
  await getLogo(page).click();
  await page.waitForURL('/');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => !/\/(entry|check)-[^/]+\.js$/.test(url))).toEqual([]);
});

test('a right click loads the menu; Escape closes it and focuses the logo', async () => {
  const { page } = await openPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/docs');
  await waitForScripts(page);
  expect(scripts.some((url) => /LogoMenu|react/.test(url))).toBe(false);
  await getLogo(page).click({ button: 'right' });
  await getMenu(page).waitFor();
  expect(scripts.some((url) => url.includes('LogoMenu'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await getMenu(page).locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await getMenu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => logoHasFocus(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs');
});

test('the context-menu key opens it too, repeatedly', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  await waitForScripts(page);
  for (let time = 0; time < 2; time += 1) {
    await getLogo(page).focus();
    await page.keyboard.press('ContextMenu');
    await getMenu(page).waitFor();
    await page.keyboard.press('Escape');
    await getMenu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => logoHasFocus(page)).toBe(true);
  }
});

test('"Copy logo as SVG" copies the file, and every download exists', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/docs');
  await waitForScripts(page);
  await getLogo(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click();
  await page.getByRole('menuitem', { name: 'Copied' }).waitFor();
  const svg = await page.evaluate(() => navigator.clipboard.readText());
  expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(svg).toBe(await (await fetch(`${inject('baseUrl')}/brand/logo-light.svg`)).text());

  const downloads = await getMenu(page)
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(downloads).toHaveLength(6);
  for (const href of downloads) {
    const response = await fetch(href);
    expect(`${response.status} ${response.headers.get('content-type')}`).toBe(
      `200 ${href.endsWith('.png') ? 'image/png' : 'image/svg+xml'}`,
    );
  }
});

test('"Open home in a new tab" does', async () => {
  const { page } = await openFull();
  await page.goto('/docs');
  await waitForScripts(page);
  await getLogo(page).click({ button: 'right' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Open home in a new tab' }).click(),
  ]);
  await tab.waitForURL('/');
  expect(new URL(page.url()).pathname).toBe('/docs');
});

test('"Right-clicking the logo opens a dialog": on a narrow screen it stays within the view', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 640 } });
  await page.goto('/docs');
  await waitForScripts(page);
  await getLogo(page).click({ button: 'right' });
  await getMenu(page).waitFor();
  const box = await getMenu(page).boundingBox();
  if (!box) throw new Error('The menu is not shown.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  for (const row of await getMenu(page).getByRole('menuitem').all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a long press on a touch screen opens it too', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs');
  await waitForScripts(page);
  // What Chromium sends at the end of a long press.
  await getLogo(page).dispatchEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
  await getMenu(page).waitFor();
});

test('if copying is denied, the menu says so and stays open', async () => {
  const { page } = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
  });
  await page.goto('/docs');
  await waitForScripts(page);
  await getLogo(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click();
  await page.getByRole('menuitem', { name: 'Copying is not allowed here' }).waitFor();
  await page.keyboard.press('Escape');
  await getMenu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => logoHasFocus(page)).toBe(true);
});
