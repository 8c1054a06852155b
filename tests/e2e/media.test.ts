import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import {
  getLayoutShifts,
  NAVIGATION_TIMEOUT,
  PHONE,
  pauseRequests,
  recordLayoutShifts,
  stopClock,
  useBrowser,
  waitForScripts,
} from './browser.ts';

const openPage = useBrowser();
const PATH = '/guides/videos/ten-minute-tour';
const PLAYER_CODE = /\/(hydrate|Player|vidstack|MediaPlayer)[^/]*\.js$/;
const POLL_OPTIONS = { timeout: 15_000 };
const MEDIA_FILE = /\.(webm|mp4|vtt)$/;

const getVideoState = (page: Page) =>
  page.locator('.player video').evaluate((element) => {
    const { currentTime, paused, playbackRate } = element as HTMLVideoElement;
    return { currentTime, paused, playbackRate };
  });
const waitForVideo = (page: Page, test: (video: Awaited<ReturnType<typeof getVideoState>>) => boolean) =>
  expect.poll(async () => test(await getVideoState(page)), POLL_OPTIONS).toBe(true);
const getControls = (page: Page) => page.locator('.player-controls');
const areControlsVisible = (page: Page) =>
  getControls(page).evaluate((element) => getComputedStyle(element).visibility === 'visible');

/** Our videos are silent. This makes the player treat the video as one with sound, so that it shows those controls. */
async function addSound(page: Page): Promise<void> {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/&quot;silent&quot;:true,?/g, '') });
  });
}

/** Scrolls to the player and waits until its video can play. */
async function openPlayer(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
  await page.locator('.player[data-can-play]').waitFor();
}

/** Advances the stopped clock until the video plays: the player starts it from a timer, which may be set late. */
async function runUntilPlaying(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('.player[data-playing]').count();
    }, POLL_OPTIONS)
    .toBe(1);
}

/** Starts the video, then pauses it in the middle with the player focused. */
async function pauseAt(page: Page, seconds: number): Promise<void> {
  await page.locator('.media-cover').click();
  await page.locator('.player[data-started]').waitFor();
  await page.locator('.player').focus();
  await page.keyboard.press('k');
  await page.locator('.player[data-paused]').waitFor();
  await page.locator('.player video').evaluate((element, index) => {
    (element as HTMLVideoElement).currentTime = index;
  }, seconds);
  await page.locator('.player:not([data-seeking])').waitFor();
  await page.waitForFunction(
    (expectedSeconds) =>
      document.querySelector('.player-time')?.textContent === `0:${String(expectedSeconds).padStart(2, '0')}`,
    seconds,
  );
}

test('loads nothing of the player before it is visible: no code, no video, no captions', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 300 } });
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(requestedPaths.filter((path) => PLAYER_CODE.test(path) || MEDIA_FILE.test(path))).toEqual([]);
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
  await page.locator('.player[data-can-play]').waitFor();
  expect(requestedPaths.some((path) => PLAYER_CODE.test(path))).toBe(true);
  expect(requestedPaths.some((path) => MEDIA_FILE.test(path))).toBe(true);
});

test('otherwise shows controls; makes only first-party requests; causes no layout shift', async () => {
  const { page } = await openPage();
  await recordLayoutShifts(page);
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // The sign-in button requests the regions on every page; the player requests nothing.
    if (pathname !== '/api/auth/session') hosts.add(origin);
  });
  await openPlayer(page);
  await page.locator('.media-cover').click();
  await waitForVideo(page, (video) => video.currentTime > 0.2);
  const box = await page.locator('.player').boundingBox();
  let x = (box?.x ?? 0) + 40;
  // They hide two seconds after the last movement.
  const shownByMove = async () => {
    x += 5;
    await page.mouse.move(x, (box?.y ?? 0) + 60);
    return areControlsVisible(page);
  };
  await expect.poll(shownByMove).toBe(true);
  expect(await page.locator('.player video').evaluate((video) => (video as HTMLVideoElement).playsInline)).toBe(true);
  expect([...hosts]).toEqual([new URL(inject('baseUrl')).origin]);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('controls hide delay 2000 ms', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await stopClock(page);
  await page.locator('.media-cover').click();
  await runUntilPlaying(page);
  const box = await page.locator('.player').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 60);
  await page.clock.runFor(1900);
  expect(await areControlsVisible(page)).toBe(true);
  await page.clock.runFor(200);
  expect(await areControlsVisible(page)).toBe(false);
  await page.mouse.move((box?.x ?? 0) + 160, (box?.y ?? 0) + 60);
  await page.clock.runFor(100);
  expect(await areControlsVisible(page)).toBe(true);
});

