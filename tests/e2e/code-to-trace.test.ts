import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const PAGE = '/docs/tracing/get-started';

const firstFigure = (page: Page) => page.locator('.code-trace').first();
const line = (figure: Locator, number: number) => figure.locator(`.line[data-pair="${number}"]`).last();
const row = (figure: Locator, number: number) => figure.locator(`.trace-step[data-pair="${number}"]`).first();
const isMarked = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).getPropertyValue('--pair-wash').trim() !== '');
/** Which of the first two pairs are marked on both sides. */
const markedPairs = async (figure: Locator) => {
  const marked = [1, 2].map(async (number) => (await isMarked(line(figure, number))) && isMarked(row(figure, number)));
  return Promise.all(marked);
};

test.each([true, false])('a line marks its span and vice versa, with JavaScript: %s', async (javaScriptEnabled) => {
  const { page } = await openPage({ javaScriptEnabled });
  await page.goto(PAGE);
  const figure = firstFigure(page);
  expect(await markedPairs(figure)).toEqual([false, false]);
  await line(figure, 1).hover();
  expect(await markedPairs(figure)).toEqual([true, false]);
  await row(figure, 2).locator('label').hover();
  expect(await markedPairs(figure)).toEqual([false, true]);
});

test('focus also marks a pair, from the line and from the row', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(PAGE);
  const figure = firstFigure(page);
  await figure.locator('pre').focus();
  await page.keyboard.press('Tab');
  expect(await markedPairs(figure)).toEqual([true, false]);
  await row(figure, 2).locator('input').focus();
  expect(await markedPairs(figure)).toEqual([false, true]);
});

test('a line states which span it creates', async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  const link = firstFigure(page).getByRole('link', { name: '2: creates generation responses.create' });
  expect(await link.count()).toBe(1);
});

test('the number at a line opens its span and does not scroll a visible page', async () => {
  const { page } = await openPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(PAGE);
  const figure = firstFigure(page);
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await row(figure, 1).locator('input').isChecked()).toBe(false);
  const before = await page.evaluate(() => scrollY);
  await line(figure, 1).locator('.pair-link').click();
  await expect.poll(() => row(figure, 1).locator('input').isChecked()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(new URL(page.url()).hash).toBe('');
});

test('without JavaScript the number jumps to its span', async () => {
  const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto(PAGE);
  const figure = firstFigure(page);
  await line(figure, 2).locator('.pair-link').tap();
  await expect.poll(() => isMarked(row(figure, 2))).toBe(true);
  expect((await row(figure, 2).boundingBox())?.y).toBeLessThan(780);
});

test('copied code has no numbers and no marks', async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  const text = await firstFigure(page)
    .locator('code')
    .first()
    .evaluate((code) => code.textContent);
  expect(text).toContain('@observe()\ndef answer(question: str) -> str:\n');
  expect(text).not.toContain('[!code');
});

test('code and trace are side by side on a wide screen and stacked on a phone', async () => {
  const boxes = async (width: number) => {
    const { page } = await openPage(width < 500 ? PHONE : { viewport: { width, height: 900 } });
    await page.goto(PAGE);
    const figure = firstFigure(page);
    const [code, trace] = await Promise.all([
      figure.locator('.code-trace-code').boundingBox(),
      figure.locator('.code-trace-trace').boundingBox(),
    ]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return { code, trace, wider };
  };
  const wide = await boxes(1280);
  expect(wide.trace?.x).toBeGreaterThan((wide.code?.x ?? 0) + 200);
  expect(wide.trace?.y).toBe(wide.code?.y);
  const phone = await boxes(360);
  expect(phone.trace?.x).toBe(phone.code?.x);
  expect(phone.trace?.y).toBeGreaterThanOrEqual((phone.code?.y ?? 0) + (phone.code?.height ?? 0) - 1);
  expect((phone.trace?.x ?? 0) + (phone.trace?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(phone.wider).toBeLessThanOrEqual(0);
});

test.each([
  ['wide', {}],
  ['phone', PHONE],
])('axe finds no violations in either theme, %s', async (_, options) => {
  const { page } = await openPage(options);
  await page.goto(PAGE);
  const figure = firstFigure(page);
  await line(figure, 2).locator('.pair-link').focus();
  expect(await findViolations(page, { include: ['.code-trace'], allRulesInDark: true })).toEqual([]);
});

test.each(['/', '/jp', '/kr', '/cn'])('the home page %s shows code next to its trace', async (path) => {
  const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(path);
  const figure = firstFigure(page);
  await line(figure, 1).hover();
  expect(await markedPairs(figure)).toEqual([true, false]);
  const code = figure.locator('pre');
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThan(120);
  await page.setViewportSize({ width: 360, height: 780 });
  const right = figure.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right).toBeLessThanOrEqual(360);
});
