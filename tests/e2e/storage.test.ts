import { expect, test } from 'vitest';
import { LANGUAGE_KEY } from '../../src/site/synced-tabs.ts';
import { useBrowser, waitForNetworkIdle } from './browser.ts';

const openPage = useBrowser();

test.each([
  ['/search?q=trace', []],
  ['/docs/ask-ai', []],
  ['/pricing', []],
  // Synced tabs store their default.
  ['/', [LANGUAGE_KEY]],
  ['/docs/tracing/masking', [LANGUAGE_KEY]],
])('%s stores nothing before the visitor acts, except the default of synced tabs', async (path, keys) => {
  const { page } = await openPage();
  await page.goto(path);
  await waitForNetworkIdle(page);
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(stored).toEqual(keys);
  expect(await page.context().cookies()).toEqual([]);
});