test('keyboard seek 5 s (10 s with shift)', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 20);
  for (const [key, expected] of [
    ['ArrowRight', 25],
    ['Shift+ArrowRight', 35],
    ['ArrowLeft', 30],
    ['Shift+ArrowLeft', 20],
    ['l', 25],
    ['Shift+J', 15],
  ] as const) {
    await page.locator('.player').press(key);
    await page.waitForFunction(
      (seconds) => Math.abs((document.querySelector('video')?.currentTime ?? 0) - seconds) < 0.2,
      expected,
    );
  }
});

test('keys pressed in quick succession all count', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 20);
  await page.evaluate(() => {
    for (const key of ['ArrowRight', 'l', 'ArrowRight', 'ArrowLeft'])
      document.querySelector('.player')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await waitForVideo(page, (video) => Math.abs(video.currentTime - 30) < 0.2);
  await page.waitForFunction(() => document.querySelector('.player-time')?.textContent === '0:30');
});

test('volume step 0.05 (0.1 with shift)', async () => {
  const { page } = await openPage();
  await addSound(page);
  await openPlayer(page);
  await pauseAt(page, 20);
  for (const [key, expected] of [
    ['ArrowDown', 0.95],
    ['Shift+ArrowDown', 0.85],
    ['ArrowUp', 0.9],
    ['Shift+ArrowUp', 1],
  ] as const) {
    await page.locator('.player').press(key);
    await page.waitForFunction(
      (volume) => Math.abs((document.querySelector('video')?.volume ?? 0) - volume) < 0.001,
      expected,
    );
  }
});

test('playback rate 0.25 to 2 in steps of 0.25: in the menu and by the keys < and >', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 20);
  await page.getByRole('button', { name: 'Speed', exact: true }).click();
  await page.locator('.player-panel').waitFor();
  const rates = page.getByRole('radiogroup', { name: 'Speed' }).getByRole('radio');
  expect(await rates.allTextContents()).toEqual(['0.25×', '0.5×', '0.75×', '1×', '1.25×', '1.5×', '1.75×', '2×']);
  await rates.nth(6).click();
  await waitForVideo(page, (video) => video.playbackRate === 1.75);
  const before = (await getVideoState(page)).currentTime;
  await rates.nth(6).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1.5×');
  expect((await getVideoState(page)).currentTime).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('.player-panel').waitFor({ state: 'hidden' });
  for (const [key, rate] of [
    ['>', 2],
    ['>', 2],
    ['<', 1.75],
  ] as const) {
    await page.locator('.player').press(key);
    await page.waitForFunction((expected) => document.querySelector('video')?.playbackRate === expected, rate);
  }
  await page.evaluate(() => {
    for (const key of ['<', '<', '>'])
      document
        .querySelector('.player')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
  });
  await waitForVideo(page, (video) => video.playbackRate === 1.5);
});

test('seek button 30 s', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 5);
  await page.getByRole('button', { name: 'Forward 30 s' }).click();
  await waitForVideo(page, (video) => Math.abs(video.currentTime - 35) < 0.2);
  await page.getByRole('button', { name: 'Back 30 s' }).click();
  await waitForVideo(page, (video) => Math.abs(video.currentTime - 5) < 0.2);
});

