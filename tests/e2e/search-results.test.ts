import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { QUERY_FINISHED_MS } from '../../src/site/limits.ts';
import { stopClock, useBrowser } from './browser.ts';
import { getSearchDialogParts, openPageWithSearch, openSearch, search, waitForSearchReady } from './search-dialog.ts';

const openPage = useBrowser();
const getHighlightedWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found-words') ?? [])].map((range) => String(range)));
const waitForHighlights = (page: Page) => page.waitForFunction(() => CSS.highlights.has('found-words'));
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
/** The background of marked words in the focused text; the rule is on the root and is inherited. */
const getHighlightColor = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body, '::highlight(found-words)').backgroundColor,
  );
const getStoredSearches = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recent-searches') ?? '[]'));

test('groups results by page, with breadcrumbs, icon, sections and highlighted words', async () => {
  const { page } = await openPage();
  const { options } = await openSearch(page);
  await search(page, 'sampling');
  const [first, second] = [options.nth(0), options.nth(1)];
  expect(await first.getAttribute('href')).toBe('/docs/tracing/sampling');
  expect(await first.locator('.search-trail').textContent()).toMatch(/^Docs › .+/);
  expect(await first.locator('[aria-hidden].search-icon').count()).toBe(1);
  expect(await second.getAttribute('href')).toMatch(/^\/docs\/tracing\/sampling#./);
  expect((await second.locator('mark').allTextContents()).join(' ').toLowerCase()).toContain('sampl');
});

test('a far better match in another tab comes first and is announced, and Enter opens it', async () => {
  const { page } = await openPage();
  const { dialog, options, selectedOption } = await openSearch(page);
  await search(page, 'iso 27001');
  expect(await options.first().textContent()).toContain('Best match, in Security');
  expect(await options.nth(1).textContent()).not.toContain('Best match');
  await expect
    .poll(() => dialog.getByRole('status').textContent())
    .toMatch(/pages? found in Docs\. Best match, in Security: ISO 27001\.$/);
  expect(await selectedOption.getAttribute('href')).toBe('/security/iso27001');
  // Not if the reader has chosen a tab.
  await page.keyboard.press('Tab');
  await page.getByText('No results found.').or(options.first()).first().waitFor();
  await expect.poll(() => dialog.getByText('Best match').count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await dialog.getByText('Best match, in Security', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/security/iso27001');
});

test.each([360, 700, 1280])('in a window of %i px nothing in the dialog is cut off', async (width) => {
  const { page } = await openPage({ viewport: { width, height: 780 } });
  const { dialog } = await openSearch(page);
  const box = await dialog.locator('.search-box').boundingBox();
  const whole = await dialog.boundingBox();
  expect(whole?.x).toBe(0);
  expect(whole?.width).toBeLessThanOrEqual(width);
  // Left and right margins are equal.
  expect(box?.x).toBeCloseTo((whole?.width ?? 0) - (box?.width ?? 0) - (box?.x ?? 0), 0);
});

test('shows the badge of a page', async () => {
  const { page } = await openPage();
  const { options } = await openSearch(page);
  await search(page, 'data retention');
  expect(await options.first().textContent()).toMatch(/^Data retentionPro/);
});

test('a result opens at its section with its words highlighted and focused; Escape removes the highlights', async () => {
  const { page } = await openPage();
  const { options } = await openSearch(page);
  await search(page, 'sampling');
  const url = (await options.nth(1).getAttribute('href')) ?? '';
  await options.nth(1).click();
  await page.waitForURL(url);
  await waitForHighlights(page);
  const words = await getHighlightedWords(page);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !/sampl/i.test(word))).toEqual([]);
  expect(await getHighlightColor(page)).not.toBe(TRANSPARENT);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(url.split('#')[1]);
  expect(await page.evaluate(() => sessionStorage.getItem('search-words'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect.poll(() => getHighlightedWords(page)).toEqual([]);
  expect(await getHighlightColor(page)).toBe(TRANSPARENT);
  await page.reload();
  expect(await getHighlightedWords(page)).toEqual([]);
});

test('a result on the current page closes the dialog and scrolls there; a click removes the highlights', async () => {
  const { page } = await openPage();
  const { options, dialog } = await openSearch(page, '/docs/tracing/sampling');
  await search(page, 'sampling');
  const url = (await options.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(url);
  await waitForHighlights(page);
  expect(await dialog.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(url.split('#')[1]);
  await page.mouse.click(640, 400);
  expect(await getHighlightedWords(page)).toEqual([]);
});

test('a result for the whole current page reloads it with its words highlighted', async () => {
  const { page } = await openPage();
  await openSearch(page, '/docs/tracing/sampling');
  await search(page, 'sampling');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await waitForHighlights(page);
  expect(page.url()).toMatch(/\/docs\/tracing\/sampling$/);
});

test('a result inside a tab panel opens that tab', async () => {
  const { page } = await openPage();
  const { options } = await openSearch(page);
  await search(page, 'wrapOpenAI');
  const result = options.and(page.locator('[href="/docs/prompts/link-to-traces"]'));
  await result.click();
  await page.waitForURL('/docs/prompts/link-to-traces');
  await waitForHighlights(page);
  expect(await page.getByRole('radio', { name: 'TypeScript' }).first().isChecked()).toBe(true);
  expect(await page.locator('.tabs-panel').nth(1).isVisible()).toBe(true);
});

test('keeps the visible tab if it has the words too', async () => {
  const { page } = await openPage();
  await openPageWithSearch(page, '/docs/prompts/link-to-traces');
  await page.evaluate(() => {
    localStorage.setItem('synced-tabs:language', 'TypeScript');
    sessionStorage.setItem('search-words', JSON.stringify({ path: location.pathname, words: ['summarise'] }));
  });
  await page.reload();
  await waitForHighlights(page);
  expect((await getHighlightedWords(page)).length).toBeGreaterThan(4);
  expect(await page.getByRole('radio', { name: 'TypeScript' }).first().isChecked()).toBe(true);
});

test('recent searches are kept in this browser, newest first, can be repeated, and can be cleared', async () => {
  const { page } = await openPage();
  const { options } = await openSearch(page);
  await search(page, 'masking');
  await page.keyboard.press('Escape');
  expect(await getStoredSearches(page), 'what was not opened is not kept').toEqual([]);
  for (const query of ['sampling', 'webhooks']) {
    await page.keyboard.press('Control+k');
    await search(page, query);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('/docs/tracing'));
    await waitForSearchReady(page);
    await page.goto('/docs/tracing');
    await waitForSearchReady(page);
  }
  expect(await getStoredSearches(page)).toEqual(['webhooks', 'sampling']);
  await page.keyboard.press('Control+k');
  await options.first().waitFor();
  expect((await options.allTextContents()).slice(0, 3)).toEqual([
    'webhooks',
    'sampling',
    expect.stringMatching(/^Send/),
  ]);
  await options.nth(1).click();
  await getSearchDialogParts(page).dialog.locator('mark').first().waitFor();
  expect(await getSearchDialogParts(page).field.inputValue()).toBe('sampling');
  await getSearchDialogParts(page).field.fill('');
  await getSearchDialogParts(page).dialog.getByRole('button', { name: 'Clear' }).click();
  expect(await options.first().textContent()).toMatch(/^Send a first trace/);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('shows starting points before the reader types, and Enter opens nothing', async () => {
  const { page } = await openPage();
  const { options, field } = await openSearch(page);
  const links = await options.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual(['/docs/tracing/get-started', '/docs', '/integrations', '/self-hosting', '/faq', '/changelog']);
  await field.press('Enter');
  expect(page.url()).toMatch(/\/docs\/tracing$/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL('/docs/tracing/get-started');
});

/** Collects recorded queries, while the clock is stopped. */
async function getSentNotes(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await openPageWithSearch(page);
  await page.unroute('**/api/search-note');
  await page.route('**/api/search-note', async (route) => {
    expect(route.request().headers()['content-type']).toBe('application/json');
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return sent;
}

/** Lets React run its effects after rendering, even while the clock is stopped. */
const waitForEffects = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(0);
      }),
  );

test('records a query without results once, after 2 s without typing', async () => {
  const { page } = await openPage();
  const sent = await getSentNotes(page);
  await page.keyboard.press('Control+k');
  const { field, dialog, tabs } = getSearchDialogParts(page);
  await tabs.first().waitFor();
  await stopClock(page);
  await field.fill('zzzq');
  await dialog.getByText('No results found.').first().waitFor();
  await waitForEffects(page);
  await page.clock.runFor(QUERY_FINISHED_MS - 200);
  await field.fill('zzzqqq');
  await page.locator('#search-panel[aria-busy="false"]').waitFor();
  await waitForEffects(page);
  await page.clock.runFor(QUERY_FINISHED_MS - 200);
  expect(sent).toEqual([]);
  await page.clock.runFor(400);
  const note = { query: 'zzzqqq', kind: 'none', locale: 'en' };
  await expect.poll(() => sent).toEqual([note]);
  await page.keyboard.press('Escape');
  await page.clock.runFor(QUERY_FINISHED_MS);
  expect(sent).toEqual([note]);
});

test('records a query as abandoned when the dialog closes with results shown and none chosen', async () => {
  const { page } = await openPage();
  const sent = await getSentNotes(page);
  await page.keyboard.press('Control+k');
  await search(page, 'webhooks');
  await page.keyboard.press('Escape');
  const note = { query: 'webhooks', kind: 'abandoned', locale: 'en' };
  await expect.poll(() => sent).toEqual([note]);
  await page.keyboard.press('Control+k');
  await search(page, 'sampling');
  await page.keyboard.press('Enter');
  await page.waitForURL('/docs/tracing/sampling');
  expect(sent).toEqual([note]);
});
