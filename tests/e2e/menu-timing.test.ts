import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MENU_POINTER_GRACE_MS,
  MENU_TYPEAHEAD_RESET_MS,
  SUBMENU_OPEN_DELAY_MS,
  TOOLTIP_DELAY_MS,
} from '../../src/site/limits.ts';
import { getFocusedText, NAVIGATION_TIMEOUT, useBrowser, waitForNetworkIdle, waitForScripts } from './browser.ts';
import { type DevServer, startSiteServer } from './dev-server.ts';

const openPage = useBrowser();
const MINUTE_MS = 60_000;
let site: DevServer;

beforeAll(async () => {
  site = await startSiteServer();
});
afterAll(() => site.close());

/** Stops the page's clock; from now on only `clock.runFor` advances it. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + MINUTE_MS);

/** Opens the gallery page, whose menu has a submenu, and waits until its island is hydrated. */
async function openUiKit(): Promise<Page> {
  const { page } = await openPage();
  await page.clock.install();
  await page.goto(`${site.url}/ui`, { waitUntil: 'domcontentloaded' });
  const demos = page.locator('sg-island', { hasText: 'Open menu' });
  await demos.scrollIntoViewIfNeeded();
  await page.locator('sg-island[data-hydrated]', { hasText: 'Open menu' }).waitFor(NAVIGATION_TIMEOUT);
  return page;
}

/** The centre of an element, or a point measured from its bottom right corner. */
async function getPointOn(page: Page, name: string, fromRight?: number, fromBottom = 4): Promise<[number, number]> {
  const box = await page.getByRole('menuitem', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  if (fromRight === undefined) return [box.x + box.width / 2, box.y + box.height / 2];
  return [box.x + box.width - fromRight, box.y + box.height - fromBottom];
}

test('"Menu type-ahead reset 1000 ms": letters typed within a second are combined, later ones start over', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await page.goto('/docs');
  await waitForScripts(page);
  await page.locator('[data-logo] > a').click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  await stopClock(page);
  await page.keyboard.press('i');
  await page.clock.runFor(1);
  expect(await getFocusedText(page)).toBe('Icon (SVG)');
  await page.clock.runFor(MENU_TYPEAHEAD_RESET_MS - 2);
  await page.keyboard.press('c');
  await page.clock.runFor(1);
  expect(await getFocusedText(page)).toBe('Icon (SVG)');
  await page.clock.runFor(MENU_TYPEAHEAD_RESET_MS);
  await page.keyboard.press('c');
  await page.clock.runFor(1);
  expect(await getFocusedText(page)).toBe('Copy logo as SVG');
});

test('"submenu open delay 100 ms": a submenu opens once the pointer rests that long', async () => {
  const page = await openUiKit();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const more = page.getByRole('menuitem', { name: 'More' });
  await more.waitFor();
  await stopClock(page);
  await page.mouse.move(...(await getPointOn(page, 'More')));
  await page.clock.runFor(SUBMENU_OPEN_DELAY_MS - 1);
  expect(await more.getAttribute('aria-expanded')).toBe('false');
  await page.clock.runFor(1);
  await page.getByRole('menuitem', { name: 'Copy as SVG' }).waitFor();
});

test('"pointer grace 300 ms": on its way into a submenu the pointer may cross other rows for that long', async () => {
  const page = await openUiKit();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('menuitem', { name: 'More' }).waitFor();
  await stopClock(page);
  await page.mouse.move(...(await getPointOn(page, 'More', 40)));
  await page.clock.runFor(SUBMENU_OPEN_DELAY_MS);
  const inside = page.getByRole('menuitem', { name: 'Copy as SVG' });
  await inside.waitFor();
  const [x, y] = await getPointOn(page, 'More', 30, 1);
  await page.mouse.move(x, y);
  // Towards the submenu, over the row below.
  await page.mouse.move(x + 20, y + 6, { steps: 4 });
  await page.clock.runFor(MENU_POINTER_GRACE_MS - 1);
  await page.mouse.move(x + 21, y + 6);
  expect(await inside.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await page.mouse.move(x + 20, y + 7);
  await page.clock.runFor(1);
  await inside.waitFor({ state: 'hidden' });
});

test('"tooltip delay 700 ms": a tooltip shows once the pointer rests that long', async () => {
  const page = await openUiKit();
  const button = page.getByRole('button', { name: 'Hover me' });
  const box = await button.boundingBox();
  await stopClock(page);
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.clock.runFor(1);
  await page.getByRole('tooltip').waitFor({ state: 'attached' });
});

test('in development the UI gallery hydrates its demos when they come into view', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 60 } });
  await page.goto(`${site.url}/ui`);
  const island = page.locator('sg-island[data-island="ui/GalleryDemos.island.tsx"]');
  await waitForNetworkIdle(page);
  expect(await island.getAttribute('data-hydrated')).toBeNull();
  await page.setViewportSize({ width: 1280, height: 800 });
  await island.and(page.locator('[data-hydrated]')).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await page.getByRole('dialog', { name: 'Delete this prompt?' }).waitFor();
  // The click also loads the sign-in check, whose modules still need their server.
  await page.context().close();
});
