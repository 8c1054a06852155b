import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { readEnv, type SiteEnv } from '../../src/site/env.ts';
import { MEDIA_HOSTS } from '../../src/site/media-hosts.ts';
import { getHosts, THIRD_PARTIES, type ThirdParty } from '../../src/site/third-parties.ts';
import { collectErrors, useBrowser, waitForNetworkIdle, waitForScripts } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';
import { startServer } from './server.ts';
import { startToolsStub } from './tools-stub.ts';

const openPage = useBrowser();

/** The hosts of the table that may be contacted with consent to some categories. */
function getListedHosts(env: SiteEnv, ...categories: ThirdParty['category'][]): Set<string> {
  return new Set(
    THIRD_PARTIES.filter((party) => categories.includes(party.category)).flatMap((party) => getHosts(party, env)),
  );
}

/** Records every request to a host other than the server's; none leaves the machine. */
async function getUnexpectedHosts(
  context: BrowserContext,
  url: string,
  real: readonly string[] = [],
): Promise<Set<string>> {
  const unexpectedHosts = new Set<string>();
  const siteHost = new URL(url).host;
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== siteHost) unexpectedHosts.add(host);
  });
  await context.route(
    ({ host, protocol }) => /^https?:$/.test(protocol) && host !== siteHost && !real.includes(host),
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: '{}',
      }),
  );
  return unexpectedHosts;
}

async function crawl(page: Page, url: string, paths: readonly string[]): Promise<void> {
  const queue = [...paths];
  const tab = async () => {
    const tabPage = await page.context().newPage();
    const { errors } = collectErrors(tabPage);
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      await tabPage.goto(url + path);
      await tabPage.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      if (/\b404\b/.test(errors.join())) errors.length = 0; // Chromium itself logs the page that is not found.
    }
    expect(errors.filter((error) => /CSP|Content Security/.test(error))).toEqual([]);
  };
  await Promise.all([tab(), tab()]);
}

// `crawl.test.ts` checks every page before consent.
test('after consent no page makes a request to a host that is not on the list', { timeout: 240_000 }, async () => {
  const stub = await startToolsStub();
  const variables = {
    ANALYTICS_KEY: 'phc_test',
    ANALYTICS_HOST: stub.url,
    CRM_SCRIPT_URL: `${stub.url}/crm.js`,
  };
  const { server, url } = await startServer(variables);
  try {
    const { page } = await openPage();
    const context = page.context();
    const unexpectedHosts = await getUnexpectedHosts(context, url, [new URL(stub.url).host]);
    await context.addInitScript(() =>
      localStorage.setItem('consent', '{"version":1,"date":"2026-01-01","analytics":true,"marketing":true}'),
    );
    await crawl(page, url, Object.values(PAGE_TYPES));
    await expect.poll(() => stub.crmCommands.length, { timeout: 15_000 }).toBeGreaterThan(0);
    const allowed = getListedHosts(readEnv({ ...process.env, ...variables }), 'own', 'analytics', 'marketing');
    expect([...unexpectedHosts].filter((host) => !allowed.has(host))).toEqual([]);
    expect(unexpectedHosts.has(new URL(stub.url).host)).toBe(true);
  } finally {
    server.kill('SIGTERM');
    stub.close();
  }
});

test('a video contacts its host only after a click, and the host is on the list', async () => {
  const { page, errors } = await openPage();
  const unexpectedHosts = await getUnexpectedHosts(page.context(), inject('baseUrl'));
  await page.goto('/docs');
  await page.evaluate((player) => {
    const link = document.createElement('a');
    Object.assign(link.dataset, { embed: player, title: 'A video' });
    link.textContent = 'A video';
    document.querySelector('main')?.prepend(link);
  }, MEDIA_HOSTS.youtube.player('aqz-KE-bpKQ'));
  await waitForScripts(page);
  await waitForNetworkIdle(page);
  const allowed = getListedHosts(readEnv(process.env), 'click');
  const videos = () => [...unexpectedHosts].filter((host) => allowed.has(host));
  expect(videos()).toEqual([]);
  await page.locator('a[data-embed]').first().click();
  await page.locator('iframe').waitFor();
  await expect.poll(videos, { timeout: 15_000 }).toHaveLength(1);
  const ownHosts = getListedHosts(readEnv(process.env), 'own');
  expect([...unexpectedHosts].filter((host) => !allowed.has(host) && !ownHosts.has(host))).toEqual([]);
  errors.length = 0;
});

test('the page that lists third parties names every host of the table, and is easy to find', async () => {
  const { page } = await openPage();
  await page.goto('/third-parties');
  const text = await page.locator('main').textContent();
  for (const host of THIRD_PARTIES.flatMap((party) => getHosts(party, readEnv(process.env))))
    expect(text).toContain(host);
  for (const path of ['/cookie-policy', '/privacy', '/security/subprocessors']) {
    await page.goto(path);
    expect(await page.locator('main a[href="/third-parties"]').count()).toBeGreaterThan(0);
  }
});
