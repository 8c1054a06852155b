import type { Page, Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  getLayoutShifts,
  NAVIGATION_TIMEOUT,
  PHONE,
  pauseRequests,
  recordLayoutShifts,
  useBrowser,
} from './browser.ts';

const openPage = useBrowser();
const PATH = '/docs/datasets/compare-runs';

const getVisiblePicture = (page: Page) => page.locator('img[data-zoom]:visible').first();
const isResizedImage = (request: Request) => request.url().includes('/api/image?');

/** Scrolls to the picture and waits until it is painted. */
async function scrollToPicture(page: Page): Promise<string> {
  const picture = getVisiblePicture(page);
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (element) => {
    await (element as HTMLImageElement).decode();
    return (element as HTMLImageElement).currentSrc;
  });
}

test('a phone loads a smaller file of a picture than a wide screen, as WebP, with quality 75 by default', async () => {
  const bytes: number[] = [];
  for (const [options, width] of [
    [PHONE, '1080'],
    [{ deviceScaleFactor: 2 }, '1920'],
  ] as const) {
    const { page } = await openPage(options);
    const answered = page.waitForResponse((response) => isResizedImage(response.request()), NAVIGATION_TIMEOUT);
    await page.goto(PATH);
    const source = new URL(await scrollToPicture(page));
    expect(source.pathname).toBe('/api/image');
    expect(source.searchParams.get('url')).toBe('/pictures/experiment.webp');
    expect(source.searchParams.get('w')).toBe(width);
    expect(source.searchParams.get('q')).toBe('75');
    const response = await answered;
    expect(response.headers()['content-type']).toBe('image/webp');
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    bytes.push((await response.body()).byteLength);
  }
  expect(bytes[0]).toBeLessThan(bytes[1] ?? 0);
});

test('a picture that loads late causes no layout shift', async () => {
  const { page } = await openPage();
  await recordLayoutShifts(page);
  const release = await pauseRequests(page, '**/api/image?**');
  const imageRequest = page.waitForRequest(isResizedImage, NAVIGATION_TIMEOUT);
  await page.goto(PATH);
  const picture = getVisiblePicture(page);
  await picture.scrollIntoViewIfNeeded();
  await imageRequest;
  const before = await picture.boundingBox();
  expect(before?.height).toBeGreaterThan(300);
  release();
  await scrollToPicture(page);
  // Files have whole pixels, so their aspect ratio may differ from the original's by a fraction of one.
  const after = await picture.boundingBox();
  expect(after).toMatchObject({ x: before?.x, y: before?.y, width: before?.width });
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('the theme chooses the version of a picture, and the other version does not load', async () => {
  const { page } = await openPage({ colorScheme: 'dark' });
  const sources: (string | null)[] = [];
  page.on(
    'request',
    (request) => isResizedImage(request) && sources.push(new URL(request.url()).searchParams.get('url')),
  );
  await page.goto(PATH);
  expect(await scrollToPicture(page)).toContain('/pictures/experiment-dark.webp');
  expect(new Set(sources)).toEqual(new Set(['/pictures/experiment-dark.webp']));
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await scrollToPicture(page)).toContain('/pictures/experiment.webp');
  expect(await page.locator('img[data-zoom]:visible').count()).toBe(1);
});

test('print shows the light version, whatever the theme', async () => {
  const { page } = await openPage({ colorScheme: 'dark' });
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await getVisiblePicture(page).getAttribute('src')).toBe('/pictures/experiment.webp');
});

test('the Markdown of a page names the file itself, with its alt text, once', async () => {
  const markdown = await (await fetch(`${inject('baseUrl')}${PATH}.md`)).text();
  expect(markdown.match(/!\[The runs run-0611[^\]]+\]\(http[^)]+\/pictures\/experiment\.webp\)/g)).toHaveLength(1);
  expect(markdown).not.toContain('/api/image');
  expect(markdown).not.toContain('experiment-dark');
});