test('seek buttons count every press, even while the video is still seeking', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 5);
  await page.evaluate(() => {
    for (const name of ['Forward', 'Back', 'Forward', 'Back'])
      document.querySelector<HTMLElement>(`.player button[aria-label="${name} 30 s"]`)?.click();
  });
  await page.locator('.player:not([data-seeking])').waitFor();
  await waitForVideo(page, (video) => Math.abs(video.currentTime - 5) < 0.2);
  await page.waitForFunction(() => document.querySelector('.player-time')?.textContent === '0:05');
});

test('audio boost 0 to 300 in steps of 25; audio gain options 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4', async () => {
  const { page } = await openPage();
  await addSound(page);
  await openPlayer(page);
  await pauseAt(page, 20);
  await page.getByRole('button', { name: 'Speed and sound' }).click();
  await page.locator('.player-panel').waitFor();
  const slider = page.getByRole('slider', { name: 'Audio boost' });
  const value = () => slider.getAttribute('aria-valuenow');
  expect([await slider.getAttribute('aria-valuemin'), await slider.getAttribute('aria-valuemax')]).toEqual([
    '0',
    '300',
  ]);
  expect(await value()).toBe('0');
  await slider.press('ArrowRight');
  await expect.poll(value, POLL_OPTIONS).toBe('25');
  const gains = page.getByRole('radiogroup', { name: 'Audio boost' }).getByRole('radio');
  expect(await gains.allTextContents()).toEqual(['1×', '1.25×', '1.5×', '1.75×', '2×', '2.5×', '3×', '4×']);
  await expect.poll(() => gains.nth(1).getAttribute('aria-checked'), POLL_OPTIONS).toBe('true');
  await gains.last().click();
  await expect.poll(value, POLL_OPTIONS).toBe('300');
});

test('a silent video has no sound controls', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 20);
  await page.getByRole('button', { name: 'Speed', exact: true }).click();
  await page.locator('.player-panel').waitFor();
  expect(await page.getByRole('button', { name: /mute/i }).count()).toBe(0);
  expect(await page.getByRole('slider', { name: /volume|boost/i }).count()).toBe(0);
});

test('tooltip delay 700 ms', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 20);
  await stopClock(page);
  await page.getByRole('button', { name: 'Full screen' }).hover();
  const tip = page.locator('.player-tip', { hasText: 'Full screen' });
  await page.clock.runFor(650);
  expect(await tip.isVisible()).toBe(false);
  await page.clock.runFor(100);
  expect(await tip.isVisible()).toBe(true);
});

test("'Failed to load resource.' with code 4 when no source can be played, with a link to the file", async () => {
  const { page } = await openPage();
  await page.route('**/walkthrough.{webm,mp4}', (route) =>
    route.fulfill({ contentType: 'video/webm', body: 'no film' }),
  );
  await page.goto(PATH);
  await page.locator('.media-frame').scrollIntoViewIfNeeded();
  const error = page.locator('.player-error');
  await error.waitFor();
  expect(await error.getByText('Failed to load resource.').isVisible()).toBe(true);
  expect(await error.getByText('Code 4').isVisible()).toBe(true);
  expect(await error.getByRole('link').getAttribute('href')).toBe('/media/walkthrough.mp4');
  expect(await findPlayerViolations(page)).toEqual([]);
});

test('skips a format that fails and plays the next one', async () => {
  const { page, errors } = await openPage();
  await page.route('**/walkthrough.webm', (route) => route.fulfill({ status: 404 }));
  await openPlayer(page);
  expect(await page.locator('.player video').evaluate((video) => (video as HTMLVideoElement).currentSrc)).toMatch(
    /walkthrough\.mp4$/,
  );
  errors.length = 0; // Chromium itself logs the 404.
});

test('captions load and are shown by the captions button', async () => {
  const { page } = await openPage();
  const loaded = page.waitForResponse(
    (response) => response.url().endsWith('/media/walkthrough.en.vtt'),
    NAVIGATION_TIMEOUT,
  );
  await openPlayer(page);
  expect((await loaded).headers()['content-type']).toBe('text/vtt; charset=utf-8');
  await pauseAt(page, 2);
  const captions = page.locator('.player-captions');
  await captions.getByText('A customer reports a cracked lid').waitFor();
  await page.getByRole('button', { name: 'Captions off' }).click();
  await captions.waitFor({ state: 'hidden' });
  await page.locator('.player').press('c');
  await captions.waitFor();
});

