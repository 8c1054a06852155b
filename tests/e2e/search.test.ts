import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, pauseRequests, useBrowser, waitForNetworkIdle } from './browser.ts';
import {
  getSearchDialogParts,
  getTabNames,
  openPageWithSearch,
  openSearch,
  search,
  waitForSearchReady,
} from './search-dialog.ts';

const openPage = useBrowser();
const isSearch = (url: string) => /Search\.island|search\.worker|\/search-index\//.test(url);
const isOpen = (page: Page) => page.locator('dialog[data-search-dialog][open]').count();

/** Fonts that arrive late are used from the next page on. Until then, text can be too wide for all tabs to fit. */
async function cacheFonts(page: Page): Promise<void> {
  await page.goto('/terms');
  await page.evaluate(() =>
    Promise.all(['Geist Variable', 'Geist Mono Variable'].map((family) => document.fonts.load(`1em "${family}"`))),
  );
}

test('loads nothing of search before its field is used; focus loads it and opens nothing', async () => {
  const { page } = await openPage();
  const loaded: string[] = [];
  page.on('request', (request) => isSearch(request.url()) && loaded.push(request.url()));
  await page.goto('/docs/tracing', { waitUntil: 'networkidle' });
  await waitForSearchReady(page);
  await page.mouse.wheel(0, 2000);
  expect(loaded).toEqual([]);
  const index = page.waitForResponse('**/search-index/en.json');
  await page.locator('[data-search-field]').first().focus();
  await index;
  expect(loaded.length).toBeGreaterThan(1);
  expect(await isOpen(page)).toBe(0);
});

test('"Search shortcut key: k": Ctrl+K opens the dialog and closes it again', async () => {
  const { page } = await openPage();
  const { field } = await openSearch(page);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  expect(await isOpen(page)).toBe(0);
});

test('on a Mac it is Cmd+K, and the header says so; Ctrl+K stays the browser’s', async () => {
  const { page } = await openPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await openPageWithSearch(page);
  const hint = () => page.locator('.search-keys').evaluate((keys) => getComputedStyle(keys, '::before').content);
  expect(await hint()).toBe('"⌘K"');
  await page.keyboard.press('Control+k');
  expect(await isOpen(page)).toBe(0);
  await page.keyboard.press('Meta+k');
  expect(await isOpen(page)).toBe(1);
});

test('the header shows Ctrl K in the field on systems other than macOS', async () => {
  const { page } = await openPage();
  await openPageWithSearch(page);
  const keys = page.locator('.search-keys');
  expect(await keys.isVisible()).toBe(true);
  expect(await keys.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Ctrl K"');
});

test('ignores the shortcut in other fields, with other modifiers, and where the page already handles it', async () => {
  const { page } = await openPage();
  await openPageWithSearch(page);
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('textarea'), { id: 'other' }));
    const editable = Object.assign(document.createElement('div'), { id: 'editable', contentEditable: 'true' });
    document.body.prepend(editable);
  });
  for (const id of ['other', 'editable']) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.press('Control+k');
    expect(await isOpen(page), id).toBe(0);
  }
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('input'), { id: 'choice', type: 'radio' }));
  });
  await page.locator('#choice').focus();
  await page.keyboard.press('Control+k');
  expect(await isOpen(page), 'nothing is typed into a choice').toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const keys of ['Control+Shift+K', 'Control+Alt+k', 'k']) {
    await page.keyboard.press(keys);
    expect(await isOpen(page), keys).toBe(0);
  }
  await page.evaluate(() =>
    document.body.addEventListener('keydown', (event) => event.key === 'k' && event.preventDefault()),
  );
  await page.keyboard.press('Control+k');
  expect(await isOpen(page)).toBe(0);
});

