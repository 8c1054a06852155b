import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();

const VISITS = [
  ['/', { ...PHONE, reducedMotion: 'reduce' }],
  ['/docs/tracing/get-started', { ...PHONE, reducedMotion: 'reduce' }],
  ['/docs/api/organizations', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }],
] as const;

/** Remembers the computed styles of one element for each tag with its classes and its parent's, or lists those that have changed since. */
function compareStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const memory = window as unknown as { styles?: string[] };
    const getKind = (element: Element) => `${element.tagName} ${element.getAttribute('class')}`;
    const all = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('svg > *'));
    const kinds = new Map(
      all.map((element) => [getKind(element) + getKind(element.parentElement ?? element), element]),
    );
    const elements = [...kinds.values()];
    const styles = elements.flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      }),
    );
    const before = memory.styles;
    memory.styles = styles;
    if (!before) return [];
    const changed = styles.flatMap((style, index) => (style === before[index] ? [] : [Math.floor(index / 3)]));
    return changed.map((index) => elements[index]?.outerHTML.slice(0, 120) ?? '');
  });
}

/** Adds a stylesheet after that of the page. */
async function addStyles(page: Page, href: string | undefined): Promise<void> {
  await page.evaluate(async (href) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const loaded = new Promise((done, fail) => Object.assign(sheet, { onload: done, onerror: fail }));
    document.querySelector('link[data-full]')?.after(sheet);
    await loaded;
    await document.fonts.ready;
  }, href);
}

test.each(VISITS)('%s looks as it does with the full stylesheet', async (path, options) => {
  const { page } = await openPage(options);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // Reading the styles of code out of view starts its scroll animations, which the next frame shows.
  await compareStyles(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await compareStyles(page);
  await addStyles(page, (await page.locator('link[data-full]').getAttribute('data-full')) ?? undefined);
  expect(await compareStyles(page)).toEqual([]);
});

test('the first island that is used adds all styles and loads no font again', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing/get-started');
  const full = page.locator('link[rel="stylesheet"][href^="/assets/full-"]');
  expect(await full.count()).toBe(0);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.getByRole('searchbox', { name: 'Search the site' }).first().click();
  await page.getByRole('combobox', { name: 'Search the site' }).waitFor();
  await page.locator('sg-island[data-hydrated] [data-search-dialog]').waitFor();
  expect(await full.count()).toBe(1);
  expect(fonts).toEqual([]);
});

test('an island works if the styles cannot be loaded', async () => {
  const { page, errors } = await openPage();
  await page.route('**/assets/full-*.css', (route) => route.abort());
  await page.goto('/docs/tracing/get-started');
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('dialog').waitFor();
  errors.length = 0;
});

test.each(['/pricing', '/careers'])(
  '%s, which neither docs nor home pages look like, has the whole stylesheet',
  async (path) => {
    const html = await (await fetch(inject('baseUrl') + path)).text();
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/site-/);
    expect(html).not.toContain('data-full');
  },
);
