import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ZOOM_MAX_VIEWPORT } from '../../src/site/limits.ts';
import { findViolations } from './axe.ts';
import { getFocusedText, isSignInCheck, useBrowser } from './browser.ts';

const openPage = useBrowser();
const PATH = '/docs/datasets/compare-runs';

const getPicture = (page: Page): Locator => page.locator('img[data-zoom]:visible').first();
const getOverlay = (page: Page): Locator => page.locator('dialog.zoom');

/** Opens a page with an image in a window of a given size, and waits until the page's scripts have started. */
async function openWithSize(width = 1280, height = 800, path = PATH) {
  const { page } = await openPage({ prefetch: true, viewport: { width, height } });
  await page.goto(path);
  await waitForScriptsStarted(page);
  return { page, picture: getPicture(page), overlay: getOverlay(page) };
}

/** Links are processed after everything else has started. */
const waitForScriptsStarted = (page: Page) => page.locator('a[data-prefetch]').first().waitFor();

async function openOverlay(width = 1280, height = 800) {
  const visited = await openWithSize(width, height);
  await visited.picture.click();
  await visited.overlay.waitFor();
  return visited;
}

/** Serves the page with modified HTML. */
async function openWithChangedHtml(change: (html: string) => string) {
  const { page } = await openPage({ prefetch: true });
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(PATH);
  await waitForScriptsStarted(page);
  return { page, overlay: getOverlay(page) };
}

const IMG = /<img [^>]*class="picture-light"[^>]*>/;
const isFocused = (picture: Locator) => picture.evaluate((element) => document.activeElement === element);
const getSize = (picture: Locator) =>
  picture.evaluate((element) => ({ width: element.clientWidth, height: element.clientHeight }));

/** The scripts that an action requests, once the page has painted twice more. */
async function getScriptsLoadedBy(page: Page, action: () => Promise<void>): Promise<string[]> {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && !isSignInCheck(request.url()) && scripts.push(request.url()),
  );
  await action();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return scripts;
}

