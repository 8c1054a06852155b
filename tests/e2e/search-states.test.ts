import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { VIRTUAL_LIST } from '../../src/site/limits.ts';
import { findViolations } from './axe.ts';
import { NAVIGATION_TIMEOUT, PHONE, pauseRequests, useBrowser } from './browser.ts';
import { getSearchDialogParts, getTabNames, openPageWithSearch, openSearch, search } from './search-dialog.ts';

const openPage = useBrowser();
/** A page with few elements, because axe also checks the page behind the dialog. */
const LIGHT_PAGE = '/terms';
const INDEX_URLS = '**/search-index/**';
const getStatus = (page: Page) => page.locator('dialog[data-search-dialog] [role="status"]').textContent();

/** What axe finds in the dialog, in both themes. */
const findDialogViolations = (page: Page) => findViolations(page, { include: ['dialog[data-search-dialog]'] });

test.each([
  ['/docs/tracing', 'en', 'Search...'],
  ['/jp', 'ja', '検索...'],
  ['/kr', 'ko', '검색...'],
  ['/cn', 'zh-Hans', '搜索...'],
])('"The docs search fetches a static search index per locale": %s fetches that of %s', async (path, locale, text) => {
  const { page } = await openPage();
  const manifests: string[] = [];
  page.on('request', (request) => {
    const name = /\/search-index\/([^/]+)\.json$/.exec(request.url())?.[1];
    if (name) manifests.push(name);
  });
  const { field } = await openSearch(page, path);
  await search(page, 'OpenTelemetry');
  expect(manifests).toEqual([locale]);
  expect(await field.getAttribute('placeholder')).toBe(text);
});

test("'Loading…' while the index is on its way", async () => {
  const { page } = await openPage();
  const release = await pauseRequests(page, INDEX_URLS);
  const { field, options, dialog } = await openSearch(page, LIGHT_PAGE);
  await field.fill('sampling');
  await dialog.locator('#search-panel').getByText('Loading…', { exact: true }).waitFor();
  expect(await getStatus(page)).toBe('Loading…');
  expect(await findDialogViolations(page)).toEqual([]);
  release();
  await options.first().waitFor();
});

test("'Failed to load search index.' with a button that tries again; the Enter key does the same", async () => {
  const { page, errors } = await openPage();
  await page.route(INDEX_URLS, (route) => route.abort());
  const { field, options, dialog } = await openSearch(page, LIGHT_PAGE);
  await field.fill('sampling');
  const failed = dialog.locator('#search-panel').getByText('Failed to load search index.', { exact: true });
  await failed.waitFor();
  expect(await getStatus(page)).toBe('Failed to load search index.');
  expect(await findDialogViolations(page)).toEqual([]);
  const again = page.waitForRequest(INDEX_URLS);
  await field.press('Enter');
  await again;
  await failed.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Retry');
  await page.unroute(INDEX_URLS);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await options.first().waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  errors.length = 0; // Chromium itself logs failed requests.
});