test('"Placeholder text: Search...": a click on the header’s field opens the dialog, Escape closes it and focus returns', async () => {
  const { page } = await openPage();
  await openPageWithSearch(page);
  const header = page.locator('[data-search-field]').first();
  expect(await header.getAttribute('placeholder')).toBe('Search...');
  await header.click();
  const { field, tabs } = getSearchDialogParts(page);
  await tabs.first().waitFor();
  expect(await field.getAttribute('placeholder')).toBe('Search...');
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(0);
  await expect.poll(() => header.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a click outside or its button closes it', async () => {
  const { page } = await openPage();
  const { dialog } = await openSearch(page);
  await page.mouse.click(20, 700);
  await expect.poll(() => isOpen(page)).toBe(0);
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Close search' }).click();
  await expect.poll(() => isOpen(page)).toBe(0);
});

test('it opens at once, and answers what the reader types before the rest has loaded', async () => {
  const { page } = await openPage();
  await openPageWithSearch(page);
  const release = await pauseRequests(page, '**/Search.island-*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sampling');
  const { dialog, field, options } = getSearchDialogParts(page);
  expect(await dialog.getByText('Loading…').isVisible()).toBe(true);
  release();
  await options.first().waitFor();
  expect(await field.inputValue()).toBe('sampling');
  expect(await options.first().textContent()).toContain('Sampling');
});

test.each([
  ['at once', false],
  ['after a pause, when the dialog is hydrated', true],
])('typing in the header’s field %s continues in the dialog', async (_, pause) => {
  const { page } = await openPage();
  await openPageWithSearch(page);
  const header = page.locator('[data-search-field]').first();
  await header.focus();
  const hydrated = page.locator('sg-island[data-hydrated] dialog[data-search-dialog]');
  if (pause) await hydrated.waitFor({ state: 'attached' });
  await page.keyboard.type('sampling');
  const { field, options } = getSearchDialogParts(page);
  await options.first().waitFor();
  expect(await field.inputValue()).toBe('sampling');
  expect(await header.inputValue()).toBe('');
});

test.each([
  ['/docs/tracing', 'Docs'],
  ['/integrations', 'Integrations'],
  ['/self-hosting', 'Self Hosting'],
  ['/faq', 'FAQ & Guides'],
  ['/guides', 'FAQ & Guides'],
  ['/security', 'Security'],
  ['/handbook', 'Handbook'],
  ['/blog', 'Blog'],
  ['/pricing', 'All'],
])(
  '"The current page\'s tab is listed first": on %s it is %s; the others follow, with "GitHub and All"',
  async (path, tab) => {
    const { page } = await openPage({ viewport: { width: 1400, height: 900 } });
    await cacheFonts(page);
    const { tabs, selectedTab } = await openSearch(page, path);
    const order = [
      'Docs',
      'Integrations',
      'Self Hosting',
      'FAQ & Guides',
      'Security',
      'Handbook',
      'Blog',
      'GitHub',
      'All',
    ];
    // Tabs move into the first row once its space is measured.
    await expect.poll(() => getTabNames(tabs)).toEqual([tab, ...order.filter((other) => other !== tab)]);
    expect(await getTabNames(selectedTab)).toEqual([tab]);
  },
);

test('"and is always visible": tabs that do not fit go into a menu, and choosing one moves it next to the first', async () => {
  const { page } = await openPage(PHONE);
  const { dialog, tabs, selectedTab, field } = await openSearch(page, '/security');
  const hasFocus = () => field.evaluate((element) => element === document.activeElement);
  const shown = await getTabNames(tabs);
  expect(shown[0]).toBe('Security');
  expect(shown.length).toBeLessThan(9);
  await dialog.locator('summary', { hasText: 'More' }).tap();
  await dialog.locator('details button').first().waitFor();
  const rest = await dialog
    .locator('details button')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent));
  expect([...shown, ...rest].length).toBe(9);
  await dialog.locator('details button', { hasText: 'Handbook' }).tap();
  await expect.poll(() => getTabNames(selectedTab)).toEqual(['Handbook']);
  expect((await getTabNames(tabs))[0]).toBe('Security');
  expect(await dialog.locator('details[open]').count()).toBe(0);
  await expect.poll(hasFocus).toBe(true);
  await tabs.first().tap();
  await expect.poll(async () => [await getTabNames(selectedTab), await hasFocus()]).toEqual([['Security'], true]);
});

test('Tab and Shift+Tab switch tabs, each with its count; past the last one, focus moves on', async () => {
  const { page } = await openPage();
  const { tabs, selectedTab, field, options } = await openSearch(page);
  await search(page, 'sampling');
  expect(await tabs.first().textContent()).toMatch(/^Docs\d+$/);
  await page.keyboard.press('Tab');
  expect(await getTabNames(selectedTab)).toEqual(['Integrations']);
  await page.locator('#search-panel[aria-label="Integrations"][aria-busy="false"]').waitFor();
  const links = await options.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.startsWith('/integrations'))).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  expect(await getTabNames(selectedTab)).toEqual(['Docs']);
  for (let tab = 0; tab < 8; tab += 1) await page.keyboard.press('Tab');
  expect(await getTabNames(selectedTab)).toEqual(['All']);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(false);
  const inside = () => page.evaluate(() => document.activeElement?.closest('[data-search-dialog]') != null);
  expect(await inside()).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await inside(), key).toBe(true);
  }
});

test('everything outside it is inert and does not scroll', async () => {
  const { page } = await openPage();
  const { dialog } = await openSearch(page);
  expect(await dialog.getAttribute('aria-modal')).toBe('true');
  expect(await page.evaluate(() => document.elementFromPoint(20, 300)?.matches('[data-search-dialog]'))).toBe(true);
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 600);
  const getScrollPositions = () =>
    page.evaluate(() => new Promise((then) => setTimeout(() => requestAnimationFrame(() => then(scrollY)), 200)));
  expect(await getScrollPositions()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  expect(await isOpen(page), 'again at once').toBe(1);
});