test('a press on the poster counts even while the player is loading', async () => {
  const { page } = await openPage();
  const release = await pauseRequests(page, /\/assets\/Player-.*\.js$/);
  await page.goto(PATH);
  await waitForScripts(page);
  await page.locator('a.media-cover').click();
  release();
  await waitForVideo(page, (video) => !video.paused && video.currentTime > 0);
  expect(new URL(page.url()).pathname).toBe(PATH);
  expect(await page.evaluate(() => document.activeElement?.classList.contains('player'))).toBe(true);
});

test('a click toggles playback, a double click full screen, and so do the keys k and f', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  await pauseAt(page, 20);
  const surface = page.locator('.player-surface');
  await surface.click({ position: { x: 80, y: 60 } });
  await page.locator('.player[data-playing]').waitFor();
  await surface.click({ position: { x: 80, y: 60 }, delay: 20 });
  await page.locator('.player[data-paused]').waitFor();
  await page.locator('.player').press('f');
  await page.waitForFunction(() => document.fullscreenElement?.classList.contains('player'));
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await page.waitForFunction(() => document.fullscreenElement === null);
});

test('on a phone: a tap shows and hides the controls, a swipe of more than 30 px does not; targets are 44 px', async () => {
  const { page } = await openPage(PHONE);
  await openPlayer(page);
  await stopClock(page);
  await page.locator('.media-cover').tap();
  await runUntilPlaying(page);
  await expect.poll(() => areControlsVisible(page), POLL_OPTIONS).toBe(true);
  for (const box of await page
    .locator('.player-controls .player-button:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.right).toBeLessThanOrEqual(360);
  }
  const touch = (from: number, to: number) =>
    page.locator('.player-surface').evaluate(
      (target, [start, end]) => {
        const createTouches = (clientX: number) => [new Touch({ identifier: 1, target, clientX, clientY: 300 })];
        const options = { bubbles: true, cancelable: true };
        target.dispatchEvent(new TouchEvent('touchstart', { ...options, touches: createTouches(start) }));
        target.dispatchEvent(new TouchEvent('touchend', { ...options, changedTouches: createTouches(end) }));
      },
      [from, to] as const,
    );
  await touch(100, 100);
  await expect.poll(() => areControlsVisible(page), POLL_OPTIONS).toBe(false);
  await touch(100, 135);
  expect(await areControlsVisible(page)).toBe(false);
  await touch(100, 125);
  await expect.poll(() => areControlsVisible(page), POLL_OPTIONS).toBe(true);
});

test('without JavaScript the browser plays the video with its own controls and captions', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(PATH);
  const video = page.locator('.media video');
  expect(await video.getAttribute('controls')).toBe('');
  expect(await video.getAttribute('preload')).toBe('none');
  const track = video.locator('track[kind="captions"]');
  expect([await track.getAttribute('srclang'), await track.getAttribute('default')]).toEqual(['en', '']);
  expect(await page.locator('.media-cover').isVisible()).toBe(false);
});

test('videos are served in ranges, with their types', async () => {
  for (const [name, type] of [
    ['walkthrough.webm', 'video/webm'],
    ['walkthrough.mp4', 'video/mp4'],
  ]) {
    const response = await fetch(`${inject('baseUrl')}/media/${name}`, { headers: { Range: 'bytes=0-99' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([206, type]);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  }
});

const findPlayerViolations = (page: Page) => findViolations(page, { include: ['.media'], allRulesInDark: true });

test('axe finds no violations in any state: poster, playing, settings', async () => {
  const { page } = await openPage();
  await openPlayer(page);
  expect(await findPlayerViolations(page)).toEqual([]);
  await pauseAt(page, 2);
  expect(await findPlayerViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speed', exact: true }).click();
  await page.locator('.player-panel').waitFor();
  await page.locator('.player-panel').waitFor();
  expect(await findPlayerViolations(page)).toEqual([]);
});
