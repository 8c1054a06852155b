import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { type DevServer, startFixtureServer } from './dev-server.ts';

const openPage = useBrowser();
let fixtures: DevServer;

beforeAll(async () => {
  fixtures = await startFixtureServer();
});
afterAll(() => fixtures.close());

const getHydratedIsland = (page: Page, id: string) => page.locator(`#${id}[data-hydrated="true"]`);
const getCount = (page: Page, id: string, what: 'clicks' | 'focuses') =>
  page.locator(`#${id}`).getAttribute(`data-${what}`);

/** Opens the page; with `?slow` the islands' code does not arrive until `openGate`. */
async function openFixture(query = ''): Promise<Page> {
  const { page } = await openPage();
  await page.goto(`${fixtures.url}/${query}`);
  await page.locator('html[data-watching]').waitFor({ state: 'attached' });
  return page;
}

const openGate = (page: Page) => page.evaluate(() => dispatchEvent(new Event('open-gate')));

test('load and idle hydrate automatically; script, interaction and out-of-view islands do not', async () => {
  const page = await openFixture();
  await Promise.all(['load', 'idle', 'visible', 'inner'].map((id) => getHydratedIsland(page, id).waitFor()));
  for (const id of ['script', 'interaction', 'far']) expect(await getHydratedIsland(page, id).count(), id).toBe(0);
  await page.locator('#load button').click();
  expect(await getCount(page, 'load', 'clicks')).toBe('1');
});

test('visible hydrates when scrolled into view', async () => {
  const page = await openFixture();
  await getHydratedIsland(page, 'load').waitFor();
  expect(await getHydratedIsland(page, 'far').count()).toBe(0);
  await page.locator('#far').scrollIntoViewIfNeeded();
  await getHydratedIsland(page, 'far').waitFor();
});

test('script hydrates when a script asks for it, and reports when it is done', async () => {
  const page = await openFixture();
  await page.evaluate(
    () =>
      new Promise((done) => {
        const island = document.querySelector('#script')?.closest('sg-island');
        island?.addEventListener('sg:hydrated', done);
        island?.dispatchEvent(new Event('sg:hydrate'));
      }),
  );
  await getHydratedIsland(page, 'script').waitFor();
});

test('interaction: the first click hydrates it and takes effect exactly once', async () => {
  const page = await openFixture('?slow');
  await page.locator('#interaction button').click();
  expect(await getCount(page, 'interaction', 'clicks')).toBe('0');
  await openGate(page);
  await page.locator('#interaction[data-clicks="1"]').waitFor();
  await page.locator('#interaction button').click();
  expect(await getCount(page, 'interaction', 'clicks')).toBe('2');
});

test('interaction: clicks during hydration are all replayed', async () => {
  const page = await openFixture('?slow');
  for (let click = 0; click < 3; click += 1) await page.locator('#interaction button').click();
  await openGate(page);
  await page.locator('#interaction[data-clicks="3"]').waitFor();
});

test('interaction: the first focus hydrates it and is replayed', async () => {
  const page = await openFixture('?slow');
  await page.locator('#interaction button').focus();
  await openGate(page);
  await getHydratedIsland(page, 'interaction').waitFor();
  await page.locator('#interaction[data-focuses="1"]').waitFor();
  expect(await getCount(page, 'interaction', 'clicks')).toBe('0');
  await page.keyboard.press('Enter');
  expect(await getCount(page, 'interaction', 'clicks')).toBe('1');
});

test('children keep their DOM nodes', async () => {
  const page = await openFixture();
  const element = await page.locator('#kept').elementHandle();
  const inside = await page.locator('#kept em').elementHandle();
  await page.locator('#interaction button').click();
  await page.locator('#interaction[data-clicks="1"]').waitFor();
  for (const [selector, node] of [
    ['#kept', element],
    ['#kept em', inside],
  ] as const) {
    expect(await node?.evaluate((element, target) => element === document.querySelector(target), selector)).toBe(true);
  }
});

test('an island inside an island is a plain component; one among its children stays an island', async () => {
  const page = await openFixture();
  await getHydratedIsland(page, 'inner').waitFor();
  expect(await page.locator('#outer sg-island').count()).toBe(1);
  expect(await page.locator('sg-island sg-island #visible').count()).toBe(1);
  expect(await page.locator('sg-island sg-island #inner').count()).toBe(0);
  await page.locator('#inner button').click();
  expect(await getCount(page, 'inner', 'clicks')).toBe('1');
  await getHydratedIsland(page, 'visible').waitFor();
  await page.locator('#visible button').click();
  expect(await getCount(page, 'visible', 'clicks')).toBe('1');
});