describe('a zoom overlay for images', () => {
  test('clicking an image in content opens a full-screen overlay with a larger source, which does not load before', async () => {
    const { page, picture, overlay } = await openWithSize();
    const before = await getSize(picture);
    const scripts = await getScriptsLoadedBy(page, async () => {
      await picture.click();
      await overlay.waitFor();
    });
    expect(scripts).toHaveLength(1);
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
    expect((await getSize(overlay)).width).toBe(await page.evaluate(() => document.body.clientWidth));
    const image = overlay.locator('img');
    expect((await getSize(image)).width).toBeGreaterThan(before.width);
    const getRequestedWidth = (element: Element) =>
      Number(new URL((element as HTMLImageElement).currentSrc).searchParams.get('w'));
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.zoom-image')?.currentSrc !== '');
    expect(await image.evaluate(getRequestedWidth)).toBeGreaterThan(await picture.evaluate(getRequestedWidth));
    expect(await image.getAttribute('alt')).toBe(await picture.getAttribute('alt'));
  });

  test('only if the window is wider than 500px: at 501 it opens', async () => {
    const { picture, overlay } = await openWithSize(501);
    expect(await picture.evaluate((element) => getComputedStyle(element).cursor)).toBe('zoom-in');
    await picture.click();
    await overlay.waitFor();
  });

  test('image zoom is unavailable at window width 500px or less', async () => {
    const { page, picture, overlay } = await openWithSize(500);
    expect(await picture.getAttribute('role')).toBeNull();
    expect(await picture.getAttribute('tabindex')).toBeNull();
    expect(await picture.evaluate((element) => getComputedStyle(element).cursor)).not.toBe('zoom-in');
    expect(await getScriptsLoadedBy(page, () => picture.click())).toEqual([]);
    expect(await overlay.count()).toBe(0);
  });

  test('narrowing the window to 500px disables zoom and closes an open overlay; widening it enables zoom again', async () => {
    const { page, picture, overlay } = await openOverlay();
    await page.setViewportSize({ width: 500, height: 800 });
    await overlay.waitFor({ state: 'detached' });
    expect(await picture.getAttribute('role')).toBeNull();
    await page.setViewportSize({ width: 501, height: 800 });
    await page.locator('img[data-zoom][role="button"]:visible').first().waitFor();
  });

  test('Escape closes it, and focus returns to the image', async () => {
    const { page, picture, overlay } = await openOverlay();
    expect(await getFocusedText(page)).toBe('Close');
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    expect(await isFocused(picture)).toBe(true);
  });

  test('a click outside closes it, and focus returns; a click on the image itself does not', async () => {
    const { page, picture, overlay } = await openOverlay();
    await overlay.locator('img').click();
    expect(await overlay.evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(true);
    await page.mouse.click(10, 400);
    await overlay.waitFor({ state: 'detached' });
    expect(await isFocused(picture)).toBe(true);
    await picture.click();
    await overlay.getByRole('button', { name: 'Close' }).click();
    await overlay.waitFor({ state: 'detached' });
  });

  test.each([
    [1280, 800],
    [1280, 400],
    [600, 900],
    [2400, 1300],
  ])('maximum size 90% of the viewport, at %i x %i', async (width, height) => {
    const { overlay } = await openOverlay(width, height);
    const box = await overlay.locator('img').boundingBox();
    expect(box).not.toBeNull();
    expect(box?.width).toBeLessThanOrEqual(width * ZOOM_MAX_VIEWPORT);
    expect(box?.height).toBeLessThanOrEqual(height * ZOOM_MAX_VIEWPORT);
    // Either the width or the height is used in full.
    const room = Math.min(
      width * ZOOM_MAX_VIEWPORT - (box?.width ?? 0),
      height * ZOOM_MAX_VIEWPORT - (box?.height ?? 0),
    );
    expect(room).toBeLessThan(2);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1760 / 1277, 1);
  });

  test('the open image stays within 90% of the viewport when the window is resized', async () => {
    const { page, overlay } = await openOverlay();
    await page.setViewportSize({ width: 700, height: 500 });
    await expect.poll(async () => (await getSize(overlay.locator('img'))).height).toBeLessThanOrEqual(450);
  });

  test.each(['Enter', 'Space'])('works with the keyboard: %s opens, Escape closes, nothing scrolls', async (key) => {
    const { page, picture, overlay } = await openWithSize();
    expect(await picture.getAttribute('aria-label')).toMatch(/^Zoom: The runs run-0611/);
    await picture.focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await overlay.waitFor();
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    expect(await isFocused(picture)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('an image inside a link stays a link', async () => {
    const { page, overlay } = await openWithChangedHtml((html) =>
      html.replace(IMG, (img) => `<a href="#linked">${img}</a>`),
    );
    const picture = page.locator('a > img[data-zoom]');
    expect(await picture.getAttribute('role')).toBeNull();
    await picture.click();
    await page.waitForURL('**#linked');
    expect(await overlay.count()).toBe(0);
  });

  test('an SVG zooms too, and fills the 90% whatever its intrinsic size', async () => {
    const svg = '<img class="picture-light" src="/brand/icon.svg" alt="The mark" width="40" height="40" data-zoom="">';
    const { page, overlay } = await openWithChangedHtml((html) => html.replace(IMG, svg));
    await page.getByRole('button', { name: 'Zoom: The mark' }).click();
    expect(await getSize(overlay.locator('img'))).toEqual({ width: 720, height: 720 });
  });

  test('has no accessibility violations when open, in either theme', async () => {
    const { page } = await openOverlay();
    expect(await findViolations(page, { allRulesInDark: true })).toEqual([]);
  });

  test('without JavaScript an image is a plain image', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(PATH);
    expect(await getPicture(page).getAttribute('role')).toBeNull();
    const drawn = getPicture(page).evaluate(async (element) => {
      await (element as HTMLImageElement).decode();
      return (element as HTMLImageElement).naturalWidth;
    });
    expect(await drawn).toBeGreaterThan(600);
  });
});
