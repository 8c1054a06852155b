import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const openPage = useBrowser();

/** The URL of a page's share picture, on the server under test. */
const getCard = (html: string) => {
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(url);
  return `${inject('baseUrl')}${pathname}${search}`;
};

test.each(['/', '/docs/tracing', '/faq', '/careers', '/blog'])(
  'structured data on %s passes the CSP and parses',
  async (path) => {
    const { page } = await openPage();
    await page.goto(path);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const types = (JSON.parse(text ?? '') as { '@graph': { '@type': string }[] })['@graph'].map(
      (node) => node['@type'],
    );
    expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite']);
    if (path === '/careers') expect(types).toContain('JobPosting');
    if (path === '/faq') expect(types).toContain('FAQPage');
  },
);

test.each([
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/changelog/rss.xml',
  '/changelog/atom.xml',
  '/sitemap.xml',
  '/opensearch.xml',
])('%s is well-formed', async (path) => {
  const { page } = await openPage();
  const text = await (await fetch(inject('baseUrl') + path)).text();
  const root = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return document.querySelector('parsererror') ? 'broken' : document.documentElement.childElementCount;
  }, text);
  expect(root).toBeGreaterThan(0);
});

test('the share card of a page is a picture of 1200 by 630', async () => {
  const { page } = await openPage();
  const response = await page.goto('/docs/tracing');
  const card = getCard((await response?.text()) ?? '');
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, card);
  expect(size).toEqual([1200, 630]);
});
