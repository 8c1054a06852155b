import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionApp } from '../../src/server/production.ts';
import { createSmallContent } from '../small-content.ts';
import { useBrowser } from './browser.ts';

const openPage = useBrowser();
const root = createSmallContent();
const FILE = join(root, 'content/docs/tracing/data-model.mdx');
let server: ServerType;
let url = '';

beforeAll(async () => {
  const source = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, source.replace('---\n', '---\nheadingAliases:\n  what-observations-are: observations\n'));
  const { app } = productionApp({ root, logLevel: 'off' });
  url = await new Promise<string>((found) => {
    server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false }, ({ port }) =>
      found(`http://localhost:${port}`),
    );
  });
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Position of the heading relative to the sticky header, after the page has scrolled to it. */
async function getDistanceFromHeader(page: Page): Promise<number> {
  await page.waitForFunction(() => (document.getElementById('observations')?.getBoundingClientRect().top ?? 999) < 200);
  return page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById('observations')?.getBoundingClientRect().top ?? 0) - bottom;
  });
}

test('an old heading anchor scrolls to the renamed heading', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 600 } });
  await page.goto(`${url}/docs/tracing/data-model#what-observations-are`);
  expect(await getDistanceFromHeader(page)).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => {
    location.hash = '';
    location.hash = 'what-observations-are';
  });
  expect(await getDistanceFromHeader(page)).toBeGreaterThanOrEqual(0);
});

test('also works without JavaScript', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 600 }, javaScriptEnabled: false });
  await page.goto(`${url}/docs/tracing/data-model#what-observations-are`);
  expect(await getDistanceFromHeader(page)).toBeGreaterThanOrEqual(0);
});
