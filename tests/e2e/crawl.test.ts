import { expect, inject, test } from 'vitest';
import { SECTIONS } from '../../src/site/sections.ts';
import { collectErrors, isOwnUrl, type TestPage, useBrowser } from './browser.ts';

const openPage = useBrowser();
const TABS_AT_ONCE = 3;
/** The layout of a desktop, drawn with a sixteenth of its pixels: nobody looks at them. */
const LOW_RESOLUTION = { deviceScaleFactor: 0.25 };
const isFile = (path: string) => /\.\w+$/.test(path);

/** Looks at one page, and says where its links lead within the site. */
async function checkPage({ page }: TestPage, path: string): Promise<string[]> {
  if (isFile(path)) {
    const { status } = await fetch(new URL(path, inject('baseUrl')), { redirect: 'manual' });
    expect(`${status} ${path}`).toBe(`200 ${path}`);
    return [];
  }
  const response = await page.goto(path);
  const redirected = response?.request().redirectedFrom() ? ' through a redirect' : '';
  expect(`${response?.status()} ${path}${redirected}`).toBe(`200 ${path}`);
  const seen = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    links: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  }));
  expect(`${seen.headings} h1 on ${path}`).toBe(`1 h1 on ${path}`);
  return seen.links.map((href) => href.replace(/[?#].*/, ''));
}

test('no page has a console error, a CSP violation or a request to others', { timeout: 900_000 }, async () => {
  const { page } = await openPage(LOW_RESOLUTION);
  const context = page.context();
  const strangers: string[] = [];
  context.on('request', (request) => isOwnUrl(request.url()) || strangers.push(request.url()));
  const tabs: TestPage[] = [];
  for (let tab = 0; tab < TABS_AT_ONCE; tab += 1) tabs.push(collectErrors(await context.newPage()));
  const written = SECTIONS.filter(({ id }) => id !== 'cookbook');
  const found = new Set<string>(['/', ...written.map(({ prefix }) => prefix)]);
  for (let queue = [...found]; queue.length > 0; ) {
    const next: string[] = [];
    const work = async (tab: TestPage) => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        for (const href of await checkPage(tab, path)) {
          if (!found.has(href)) next.push(href);
          found.add(href);
        }
      }
    };
    await Promise.all(tabs.map(work));
    queue = next;
  }
  expect([...found].filter((path) => !isFile(path)).length).toBeGreaterThan(300);
  expect(tabs.flatMap(({ errors }) => errors)).toEqual([]);
  expect(strangers).toEqual([]);
});
