import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PROGRESS_KEY } from '../../src/features/learning-paths/progress.ts';
import { PHONE, useBrowser, waitForNetworkIdle } from './browser.ts';
import { expectFitsAndAccessible } from './phone-and-axe.ts';

const openPage = useBrowser();
const INDEX = '/guides';
const PATH = '/guides/paths/first-trace';
const STEP = '/docs/tracing/sessions';

const getVisibleGuides = (page: Page) => page.locator('[data-guide]:visible');
const getStoredProgress = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY);
const getStatus = (page: Page) => page.locator('[data-learning-path] [role="status"]').first();

/** Waits until the filter is loaded and reacts. */
async function waitForFilter(page: Page) {
  const field = page.getByRole('searchbox', { name: 'Filter guides by text' });
  await expect
    .poll(async () => {
      await field.fill('');
      await field.fill('zzz');
      return getVisibleGuides(page).count();
    })
    .toBe(0);
  await field.fill('');
  return field;
}

/** Waits until ticks are saved: the checkbox of a step then announces progress. */
async function checkStep(page: Page, name: string) {
  const box = page.getByRole('checkbox', { name });
  await expect
    .poll(async () => {
      await box.uncheck();
      await box.check();
      return getStoredProgress(page);
    })
    .not.toBeNull();
}

test('filters by text, category, level and language, keeps the filter in the URL, and Escape clears it', async () => {
  const { page } = await openPage();
  await page.goto(INDEX);
  const field = await waitForFilter(page);
  const all = await getVisibleGuides(page).count();
  expect(all).toBeGreaterThan(40);
  await field.fill('langch');
  const withText = await getVisibleGuides(page).count();
  expect(withText).toBeGreaterThan(0);
  expect(withText).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'Any language' }).selectOption('TypeScript');
  await page.getByRole('combobox', { name: 'Any level' }).selectOption('Intermediate');
  const left = await getVisibleGuides(page).count();
  expect(await page.locator('[data-count]').textContent()).toBe(`${left} of ${all} guides`);
  expect(new URL(page.url()).search).toBe('?q=langch&level=intermediate&language=typescript');
  await page.reload();
  await expect.poll(() => getVisibleGuides(page).count()).toBe(left);
  await page.getByRole('searchbox', { name: 'Filter guides by text' }).press('Escape');
  await expect.poll(() => getVisibleGuides(page).count()).toBe(all);
  expect(new URL(page.url()).search).toBe('');
}, 60_000);

test('without JavaScript every option of the selects filters, and there are no checkboxes', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(INDEX);
  expect(await page.getByRole('searchbox', { name: 'Filter guides by text' }).isVisible()).toBe(false);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.locator('[data-learning-path] ol').first().getByRole('link').count()).toBe(5);
  const all = await getVisibleGuides(page).count();
  for (const [name, attribute] of [
    ['level', 'data-level'],
    ['language', 'data-languages'],
  ] as const) {
    const select = page.locator(`select[name="${name}"]`);
    for (const value of await select
      .locator('option')
      .evaluateAll((list) => list.map((one) => one.getAttribute('value')))) {
      await select.selectOption(value ?? '');
      const values = await getVisibleGuides(page).evaluateAll(
        (list, key) => list.map((one) => one.getAttribute(key)),
        attribute,
      );
      expect(values.length, `${name} ${value}`).toBeGreaterThan(0);
      if (value) expect(values.filter((one) => !one?.split(' ').includes(value))).toEqual([]);
      else expect(values.length).toBe(all);
      const empty = page.locator('[data-group]:visible').filter({ hasNot: page.locator('[data-guide]:visible') });
      expect(await empty.count(), `${name} ${value}`).toBe(0);
    }
    await select.selectOption('');
  }
  const category = page.locator('select[name="category"]');
  for (const value of await category
    .locator('option')
    .evaluateAll((list) => list.map((one) => one.getAttribute('value')))) {
    await category.selectOption(value ?? '');
    const shown = page.locator('[data-group]:visible');
    if (value)
      expect(await shown.evaluateAll((list) => list.map((one) => one.getAttribute('data-group')))).toEqual([value]);
  }
}, 60_000);

test('saves progress once a step is ticked, announces it, shows it elsewhere and resets it', async () => {
  const { page } = await openPage();
  await page.goto(PATH);
  await waitForNetworkIdle(page);
  expect(await getStoredProgress(page)).toBeNull();
  await checkStep(page, 'Done: Sessions');
  expect(await getStoredProgress(page)).toBe(JSON.stringify([STEP]));
  expect(await getStatus(page).textContent()).toBe('1 of 5 steps done');
  await page.goto(STEP);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Done' }).isChecked()).toBe(true);
  await page.goto(INDEX);
  await page.locator('[data-progress]').filter({ hasText: '1 of 5 steps done' }).waitFor();
  await page.getByRole('button', { name: 'Reset progress in First trace' }).click();
  expect(await getStoredProgress(page)).toBeNull();
  expect(await getStatus(page).textContent()).toBe('Progress reset');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-step'))).toBe(
    '/docs/tracing/get-started',
  );
  expect(await page.getByRole('button', { name: 'Reset progress in First trace' }).isVisible()).toBe(false);
}, 60_000);

test('other windows update too', async () => {
  const { page } = await openPage();
  const other = await page.context().newPage();
  await Promise.all([page.goto(PATH), other.goto(PATH)]);
  await waitForNetworkIdle(other);
  await checkStep(page, 'Done: Sessions');
  await expect.poll(() => other.getByRole('checkbox', { name: 'Done: Sessions' }).isChecked()).toBe(true);
  await other.close();
}, 60_000);

test('a page of a path names its step and links to the next one', async () => {
  const { page } = await openPage();
  await page.goto(STEP);
  const line = page.locator('[data-learning-path]');
  expect(await line.locator('p').first().textContent()).toBe('Step 3 of 5 in First trace, next: Tokens and cost');
  await line.getByRole('link', { name: 'Tokens and cost' }).click();
  await page.waitForURL('**/docs/tracing/token-and-cost');
});

test.each([INDEX, PATH, STEP])(
  '%s fits a phone, and axe finds no violations in either theme',
  async (path) => {
    const { page } = await openPage(PHONE);
    await page.goto(path);
    await expectFitsAndAccessible(page);
  },
  60_000,
);
