import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useBrowser } from './browser.ts';
import { OWN_SITE, type RegionServer, startRegion } from './regions.ts';
import { startServer } from './server.ts';

const open = useBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
let region: RegionServer;
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  region = await startRegion(OWN_SITE.region('eu'));
  const url = region.url;
  site = await startServer({ CLOUD_EU_URL: url, CLOUD_US_URL: `${url}/us`, CLOUD_HIPAA_URL: `${url}/hipaa` });
});
afterAll(async () => {
  site.server.kill('SIGTERM');
  await once(site.server, 'exit');
  await region.close();
});

test('back from the app in the browser’s cache: the page asks again and knows the sign-in', async () => {
  const { page, faults } = await open({ baseURL: site.address.replace('localhost', OWN_SITE.www) });
  region.mood = 'silent';
  await page.goto('/docs');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await vi.waitFor(() => expect(region.asked).toHaveLength(1));
  await page.goto(`${region.url}/login`);
  await vi.waitFor(() => expect(region.asked[0]?.aborted).toBe(true));
  region.mood = 'well';
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('html[data-persisted="true"]').waitFor({ state: 'attached' });
  await page.locator('header a:has-text("To App")').first().waitFor();
  expect(region.asked).toHaveLength(2);
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
  faults.length = 0; // The paths of the other two regions are not there.
});
