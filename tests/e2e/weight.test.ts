import type { Page, Response } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { getLayoutShifts, PHONE, recordLayoutShifts, useBrowser } from './browser.ts';

const openPage = useBrowser();
const MAX_JS_BYTES = 15 * 1024;

/** Scrolls to the end of the page, a screen at a time. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top });
      await new Promise(requestAnimationFrame);
    }
  });
}

test('an untouched docs page loads little JavaScript, no React and nothing from third parties', async () => {
  const { page } = await openPage({ prefetch: true });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/docs/tracing', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.locator('a[data-prefetch]').first().waitFor();
  const others = responses.filter((response) => !response.url().startsWith(inject('baseUrl')));
  expect(others.map((response) => response.url())).toEqual([]);

  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const script of scripts) {
    expect(script.headers()['content-encoding']).toBe('br');
    expect(await script.text()).not.toMatch(/hydrateRoot|react\.transitional/);
    bytes += (await script.request().sizes()).responseBodySize;
  }
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_JS_BYTES);
});

test.each([
  ['/docs/tracing', 'wide', {}],
  ['/docs/tracing', 'phone', PHONE],
  ['/', 'wide', {}],
  ['/', 'phone', PHONE],
  ['/blog/2026-11-04-what-a-trace-is-for', 'wide', {}],
])('%s on a %s screen has no layout shift', async (path, _, options) => {
  const { page } = await openPage({ prefetch: true, ...options });
  await recordLayoutShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  expect(await getLayoutShifts(page)).toEqual([]);
});
