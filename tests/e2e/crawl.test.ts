import { expect, inject, test } from 'vitest';
import { SECTIONS } from '../../src/site/sections.ts';
import { isOwn, useBrowser, watch } from './browser.ts';

const open = useBrowser();
const TABS_AT_ONCE = 3;

/** Every page that can be reached by links from home and the sections, by what the server answers. */
async function reachable(): Promise<string[]> {
  const written = SECTIONS.filter(({ id }) => id !== 'cookbook');
  const found = new Set<string>(['/', ...written.map(({ prefix }) => prefix)]);
  for (const path of found) {
    const response = await fetch(new URL(path, inject('baseUrl')), { redirect: 'manual' });
    expect(`${response.status} ${path}`).toBe(`200 ${path}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      found.delete(path);
      continue;
    }
    for (const [, href = ''] of (await response.text()).matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) found.add(href);
  }
  return [...found];
}

test('no page has a console error, a CSP violation or a request to others', { timeout: 400_000 }, async () => {
  const paths = await reachable();
  expect(paths.length).toBeGreaterThan(130);
  const { page } = await open();
  const context = page.context();
  const strangers: string[] = [];
  context.on('request', (request) => isOwn(request.url()) || strangers.push(request.url()));
  const headings: string[] = [];
  const queue = [...paths];
  const faults: string[] = [];
  const tab = async () => {
    const visit = watch(await context.newPage());
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      await visit.page.goto(path);
      const h1 = await visit.page.locator('h1').count();
      if (h1 !== 1) headings.push(`${h1} h1 on ${path}`);
    }
    faults.push(...visit.faults);
  };
  await Promise.all(Array.from({ length: TABS_AT_ONCE }, tab));
  expect(faults).toEqual([]);
  expect(strangers).toEqual([]);
  expect(headings).toEqual([]);
});