test('\'No results found.\' with the assistant and "A Contact Support help option opens /support"', async () => {
  const { page } = await openPage();
  const { field, options, dialog } = await openSearch(page, LIGHT_PAGE);
  await field.fill('zzzqqq & more');
  await field.fill('zzzqqq');
  await dialog.locator('#search-panel').getByText('No results found.', { exact: true }).waitFor();
  expect(await getStatus(page)).toBe('No results found.');
  const links = await options.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
  expect(links).toEqual([
    [expect.stringMatching(/^Ask the assistant/), '/docs/ask-ai?q=zzzqqq'],
    [expect.stringMatching(/^Contact Support/), '/support'],
  ]);
  expect(await findDialogViolations(page)).toEqual([]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL('/support');
});

test('without results here, offers other tabs that have some', async () => {
  const { page } = await openPage();
  const { field, options, selectedTab, dialog } = await openSearch(page, '/blog');
  await field.fill('terraform');
  await dialog.locator('#search-panel').getByText('No results found.', { exact: true }).waitFor();
  await options.filter({ hasText: 'Self Hosting' }).click();
  await dialog.locator('mark').first().waitFor();
  expect(await selectedTab.textContent()).toMatch(/^Self Hosting[1-9]/);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('shows a corrected spelling and announces the number of pages', async () => {
  const { page } = await openPage();
  const { dialog } = await openSearch(page);
  await search(page, 'sessoin');
  await dialog.getByText('Showing results for “session”.', { exact: true }).waitFor();
  expect(await getStatus(page)).toMatch(/^Showing results for “session”\. \d+ pages found in Docs\.$/);
  await search(page, 'sampling');
  expect(await getStatus(page)).toMatch(/^\d+ pages found in Docs\.$/);
});

test('accepts a pasted error of several lines, and says that it is read as one', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { dialog, field, options } = await openSearch(page, '/self-hosting');
  const error = 'Error: connect ECONNREFUSED 10.0.0.7:8123\n    at TCPConnectWrap.afterConnect (node:net:1555:16)\n';
  await page.evaluate((text) => navigator.clipboard.writeText(text), error);
  await page.keyboard.press('Control+v');
  await dialog.getByText('Read as an error message:').waitFor();
  expect(await dialog.locator('#search-panel code').textContent()).toContain('ECONNREFUSED');
  expect(await dialog.locator('#search-panel code').textContent()).not.toContain('10.0.0.7');
  expect(await field.inputValue()).toBe(error.trim().replace(/\n\s+/, ' '));
  expect(await options.first().getAttribute('href')).toMatch(/^\/self-hosting\/troubleshooting/);
});

/** The file of the index that loads last. */
async function getLastIndexFile(page: Page): Promise<string> {
  const read = (name: string) => page.request.get(`/search-index/${name}`);
  const { core } = await (await read('en.json')).json();
  const { terms } = await (await read(core)).json();
  return terms.hangul;
}

test('search still works if the network fails after the first load', async () => {
  const { page, errors } = await openPage({ prefetch: true });
  await openSearch(page);
  const last = await getLastIndexFile(page);
  const loaded = page.waitForResponse((response) => response.url().endsWith(last), NAVIGATION_TIMEOUT);
  await search(page, 'sampling');
  await (await loaded).finished();
  await page.context().setOffline(true);
  await search(page, 'webhooks');
  await search(page, 'data retention');
  expect(await getSearchDialogParts(page).options.count()).toBeGreaterThan(3);
  errors.length = 0; // Chromium itself logs failed requests.
});

test('"12 for combobox; combobox shows at least 4 items": the list draws 12 lines beyond those in view', async () => {
  expect(VIRTUAL_LIST).toEqual({ overscan: 1, comboboxOverscan: 12, itemPx: 40, comboboxMin: 4 });
  const { page } = await openPage();
  const { options, field } = await openSearch(page, '/pricing');
  await search(page, 'trace');
  const countOptions = () =>
    options.evaluateAll((all) => {
      const list = all[0]?.closest('.search-list');
      if (!list) return { count: 0, visible: 0, complete: 0 };
      const { top, bottom } = list.getBoundingClientRect();
      const boxes = all.map((one) => one.getBoundingClientRect());
      // The list rounds to whole pixels.
      const visible = boxes.filter((box) => box.bottom >= top - 1 && box.top <= bottom + 1).length;
      const complete = boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
      return { count: all.length, visible, complete };
    });
  const countHidden = async () => {
    const { count, visible } = await countOptions();
    return visible > 0 ? count - visible : undefined;
  };
  await expect.poll(countHidden).toBe(VIRTUAL_LIST.comboboxOverscan);
  expect((await countOptions()).complete).toBeGreaterThanOrEqual(VIRTUAL_LIST.comboboxMin);
  const { selectedOption } = getSearchDialogParts(page);
  // At the end of the loaded lines, the key waits for more.
  while (Number(await selectedOption.getAttribute('data-index')) < 60) await field.press('ArrowDown');
  await expect
    .poll(() => selectedOption.evaluate((one) => one.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(800);
  await expect.poll(countHidden).toBeLessThanOrEqual(2 * VIRTUAL_LIST.comboboxOverscan);
});

test('the list does not scroll back after the reader scrolls away from the selected line, even when more results arrive', async () => {
  const { page } = await openPage();
  await openSearch(page, '/pricing');
  await search(page, 'trace');
  // The first ten lines render before the list is measured.
  await page.locator('.search-list [role="option"]').nth(10).waitFor({ state: 'attached' });
  const list = page.locator('.search-list');
  const height = () => list.evaluate((element) => element.scrollHeight);
  const before = await height();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(height).toBeGreaterThan(before + 400);
  const place = await list.evaluate((element) => element.scrollTop);
  expect(place).toBeGreaterThan(500);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeLessThan(100);
});

test.each([
  ['a small window', { viewport: { width: 700, height: 480 } }],
  ['a phone with its keyboard out', { ...PHONE, viewport: { width: 360, height: 460 } }],
  ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ['a small phone with its keyboard out', { ...PHONE, viewport: { width: 375, height: 407 } }],
  ['a wide and low window', { viewport: { width: 1440, height: 500 } }],
])('in %s at least 4 items are in view', async (_, options) => {
  const { page } = await openPage(options);
  const parts = await openSearch(page);
  const countComplete = () =>
    parts.options.evaluateAll((all) => {
      const list = all[0]?.closest('.search-list')?.getBoundingClientRect();
      const bottom = Math.min(list?.bottom ?? 0, innerHeight);
      const boxes = all.map((one) => one.getBoundingClientRect());
      return boxes.filter((box) => box.top >= (list?.top ?? 0) && box.bottom <= bottom).length;
    });
  expect(await countComplete()).toBeGreaterThanOrEqual(VIRTUAL_LIST.comboboxMin);
  // One query with short lines, one with long ones, and one with a note above the list.
  for (const query of ['sampling', 'how do I delete the traces of a user', 'tracng prompts']) {
    await search(page, query);
    await expect.poll(countComplete).toBeGreaterThanOrEqual(VIRTUAL_LIST.comboboxMin);
  }
});

test.each([
  [1280, ['GitHub', 'All'], true],
  [844, ['GitHub', 'All'], false],
  [375, ['GitHub', 'All'], false],
])('GitHub and All are in the row of tabs: %i px wide', async (width, names, all) => {
  const { page } = await openPage({ viewport: { width, height: 800 } });
  const { dialog, tabs } = await openSearch(page);
  await expect.poll(async () => (await getTabNames(tabs)).slice(-2)).toEqual(names);
  expect((await getTabNames(tabs))[0]).toBe('Docs');
  expect(await dialog.locator('summary').count()).toBe(all ? 0 : 1);
});

test.each([
  ['wide', {}],
  ['phone', PHONE],
])('no axe violations: idle, with recent searches, with results, with the menu of tabs (%s)', async (_, options) => {
  const { page } = await openPage(options);
  await openPageWithSearch(page, LIGHT_PAGE);
  await page.evaluate(() => localStorage.setItem('recent-searches', JSON.stringify(['labels', 'keys'])));
  const { dialog } = await openSearch(page, LIGHT_PAGE);
  await page.keyboard.press('ArrowDown');
  expect(await findDialogViolations(page)).toEqual([]);
  await search(page, 'sampling');
  expect(await findDialogViolations(page)).toEqual([]);
  const more = dialog.locator('summary');
  if (await more.count()) await more.click();
  expect(await findDialogViolations(page)).toEqual([]);
});
