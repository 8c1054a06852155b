import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANSWER, findViolationsIn, getChat, mockAskEndpoint } from './assistant-chat.ts';
import { PHONE, useBrowser } from './browser.ts';
import { openSearch, search } from './search-dialog.ts';

const openPage = useBrowser();
const QUESTION = 'How do I sample traces in Python?';
const SIZES = [
  ['wide', {}],
  ['phone', PHONE],
] as const;

const isWhollyInView = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.each(SIZES)('a question offers to ask the assistant, above the first result: %s', async (_, options) => {
  const { page } = await openPage(options);
  const { options: rows, selectedOption } = await openSearch(page);
  await search(page, 'sampling');
  expect(await rows.filter({ hasText: 'Ask:' }).count(), 'a topic is no question').toBe(0);
  await search(page, QUESTION);
  await rows.filter({ hasText: `Ask: ${QUESTION}` }).waitFor();
  expect(await rows.first().textContent()).toContain(`Ask: ${QUESTION}`);
  expect(await rows.first().getAttribute('href')).toBe(`/docs/ask-ai?${new URLSearchParams({ q: QUESTION })}`);
  expect(await selectedOption.getAttribute('data-index'), 'Enter opens the first result').toBe('1');
  expect(await isWhollyInView(selectedOption)).toBe(true);
  expect(await page.locator('[data-search-dialog] [role="status"]').last().textContent()).toContain(
    'ask the assistant',
  );
  expect(await findViolationsIn(page, '[data-search-dialog]')).toEqual([]);
});

test('Arrow up and Enter ask the question in the panel and focus it', async () => {
  const { page } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  const { dialog } = await openSearch(page);
  await search(page, QUESTION);
  await dialog.getByText(`Ask: ${QUESTION}`).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect((await endpoint.waitForRequest()).question).toBe(QUESTION);
  expect(await dialog.getAttribute('open')).toBeNull();
  const { field, turns } = getChat(page);
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await turns.count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/docs/tracing');
});

test('Enter opens the first result of a question, even before the answer arrives', async () => {
  const { page } = await openPage();
  await openSearch(page);
  await page.keyboard.insertText(QUESTION);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/docs/tracing');
  expect(page.url()).not.toContain('/docs/ask-ai');
});

test('on a phone a tap asks the question in the sheet', async () => {
  const { page } = await openPage(PHONE);
  const endpoint = await mockAskEndpoint(page);
  const { dialog } = await openSearch(page);
  await search(page, QUESTION);
  await dialog.getByText(`Ask: ${QUESTION}`).tap();
  await endpoint.waitForRequest();
  await endpoint.respond();
  await endpoint.push(...ANSWER, { type: 'done' });
  await getChat(page).chat.getByText('Quoted from the docs', { exact: true }).waitFor();
  expect(await dialog.getAttribute('open')).toBeNull();
});

test.each(SIZES)(
  'the search page shows the first passage and keeps the first result in view: %s',
  async (_, options) => {
    const { page } = await openPage(options);
    const endpoint = await mockAskEndpoint(page);
    await page.goto(`/search?${new URLSearchParams({ q: QUESTION })}`);
    const preview = page.getByRole('region', { name: 'Answer from the docs' });
    await preview.waitFor();
    expect(await isWhollyInView(page.locator('main ol li a').first())).toBe(true);
    expect(await findViolationsIn(page, 'main')).toEqual([]);
    await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
    await preview.getByRole('link', { name: 'Show the whole answer' }).click();
    expect((await endpoint.waitForRequest()).question).toBe(QUESTION);
  },
);

test('without JavaScript the search page links to the whole answer', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`/search?${new URLSearchParams({ q: QUESTION })}`);
  await page.getByRole('link', { name: 'Show the whole answer' }).click();
  await page.waitForURL((url) => url.pathname === '/docs/ask-ai' && url.searchParams.get('q') === QUESTION);
  expect(await page.getByText('Quoted from the docs', { exact: true }).first().isVisible()).toBe(true);
});

test('the search page shows no answer if the docs do not answer the question', async () => {
  const { page } = await openPage();
  await page.goto(`/search?${new URLSearchParams({ q: 'What is the weather in Paris today?' })}`);
  await page.locator('main [role="status"]').waitFor();
  expect(await page.getByRole('region', { name: 'Answer from the docs' }).count()).toBe(0);
});
