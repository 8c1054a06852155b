import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requireChromium } from '../../scripts/chromium.ts';
import { useBrowser } from './browser.ts';
import { type RegionServer, SAME_SITE_HOSTS, startRegion } from './regions.ts';
import { startServer } from './server.ts';

// The headless shell has no back/forward cache.
const openPage = useBrowser({
  executablePath: requireChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const POLL_OPTIONS = { timeout: 15_000, interval: 50 };
let regions: RegionServer[];
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  regions = await Promise.all(['eu', 'us', 'hipaa'].map((name) => startRegion(SAME_SITE_HOSTS.region(name))));
  const [eu, us, hipaa] = regions.map(({ url }) => url);
  site = await startServer({ CLOUD_EU_URL: `${eu}`, CLOUD_US_URL: `${us}`, CLOUD_HIPAA_URL: `${hipaa}` });
});
afterAll(async () => {
  site.server.kill('SIGTERM');
  await once(site.server, 'exit');
  await Promise.all(regions.map((region) => region.close()));
});

test('returning from the app via the back/forward cache: the page checks again and detects the sign-in', async () => {
  const { page } = await openPage({ baseURL: site.url.replace('localhost', SAME_SITE_HOSTS.www) });
  for (const region of regions) region.behaviour = 'no-response';
  await page.goto('/docs');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await vi.waitFor(() => expect(regions.map(({ requests }) => requests.length)).toEqual([1, 1, 1]), POLL_OPTIONS);
  await page.goto(`${regions[1]?.url}/login`);
  await vi.waitFor(
    () => expect(regions.map(({ requests }) => requests[0]?.aborted)).toEqual([true, true, true]),
    POLL_OPTIONS,
  );
  for (const region of regions) region.behaviour = 'ok';
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('html[data-persisted="true"]').waitFor({ state: 'attached' });
  const link = page.locator('header a:has-text("To App")').first();
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(regions[1]?.url);
  await vi.waitFor(() => expect(regions.map(({ requests }) => requests.length)).toEqual([2, 2, 2]), POLL_OPTIONS);
});
