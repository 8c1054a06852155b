import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, pauseRequests, useBrowser, waitForScripts } from './browser.ts';

const openPage = useBrowser();
const PATH = '/docs/prompts/get-started';
const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

const getVideoState = (page: Page) =>
  page.locator('.gif video').evaluate((element) => {
    const { autoplay, muted, loop, playsInline, controls, paused } = element as HTMLVideoElement;
    return { autoplay, muted, loop, playsInline, controls, paused };
  });
const waitUntilPlaying = (page: Page) =>
  page.waitForFunction(() => (document.querySelector<HTMLVideoElement>('.gif video')?.currentTime ?? 0) > 0.1);
const waitUntilPaused = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLVideoElement>('.gif video')?.paused === true);
const getToggleOpacity = (page: Page) =>
  page.locator('.gif-toggle').evaluate((element) => getComputedStyle(element).opacity);

async function openVideo(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
}

test('Media embed in GIF mode autoplays, is muted, loops, plays inline, no controls', async () => {
  const { page } = await openPage(WITH_MOTION);
  await openVideo(page);
  await waitUntilPlaying(page);
  expect(await getVideoState(page)).toEqual({
    autoplay: true,
    muted: true,
    loop: true,
    playsInline: true,
    controls: false,
    paused: false,
  });
});

test('a loop can be paused by pointer and by keyboard, and stays paused when it scrolls into view again', async () => {
  const { page } = await openPage(WITH_MOTION);
  await openVideo(page);
  await waitUntilPlaying(page);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.gif-toggle') as Element).opacity === '0');
  await page.locator('.gif').hover();
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.gif-toggle') as Element).opacity === '1');
  const button = page.getByRole('button', { name: /^Pause the animation/ });
  await button.click();
  await waitUntilPaused(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await getVideoState(page)).toMatchObject({ paused: true });
  expect(await getToggleOpacity(page)).toBe('1');
  await page.locator('.gif-toggle').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('.gif video')?.paused === false);
  await page.getByRole('button', { name: /^Pause the animation/ }).waitFor();
});

test('a loop pauses while it is out of view', async () => {
  const { page } = await openPage(WITH_MOTION);
  await openVideo(page);
  await waitUntilPlaying(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await waitUntilPaused(page);
});

test('under prefers-reduced-motion a loop shows its poster and a play button, and loads no video', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  const films: string[] = [];
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
  await openVideo(page);
  const button = page.getByRole('button', { name: /^Play the animation/ });
  await button.waitFor();
  await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('.gif img')?.naturalWidth ?? 0) > 0);
  expect(await getVideoState(page)).toMatchObject({ paused: true, autoplay: false });
  expect(films).toEqual([]);
  expect(await getToggleOpacity(page)).toBe('1');
  await page.locator('[data-gif="paused"]').waitFor();
  await button.click();
  await waitUntilPlaying(page);
  expect(films.length).toBeGreaterThan(0);
});

test("a press on the play button counts even while the loop's code is loading", async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  const release = await pauseRequests(page, /\/assets\/gif-.*\.js$/);
  await page.goto(PATH);
  await waitForScripts(page);
  await page.getByRole('button', { name: /^Play the animation/ }).click();
  await page.locator('[data-gif="waiting"][data-asked]').waitFor();
  release();
  await waitUntilPlaying(page);
});

test('loads nothing of a loop before it is visible', async () => {
  const { page } = await openPage({ ...WITH_MOTION, viewport: { width: 1280, height: 300 } });
  const films: string[] = [];
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(films).toEqual([]);
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
});

test('on a phone the pause button is always visible, 44 px or larger', async () => {
  const { page } = await openPage({ ...PHONE, ...WITH_MOTION });
  await openVideo(page);
  await waitUntilPlaying(page);
  expect(await getToggleOpacity(page)).toBe('1');
  const box = await page.locator('.gif-toggle').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.locator('.gif-toggle').tap();
  await waitUntilPaused(page);
});

test("without JavaScript a loop plays by its attributes and has the browser's controls", async () => {
  const { page } = await openPage({ ...WITH_MOTION, javaScriptEnabled: false });
  await page.goto(PATH);
  const video = page.locator('.media noscript video, .media video[controls]').last();
  const attributes = ['autoplay', 'muted', 'loop', 'playsinline', 'controls'];
  for (const name of attributes) expect([name, await video.getAttribute(name)]).toEqual([name, '']);
  expect(await page.locator('.gif').isVisible()).toBe(false);
  expect(await video.locator('source').first().getAttribute('media')).toBe('(prefers-reduced-motion: no-preference)');
});

test('the loop of a changelog entry plays too', async () => {
  const { page } = await openPage(WITH_MOTION);
  await page.goto('/changelog/2026-09-09-agent-graphs');
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
});
