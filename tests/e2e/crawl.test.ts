import { expect, inject, test } from 'vitest';
import { SECTIONS } from '../../src/site/sections.ts';
import { collectErrors, isOwnUrl, type TestPage, useBrowser } from './browser.ts';

const openPage = useBrowser();
const TABS_AT_ONCE = 3;
const isFile = (path: string) => /\.\w+$/.test(path);

/**
 * Runs in each page before anything else: parses it and runs its scripts without layout and paint, which take more than
 * half of a page's CPU time. Errors, violations and requests don't depend on them; tests of page types look at layouts.
 */
function skipLayout(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { display: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: reads links and files, and hydrates the islands that a visitor would scroll to. */
async function readPage() {
  const islands = [...document.querySelectorAll('sg-island[data-on="visible"]:not([data-hydrated])')];
  const hydrated = islands.map((island) => new Promise((done) => island.addEventListener('sg:hydrated', done)));
  for (const island of islands) island.dispatchEvent(new Event('sg:hydrate'));
  await Promise.all(hydrated);
  const files = document.querySelectorAll('[src], [poster], link[rel="stylesheet"], link[rel="preload"]');
  return {
    headings: document.querySelectorAll('h1').length,
    links: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    files: [...files]
      .flatMap((file) => ['src', 'poster', 'href'].flatMap((name) => file.getAttribute(name) ?? []))
      .map((url) => new URL(url, location.href).href),
  };
}

/** Visits one page and returns its links within the site. */
async function checkPage({ page }: TestPage, path: string): Promise<string[]> {
  if (isFile(path)) {
    const { status } = await fetch(new URL(path, inject('baseUrl')), { redirect: 'manual' });
    expect(`${status} ${path}`).toBe(`200 ${path}`);
    return [];
  }
  const response = await page.goto(path);
  const redirected = response?.request().redirectedFrom() ? ' through a redirect' : '';
  expect(`${response?.status()} ${path}${redirected}`).toBe(`200 ${path}`);
  const contents = await page.evaluate(readPage);
  expect(`${contents.headings} h1 on ${path}`).toBe(`1 h1 on ${path}`);
  const foreign = contents.files.filter((url) => !url.startsWith('data:') && !isOwnUrl(url));
  expect({ path, foreign }).toEqual({ path, foreign: [] });
  return contents.links.map((href) => href.replace(/[?#].*/, ''));
}

test('before consent no page has a console error, a CSP violation or a third-party request', {
  timeout: 900_000,
}, async () => {
  const { page } = await openPage();
  const context = page.context();
  await context.addInitScript(skipLayout);
  const foreignUrls: string[] = [];
  context.on('request', (request) => isOwnUrl(request.url()) || foreignUrls.push(request.url()));
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
  expect(foreignUrls).toEqual([]);
});
