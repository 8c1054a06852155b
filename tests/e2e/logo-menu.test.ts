import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { needChromium } from '../../scripts/chromium.ts';
import { awake, PHONE, useBrowser } from './browser.ts';

const open = useBrowser();
// The headless shell closes tabs that a menu opens.
const openFull = useBrowser({ executablePath: needChromium() });
const logo = (page: Page) => page.locator('[data-logo] > a');
const menu = (page: Page) => page.getByRole('menu');
const logoHasFocus = (page: Page) => logo(page).evaluate((link) => link === document.activeElement);

test('a click on the logo goes home and loads no menu', async () => {
  const { page } = await open();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/docs');
  await awake(page);
  await logo(page).click();
  await page.waitForURL('/');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => !/\/(entry|check)-[^/]+\.js$/.test(url))).toEqual([]);
});

test('a right click loads the menu; Escape closes it and focus goes to the logo', async () => {
  const { page } = await open();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/docs');
  await awake(page);
  expect(scripts.some((url) => /LogoMenu|react/.test(url))).toBe(false);
  await logo(page).click({ button: 'right' });
  await menu(page).waitFor();
  expect(scripts.some((url) => url.includes('LogoMenu'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await menu(page).locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => logoHasFocus(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs');
});

test('the context-menu key opens it too, as often as one likes', async () => {
  const { page } = await open();
  await page.goto('/docs');
  await awake(page);
  for (let time = 0; time < 2; time += 1) {
    await logo(page).focus();
    await page.keyboard.press('ContextMenu');
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => logoHasFocus(page)).toBe(true);
  }
});

test('"Copy logo as SVG" copies the file, and every download exists', async () => {
  const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/docs');
  await awake(page);
  await logo(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click();
  await page.getByRole('menuitem', { name: 'Copied' }).waitFor();
  const svg = await page.evaluate(() => navigator.clipboard.readText());
  expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(svg).toBe(await (await fetch(`${inject('baseUrl')}/brand/logo-light.svg`)).text());

  const downloads = await menu(page)
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
  await awake(page);
  await logo(page).click({ button: 'right' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Open home in a new tab' }).click(),
  ]);
  await tab.waitForURL('/');
  expect(new URL(page.url()).pathname).toBe('/docs');
});

test('"Right-clicking the logo opens a dialog": on a narrow screen it stays within the view', async () => {
  const { page } = await open({ viewport: { width: 360, height: 640 } });
  await page.goto('/docs');
  await awake(page);
  await logo(page).click({ button: 'right' });
  await menu(page).waitFor();
  const box = await menu(page).boundingBox();
  if (!box) throw new Error('The menu is not shown.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  for (const row of await menu(page).getByRole('menuitem').all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a long press on a touch screen opens it too', async () => {
  const { page } = await open(PHONE);
  await page.goto('/docs');
  await awake(page);
  // What Chromium sends at the end of a long press.
  await logo(page).dispatchEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
  await menu(page).waitFor();
});

test('where copying is forbidden the menu says so, and stays open', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
  });
  await page.goto('/docs');
  await awake(page);
  await logo(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click();
  await page.getByRole('menuitem', { name: 'Copying is not allowed here' }).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => logoHasFocus(page)).toBe(true);
});
