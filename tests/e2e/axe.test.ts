import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { PHONE, useBrowser } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';

const openPage = useBrowser();

/** Half of an average page, and the same on every page; these page types include it. */
const FRAME = ['header[data-chrome]', 'footer[data-chrome]', '#section-nav'];
const CHECKED_WITH_FRAME: readonly string[] = [PAGE_TYPES.home, PAGE_TYPES.docs, PAGE_TYPES.Japanese];

test.each(Object.entries(PAGE_TYPES))('%s has no violations in either theme', async (_, path) => {
  const { page, errors } = await openPage();
  await page.goto(path);
  const exclude = CHECKED_WITH_FRAME.includes(path) ? undefined : FRAME;
  expect(await findViolations(page, { exclude })).toEqual([]);
  if (path === PAGE_TYPES['not found']) errors.length = 0; // Chromium itself logs the 404.
});

test('a page that was scrolled has none: its link to the top is in a landmark', async () => {
  const { page } = await openPage();
  await page.goto(PAGE_TYPES.docs);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await page.locator('html[data-scrolled]').waitFor();
  await page.locator('[data-back-to-top]').waitFor();
  expect(await findViolations(page, { themes: ['light'] })).toEqual([]);
});

test('home has none on a phone', async () => {
  const { page } = await openPage(PHONE);
  await page.goto(PAGE_TYPES.home);
  expect(await findViolations(page)).toEqual([]);
});

test('a docs page and its sheets have none on a phone', async () => {
  const { page } = await openPage(PHONE);
  await page.goto(PAGE_TYPES.docs);
  expect(await findViolations(page)).toEqual([]);
  for (const sheet of ['phone-nav', 'section-nav']) {
    await page.locator(`[popovertarget="${sheet}"]`).first().tap();
    expect(await findViolations(page, { include: [`#${sheet}`, 'header'] })).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('open menus of the header and the logo have none', async () => {
  const { page } = await openPage();
  await page.goto(PAGE_TYPES.docs);
  await page.locator('header summary', { hasText: 'Product' }).click();
  expect(await findViolations(page, { include: ['header'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-logo] > a').click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  // A menu that floats over the page belongs to none of its regions.
  expect(await findViolations(page, { include: ['header', '[role=menu]'], ignored: ['region'] })).toEqual([]);
});
