import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getFocusedText, useBrowser, waitForScripts } from './browser.ts';

const openPage = useBrowser();

/** Whether the focused element, or its visible counterpart, is outlined. */
function hasFocusOutline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const drawn = [element, element?.closest('label')].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return drawn && element !== document.body;
  });
}

test('the skip link comes first and leads to the text', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing');
  const skip = page.locator('.skip-link');
  expect((await skip.boundingBox())?.y).toBeLessThan(0);
  await page.keyboard.press('Tab');
  expect(await getFocusedText(page)).toBe('Skip to content');
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
});

test('every stop of the Tab key on a docs page is outlined and in view', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing');
  const bare: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    if (!(await hasFocusOutline(page))) bare.push(await getFocusedText(page));
  }
  expect(bare).toEqual([]);
  expect(stops).toBeGreaterThan(60);
});

test('Enter opens a header menu, arrows move, Escape closes it and focus returns', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  const menu = page.locator('header details', { hasText: 'Product' }).first();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await menu.getAttribute('open')).not.toBeNull();
  const titles = await menu.locator('a > span:first-child').allTextContents();
  const moves: [key: string, title: string | undefined][] = [
    ['ArrowDown', titles[0]],
    ['ArrowDown', titles[1]],
    ['ArrowUp', titles[0]],
    ['ArrowUp', titles.at(-1)],
    ['ArrowDown', titles[0]],
  ];
  for (const [key, title] of moves) {
    await page.keyboard.press(key);
    expect(title && (await getFocusedText(page)).startsWith(title), `${key} to ${title}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.getAttribute('open')).toBeNull();
  expect(await getFocusedText(page)).toBe('Product');
});

test('a header menu closes when focus or a click goes elsewhere', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  await waitForScripts(page);
  const menu = page.locator('header details', { hasText: 'Product' }).first();
  const closed = () => page.waitForFunction(() => !document.querySelector('header details[open]'));
  await menu.locator('summary').click();
  await page.mouse.click(1000, 600);
  await closed();
  await menu.locator('summary').click();
  await page.locator('header').getByRole('searchbox').first().focus();
  await closed();
});

test('the sidebar opens its groups and follows its links', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  const sidebar = page.getByRole('navigation', { name: 'Section pages' });
  await sidebar.locator('summary', { hasText: 'Prompts' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/docs/prompts/get-started');
  await page.keyboard.press('Enter');
  await page.waitForURL('/docs/prompts/get-started');
});

test('arrow keys switch tabs', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing');
  const panels = page.locator('.tabs').first().locator('.tabs-panel');
  await page.locator('.tabs').first().getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await panels.nth(1).isVisible()).toBe(true);
  expect(await panels.nth(0).isVisible()).toBe(false);
  expect(await hasFocusOutline(page)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await panels.nth(0).isVisible()).toBe(true);
});

test('the 404 page has the standard header and its search shortcut', async () => {
  const { page, errors } = await openPage();
  const controls = () =>
    page
      .getByRole('banner')
      .locator('a, button, input')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
  await page.goto('/pricing');
  const usual = await controls();
  await page.goto('/docs/no-such-page');
  await waitForScripts(page);
  expect(await controls()).toEqual(usual);
  await page.keyboard.press('Control+k');
  await page.locator('[data-search-dialog] input:focus').waitFor();
  errors.length = 0; // Chromium logs the 404.
});
