import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { COPIED_MS, SEARCH_BAR_HEIGHT_UNITS } from '../../src/site/limits.ts';
import { getFocusedText, PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const SPACING_UNIT_PX = 4;
const MINUTE_MS = 60_000;

test('"Docs code-copy icon reverts after 2 s", counted from the last copy', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.clock.install();
  await page.goto('/docs/tracing');
  const button = page.getByRole('button', { name: 'Copy code' }).first();
  const mark = (copied: boolean) =>
    page.locator(`[data-copy-code]${copied ? '[data-copied]' : ':not([data-copied])'}`).first();
  const icon = () =>
    button.evaluate((element) => {
      const { maskImage } = getComputedStyle(element, '::before');
      return maskImage.includes('M20 6 9 17l-5-5') ? 'check' : maskImage.includes('M4 16c-1.1 0') && 'copy';
    });
  expect(await icon()).toBe('copy');
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await button.click();
  await mark(true).waitFor();
  expect(await icon()).toBe('check');
  await page.clock.runFor(COPIED_MS - 500);
  await button.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  await page.clock.runFor(COPIED_MS - 1);
  expect(await icon()).toBe('check');
  await page.clock.runFor(1);
  expect(await icon()).toBe('copy');
});

test('the icon does not change if the browser denies the copy', async () => {
  const { page } = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
  });
  await page.goto('/docs/tracing');
  const button = page.getByRole('button', { name: 'Copy code' }).first();
  await button.click();
  expect(await button.getAttribute('data-copied')).toBeNull();
});

test.each([
  [1280, true],
  [1279, false],
  [768, false],
  [360, false],
])('"A HIRING pill links to /careers and is shown on large screens only": %i px wide', async (width, shown) => {
  const { page } = await openPage({ viewport: { width, height: 800 } });
  await page.goto('/docs');
  const pill = page.locator('header > div:first-child a[href="/careers"]');
  expect(await pill.count()).toBe(1);
  expect(await pill.isVisible()).toBe(shown);
  expect(await pill.textContent()).toBe('HIRING');
});

test.each([1024, 1100, 1279, 1280])(
  'the header shows the chat and social icons and has enough room for them: %i px',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    await page.goto('/docs');
    const bar = page.locator('header > div:first-child');
    for (const name of ['Community chat', 'Sightglass on X', 'Source code on GitHub'])
      expect(await bar.getByRole('link', { name }).isVisible()).toBe(true);
    const covered = await bar.evaluate((root) => {
      const controls = [...root.querySelectorAll('a, button, input, summary')]
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
        .map((control) => ({ name: control.outerHTML, box: control.getBoundingClientRect() }))
        .sort((a, b) => a.box.left - b.box.left);
      return controls
        .filter(({ box }, index) => box.left < (controls[index - 1]?.box.right ?? 0) - 0.5)
        .map(({ name }) => name);
    });
    expect(covered).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test('the small-screen menu has a plain link to the careers page in place of the HIRING pill', async () => {
  const { page } = await openPage({ viewport: { width: 768, height: 800 } });
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#phone-nav');
  const link = menu.locator('a[href="/careers"]');
  expect(await link.textContent()).toBe('Careers');
  expect(await link.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderWidth))).toBe(0);
  expect(await menu.getByText('HIRING').count()).toBe(0);
});

test('"Sidebar menus default collapse level 1": groups start closed, except those that contain the page', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  const groups = page.getByRole('navigation', { name: 'Section pages' }).locator('details');
  const titles = (open: boolean) =>
    groups.evaluateAll(
      (all, open) =>
        (all as HTMLDetailsElement[])
          .filter((group) => group.open === open)
          .map((group) => group.querySelector('summary')?.textContent),
      open,
    );
  expect(await titles(true)).toEqual([]);
  expect((await titles(false)).length).toBeGreaterThan(4);
  await page.goto('/docs/tracing/sessions');
  expect(await titles(true)).toEqual(['Tracing']);
});

test('"Search bar height 9 units"', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  const box = await page.locator('header').getByRole('searchbox').first().boundingBox();
  expect(box?.height).toBe(SEARCH_BAR_HEIGHT_UNITS * SPACING_UNIT_PX);
});

test.each([
  ['wide', {}],
  ['phone', PHONE],
])('every search bar is 9 units high and says "Search...": %s', async (_, options) => {
  const { page, errors } = await openPage(options);
  const heights = new Set<number>();
  const look = async (field: Locator) => {
    expect(await field.getAttribute('placeholder')).toBe('Search...');
    heights.add((await field.boundingBox())?.height ?? 0);
  };
  for (const path of ['/no/such/page', '/search', '/search?q=sampling']) {
    await page.goto(path);
    await look(page.locator('main').getByRole('searchbox'));
  }
  errors.length = 0; // Chromium logs the 404.
  if (options === PHONE) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await look(page.locator('#phone-nav').getByRole('searchbox'));
  }
  const dialog = page.locator('dialog[data-search-dialog]');
  await page.goto('/docs');
  await dialog.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await look(dialog.getByRole('combobox'));
  expect([...heights]).toEqual([SEARCH_BAR_HEIGHT_UNITS * SPACING_UNIT_PX]);
});

test('back to top appears where it is useful, scrolls up, and moves focus along', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing');
  const link = page.getByRole('link', { name: 'Back to top' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await link.waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY === 0);
  await link.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Tab');
  expect(await getFocusedText(page)).toBe('Skip to content');
  expect(await page.locator('body').getAttribute('tabindex')).toBeNull();
});

test('back to top is hidden on a page that fits the screen', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 4000 } });
  await page.goto('/support');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.getByRole('link', { name: 'Back to top' }).isVisible()).toBe(false);
});

test.each([
  ['/docs', 'en'],
  ['/jp', 'ja'],
  ['/kr', 'ko'],
  ['/cn', 'zh-Hans'],
])('language controls: %s leads to /jp, /kr and /cn, and marks its own language', async (path, lang) => {
  const { page } = await openPage();
  await page.goto(path);
  const control = page.locator('header > div:first-child details', { has: page.locator('a[hreflang]') });
  await control.locator('summary').click();
  expect(await control.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/jp',
    '/kr',
    '/cn',
  ]);
  expect(
    await control.locator('a[aria-current]').evaluateAll((links) => links.map((link) => link.getAttribute('lang'))),
  ).toEqual([lang]);
});

test('on a phone the language control is in the sheet, with rows big enough to tap', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const sheet = page.locator('#phone-nav');
  await sheet.locator('summary[aria-label="Language"]').tap();
  const row = sheet.getByRole('link', { name: '日本語' });
  await row.waitFor();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.tap();
  await page.waitForURL('/jp');
});