test('arrow keys, Home and End move through the results, and the field references the active one', async () => {
  const { page } = await openPage();
  const { field, selectedOption } = await openSearch(page);
  await search(page, 'wrapOpenAI');
  // Parts of the index that arrive later add results.
  await waitForNetworkIdle(page);
  const getSelectedIndex = async () => Number(await selectedOption.getAttribute('data-index'));
  const active = () => field.getAttribute('aria-activedescendant');
  expect([await getSelectedIndex(), await active()]).toEqual([0, 'search-option-0']);
  const last = Number(await selectedOption.getAttribute('aria-setsize')) - 1;
  const moves: [key: string, index: number][] = [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['PageUp', last - 5],
  ];
  for (const [key, index] of moves) {
    await page.keyboard.press(key);
    expect([key, await getSelectedIndex(), await active()]).toEqual([key, index, `search-option-${index}`]);
    expect(await selectedOption.isVisible()).toBe(true);
  }
  await page.keyboard.press('Home');
  expect(await getSelectedIndex(), 'the caret goes first').toBe(last - 5);
  await page.keyboard.press('Home');
  expect(await getSelectedIndex()).toBe(0);
});

test('Enter opens the selected result at its section', async () => {
  const { page } = await openPage();
  const { selectedOption } = await openSearch(page);
  await search(page, 'sampling');
  await page.keyboard.press('ArrowDown');
  const url = (await selectedOption.getAttribute('href')) ?? '';
  expect(url).toMatch(/^\/docs\/.+#./);
  await page.keyboard.press('Enter');
  await page.waitForURL(url);
});

test('Enter pressed before results arrive waits for them', async () => {
  const { page } = await openPage();
  const release = await pauseRequests(page, '**/search-index/en.json');
  await openSearch(page);
  await page.keyboard.insertText('sampling');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL('/docs/tracing/sampling');
});

test('Enter pressed before the dialog has loaded opens the search page', async () => {
  const { page } = await openPage();
  await openPageWithSearch(page, '/terms');
  const release = await pauseRequests(page, '**/Search.island-*.js');
  await page.keyboard.press('Control+k');
  const { field } = getSearchDialogParts(page);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.insertText('sampling');
  expect(await field.inputValue()).toBe('sampling');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=sampling');
  release();
});

test('Cmd/Ctrl+Enter pressed early opens a new window when the result arrives', async () => {
  const { page } = await openPage();
  const release = await pauseRequests(page, '**/search-index/en.json');
  await openSearch(page);
  await page.keyboard.insertText('sampling');
  await page.keyboard.press('Control+Enter');
  const [other] = await Promise.all([page.context().waitForEvent('page'), release()]);
  await other.waitForURL('/docs/tracing/sampling');
  expect(await isOpen(page)).toBe(1);
});

test('Cmd/Ctrl+Enter opens it in a new window with its words highlighted; the dialog stays open', async () => {
  const { page } = await openPage();
  const { selectedOption } = await openSearch(page);
  await search(page, 'sampling');
  const url = (await selectedOption.getAttribute('href')) ?? '';
  const [other] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await other.waitForURL(url);
  await other.waitForFunction(() => (CSS.highlights.get('found-words')?.size ?? 0) > 0);
  expect(await isOpen(page)).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('search-words'))).toBeNull();
});

test('input methods: searches and opens nothing while text is composed', async () => {
  const { page } = await openPage();
  const { field, options } = await openSearch(page);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('プロンプト');
  expect(await field.inputValue()).toBe('プロンプト');
  const before = page.url();
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  expect(await options.first().getAttribute('href'), 'still the starting points').toBe('/docs/tracing/get-started');
  expect(page.url()).toBe(before);
  await keyboard.send('Input.insertText', { text: 'プロンプト' });
  await page.locator('#search-panel[aria-busy="false"]').waitFor();
  await page.waitForFunction(
    () => document.querySelector('[role="option"]')?.getAttribute('href') !== '/docs/tracing/get-started',
  );
});

test('on a phone it is a full-screen sheet with targets of 44 px, opened from the header and the menu', async () => {
  const { page } = await openPage(PHONE);
  await openPageWithSearch(page);
  await page.locator('header a[data-search-open]').tap();
  const { dialog, field, options } = getSearchDialogParts(page);
  await options.first().waitFor();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  await field.fill('sampling');
  await dialog.locator('mark').first().waitFor();
  const targets = dialog.locator('button:visible, summary:visible, [role="option"]');
  const small = await targets.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
  );
  expect(small).toEqual([]);
  await dialog.getByRole('button', { name: 'Close search' }).tap();
  expect(page.url()).toMatch(/\/docs\/tracing$/);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#phone-nav [data-search-field]').tap();
  await dialog.locator('mark').first().waitFor();
  expect(await page.locator('#phone-nav:popover-open').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
});

test('without JavaScript the form opens the search page', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/docs');
  expect(await isOpen(page)).toBe(0);
  const field = page.locator('[data-search-field]').first();
  await field.fill('tracing');
  await field.press('Enter');
  await page.waitForURL('/search?q=tracing');
});
