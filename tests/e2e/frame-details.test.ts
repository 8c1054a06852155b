import { expect, test } from 'vitest';
import { COPIED_MS, SEARCH_BAR_HEIGHT_UNITS } from '../../src/site/limits.ts';
import { focused, PHONE, useBrowser } from './browser.ts';

const open = useBrowser();
const SPACING_UNIT_PX = 4;
const A_MINUTE_MS = 60_000;

test('"Docs code-copy icon reverts after 2 s", counted from the last copy', async () => {
  const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.clock.install();
  await page.goto('/docs/tracing');
  const button = page.getByRole('button', { name: 'Copy code' }).first();
  const mark = (copied: boolean) =>
    page.locator(`[data-copy-code]${copied ? '[data-copied]' : ':not([data-copied])'}`).first();
  const icon = () =>
    button.locator('svg:visible').evaluate((svg) => /lucide-(check|copy)/.exec(svg.getAttribute('class') ?? '')?.[1]);
  expect(await icon()).toBe('copy');
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS);
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

test('a copy that the browser forbids leaves the icon as it is', async () => {
  const { page } = await open();
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
  const { page } = await open({ viewport: { width, height: 800 } });
  await page.goto('/docs');
  const pill = page.locator('header > div:first-child a[href="/careers"]');
  expect(await pill.count()).toBe(1);
  expect(await pill.isVisible()).toBe(shown);
  expect(await pill.textContent()).toBe('HIRING');
});

test('"Sidebar menus default collapse level 1": groups start closed, except those on the way to the page', async () => {
  const { page } = await open();
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
  const { page } = await open();
  await page.goto('/docs');
  const box = await page.locator('header').getByRole('searchbox').first().boundingBox();
  expect(box?.height).toBe(SEARCH_BAR_HEIGHT_UNITS * SPACING_UNIT_PX);
});

test('back to top shows where it is of use, goes up, and takes focus along', async () => {
  const { page } = await open();
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
  expect(await focused(page)).toBe('Skip to content');
  expect(await page.locator('body').getAttribute('tabindex')).toBeNull();
});

test('back to top does not show on a page that fits the screen', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 4000 } });
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
  const { page } = await open();
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

test('on a phone the language control is in the sheet, with rows that a thumb can hit', async () => {
  const { page } = await open(PHONE);
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
