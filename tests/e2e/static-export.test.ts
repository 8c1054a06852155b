import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExportedSite, exportSmallSite } from '../exported-site.ts';
import { getChat } from './assistant-chat.ts';
import { PHONE, useBrowser } from './browser.ts';
import { openSearch } from './search-dialog.ts';
import { serveFolder } from './static-server.ts';

const openPage = useBrowser();
let site: ExportedSite;
let host: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = exportSmallSite();
  host = await serveFolder(site.folder);
});
afterAll(async () => {
  await host?.close();
  site?.remove();
});

const openExportedPage = (options = {}) => openPage({ ...options, baseURL: host.url });

test.each([
  ['wide', {}],
  ['phone', PHONE],
])('the search page finds pages in the browser: %s', async (_, options) => {
  const { page } = await openExportedPage(options);
  await page.goto('/search?q=sampling');
  await page.locator('main ol li', { hasText: 'Sampling' }).first().waitFor();
  expect(await page.getByRole('searchbox', { name: 'Search' }).last().inputValue()).toBe('sampling');
  expect(await page.locator('main mark').count()).toBeGreaterThan(0);
  expect(await page.locator('main').getByText('ask the assistant').count()).toBe(1);
});

test("the search page's form and its tabs search again", async () => {
  const { page } = await openExportedPage();
  await page.goto('/search');
  await page.getByRole('heading', { name: 'Start here' }).waitFor();
  await page.locator('#search-q').fill('sampling');
  await page.locator('#search-q').press('Enter');
  await page.waitForURL('/search?q=sampling');
  const tabs = page.getByRole('navigation', { name: 'Parts of the site' });
  await tabs.getByRole('link', { name: /^Docs/ }).click();
  await page.waitForURL('/search?q=sampling&tab=docs');
  await tabs.locator('[aria-current="page"]', { hasText: 'Docs' }).waitFor();
});

test('the search page says when nothing is found', async () => {
  const { page } = await openExportedPage();
  await page.goto('/search?q=zzzqqqxxx');
  await page.getByText('No results found.').waitFor();
  expect(await page.locator('main').textContent()).toContain('zzzqqqxxx');
});

test("the search page says if the index can't be loaded, and tries again", async () => {
  const visited = await openExportedPage();
  const { page } = visited;
  await page.context().route('**/search-index/**', (route) => route.abort());
  await page.goto('/search?q=sampling');
  await page.getByText('Failed to load search index.').waitFor();
  await page.context().unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('main ol li', { hasText: 'Sampling' }).first().waitFor();
  // The browser reports the requests that the test aborted.
  visited.errors.length = 0;
});

test('without JavaScript the search page says what it needs and links to the sections', async () => {
  const { page } = await openExportedPage({ javaScriptEnabled: false });
  await page.goto('/search?q=sampling');
  // Playwright's text selectors ignore this element's content.
  const notice = page.locator('main noscript');
  expect(await notice.locator('p').isVisible()).toBe(true);
  expect(await notice.locator('p').textContent()).toContain('needs JavaScript');
  await notice.locator('a[href="/faq"]').click();
  await page.waitForURL('/faq');
});

test('the dialog searches, and offers the assistant, which answers in the browser', async () => {
  const { page } = await openExportedPage();
  const { field, options } = await openSearch(page, '/docs');
  await field.fill('sampling');
  await options.filter({ hasText: 'Sampling' }).first().waitFor();
  await field.fill('zzzqqqxxx');
  await options.filter({ hasText: 'Contact Support' }).waitFor();
  expect(await options.filter({ hasText: 'Ask the assistant' }).count()).toBe(1);
  await field.fill('How do I sample traces?');
  await options.filter({ hasText: 'How do I sample traces?' }).first().click();
  await page.waitForURL('/docs/ask-ai?q=How+do+I+sample+traces%3F');
  await getChat(page, 'page').chat.getByText('Quoted from the docs', { exact: true }).waitFor();
});

test('pages say that votes and requests are not stored', async () => {
  const { page } = await openExportedPage();
  await page.goto('/docs/tracing');
  expect(await page.getByText("This copy of the site can't store votes.").isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Open an issue on GitHub' }).getAttribute('href')).toMatch(/\/issues$/);
  expect(await page.getByText('Was this page helpful?').count()).toBe(0);
  await page.goto('/integrations');
  expect(await page.getByText("can't store requests").isVisible()).toBe(true);
  await page.goto('/feedback?page=/docs&feedback=positive');
  expect(await page.getByText("can't store feedback").isVisible()).toBe(true);
});

test('the assistant answers in the browser, including a question in the URL', async () => {
  const { page } = await openExportedPage();
  await page.goto('/docs');
  await page.locator('header [data-assistant-open]').first().click();
  await page.waitForURL('/docs/ask-ai');
  const { chat, field } = getChat(page, 'page');
  await chat.getByText('This copy of the site answers in your browser').waitFor();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await field.fill('How do I sample traces?');
  await field.press('Enter');
  await chat.getByText('Quoted from the docs', { exact: true }).waitFor();
  await page.goto('/docs/ask-ai?q=How+do+I+keep+every+error%3F');
  await chat.getByRole('heading', { name: 'How do I keep every error?' }).waitFor();
  await expect.poll(() => chat.getByText('Quoted from the docs', { exact: true }).count()).toBe(2);
  expect(posts).toEqual([]);
});

test('without JavaScript the assistant says what it needs', async () => {
  const { page } = await openExportedPage({ javaScriptEnabled: false });
  await page.goto('/docs/ask-ai');
  expect(await page.locator('main noscript p').first().textContent()).toContain("can't answer on this copy");
  expect(await getChat(page, 'page').chat.isVisible()).toBe(false);
});

test('the price calculator works in the browser', async () => {
  const { page } = await openExportedPage();
  await page.goto('/pricing?units=600k');
  await page.getByText('600,000 units').waitFor();
  expect(await page.locator('#units').inputValue()).toBe('600k');
});

test('an old path redirects to the new page, and a trailing slash to the same page', async () => {
  const { page } = await openExportedPage();
  await page.goto('/docs/tracing/');
  expect(await page.locator('h1').textContent()).toBe('Tracing');
  await page.context().route('https://x.example/', (route) => route.fulfill({ body: 'Arrived' }));
  await page.goto('/x');
  await page.waitForURL('https://x.example/');
});
