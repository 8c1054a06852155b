import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { LANGUAGE_KEY } from '../../src/site/synced-tabs.ts';
import { getLayoutShifts, recordLayoutShifts, useBrowser } from './browser.ts';

const openPage = useBrowser();
const PAGE = '/docs/tracing/masking';

/** A browser in which a language has been chosen before. */
function withStoredLanguage(value: string): BrowserContextOptions {
  const origin = new URL(inject('baseUrl')).origin;
  return { storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: LANGUAGE_KEY, value }] }] } };
}

const getGroups = (page: Page) => page.locator('[data-tabs-sync="language"]');
const getCheckedValues = (page: Page) =>
  getGroups(page).evaluateAll((all) =>
    all.map((group) => group.querySelector<HTMLInputElement>('input:checked')?.value),
  );
const getVisiblePanels = (page: Page) =>
  getGroups(page).evaluateAll((all) =>
    all.map((group) =>
      [...group.querySelectorAll<HTMLElement>(':scope > .tabs-panel')]
        .filter((panel) => panel.querySelector('pre')?.checkVisibility({ contentVisibilityAuto: true }))
        .map((panel) => panel.dataset.label),
    ),
  );
const getTab = (page: Page, label: string) => getGroups(page).first().locator('.tabs-tab', { hasText: label });
const getStoredLanguage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY);
const waitForTabs = (page: Page) => page.locator('[data-tabs][data-live]').first().waitFor({ state: 'attached' });

test('a default is stored if none is set, and only then', async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  await expect.poll(() => getStoredLanguage(page)).toBe('Python');
  expect((await getCheckedValues(page)).length).toBeGreaterThan(1);
  const other = await openPage(withStoredLanguage('  TYPEscript '));
  await other.page.goto(PAGE);
  await waitForTabs(other.page);
  expect(await getStoredLanguage(other.page)).toBe('  TYPEscript ');
});

test.each(['/docs/tracing/tags', '/docs/tracing'])(
  'on a first visit the default is Python, and every group shows it at once: %s',
  async (path) => {
    const { page } = await openPage();
    await recordLayoutShifts(page);
    await page.goto(path);
    await waitForTabs(page);
    await expect.poll(() => getStoredLanguage(page)).toBe('Python');
    expect(new Set(await getCheckedValues(page))).toEqual(new Set(['Python']));
    expect(await getLayoutShifts(page)).toEqual([]);
    await page.reload();
    expect(new Set(await getCheckedValues(page))).toEqual(new Set(['Python']));
  },
);

test('without JavaScript Python is shown first, though curl is the first tab', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/docs/tracing/tags');
  expect(new Set(await getCheckedValues(page))).toEqual(new Set(['Python']));
});

test('a choice is stored by its label, and every group of the page follows', async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  await waitForTabs(page);
  await getTab(page, 'TypeScript').click();
  expect(new Set(await getCheckedValues(page))).toEqual(new Set(['TypeScript']));
  expect((await getVisiblePanels(page)).every((labels) => labels.join() === 'TypeScript')).toBe(true);
  expect(await getStoredLanguage(page)).toBe('TypeScript');
  await page.goto('/docs/tracing');
  expect((await getVisiblePanels(page))[0]).toEqual(['TypeScript']);
});

test.each([
  ['a label in other letters and spaces', '  typescript', '', 'TypeScript'],
  ['an index in range', '1', '', 'TypeScript'],
  ['an index out of range', '9', '', 'Python'],
  ['a label that no tab has', 'Rust', '', 'Python'],
  ['a link to another language', 'Python', '?lang=typescript', 'TypeScript'],
  ['a link to a missing language', 'TypeScript', '?lang=cobol', 'TypeScript'],
])('%s is chosen before the first paint, without a layout shift', async (_, value, query, expected) => {
  const { page } = await openPage(withStoredLanguage(value));
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    const values: (string | undefined)[] = [];
    Object.assign(window, { values });
    const look = () => {
      const input = document.querySelector<HTMLInputElement>('[data-tabs-sync] > .tabs-panel')?.parentElement;
      if (input) values.push(input.querySelector<HTMLInputElement>('input:checked')?.value);
      if (values.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(PAGE + query);
  await waitForTabs(page);
  await page.waitForFunction(() => Reflect.get(window, 'values').length > 1);
  expect(new Set(await page.evaluate(() => (window as unknown as { values: string[] }).values))).toEqual(
    new Set([expected]),
  );
  expect((await getVisiblePanels(page)).every((labels) => labels.join() === expected)).toBe(true);
  // A font that arrives late may move a line slightly; a panel that changes moves the page.
  const shifts = await getLayoutShifts(page);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
});

test("switching keeps the reader's scroll position", async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 600 } });
  await page.goto(PAGE);
  await waitForTabs(page);
  const tab = getGroups(page).last().locator('.tabs-tab', { hasText: 'TypeScript' });
  await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const heights = () =>
    getGroups(page).evaluateAll((groups) =>
      groups.slice(0, -1).reduce((sum, group) => sum + group.getBoundingClientRect().height, 0),
    );
  const before = { y: (await tab.boundingBox())?.y ?? 0, height: await heights() };
  await tab.click();
  for (let frame = 0; frame < 4; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(Math.abs((await heights()) - before.height)).toBeGreaterThan(10);
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(1.5);
});

test('other windows follow', async () => {
  const { page } = await openPage();
  const other = await page.context().newPage();
  await Promise.all([page.goto(PAGE), other.goto('/docs/tracing')]);
  await Promise.all([waitForTabs(page), waitForTabs(other)]);
  await page.bringToFront();
  await getTab(page, 'TypeScript').click();
  await expect.poll(() => getCheckedValues(other)).toContain('TypeScript');
});

test("the browser's own search finds hidden panels and opens them", async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  await waitForTabs(page);
  const hidden = getGroups(page)
    .first()
    .locator('.tabs-panel', { has: page.locator('pre') })
    .nth(1);
  expect(await hidden.getAttribute('hidden')).toBe('until-found');
  expect((await hidden.boundingBox())?.height ?? 0).toBe(0);
  // What Chromium sends when find-in-page matches text in a panel.
  await hidden.dispatchEvent('beforematch', {}, { bubbles: true } as never);
  expect((await getCheckedValues(page))[0]).toBe('TypeScript');
  expect(await hidden.getAttribute('hidden')).toBeNull();
  expect(await getStoredLanguage(page)).toBe('Python');
});

test('a text fragment opens the panel that it points into', async () => {
  const { page } = await openPage();
  await page.goto(`${PAGE}#:~:text=NodeSDK`);
  await expect.poll(async () => (await getCheckedValues(page)).includes('TypeScript')).toBe(true);
});

test('tabs work without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(PAGE);
  const group = getGroups(page).first();
  await getTab(page, 'TypeScript').click();
  expect(await group.locator('.tabs-panel:visible').count()).toBe(1);
  expect(await group.locator('.tabs-panel:visible').getAttribute('data-label')).toBe('TypeScript');
});
