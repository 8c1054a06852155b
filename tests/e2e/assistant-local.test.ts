import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANSWER, type ChatParts, findChatViolations, getChat, mockAskEndpoint, openChat } from './assistant-chat.ts';
import { isSignInCheck, NAVIGATION_TIMEOUT, PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const QUESTION = 'How do I sample traces in Python?';
const KEY = 'assistant-local';

const getLocalSwitch = ({ chat }: ChatParts) => chat.getByRole('switch', { name: 'Answer in this browser' });
const getStoredSetting = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function openFromMenu(page: Page): Promise<ChatParts> {
  await page.goto('/docs/tracing');
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  await page.locator('[popovertarget="phone-nav"]').first().tap();
  await page.locator('#phone-nav [data-assistant-open]').tap();
  const parts = getChat(page);
  await parts.chat.locator('.chat-body').waitFor();
  return parts;
}

/** Turns on answers in the browser and waits until they are ready. */
async function enableLocalAnswers(parts: ChatParts): Promise<void> {
  await getLocalSwitch(parts).check();
  await parts.chat.getByText('Nothing is sent.').waitFor(NAVIGATION_TIMEOUT);
}

async function ask({ field }: ChatParts, question: string): Promise<void> {
  await field.fill(question);
  await field.press('Enter');
}

test.each([
  ['wide', {}, openChat],
  ['phone', PHONE, openFromMenu],
])('answers in the browser send nothing: %s', async (_, options, openHere) => {
  const { page } = await openPage(options);
  const loaded: string[] = [];
  page.on('request', (request) => isSignInCheck(request.url()) || loaded.push(request.url()));
  const parts = await openHere(page);
  const { chat, turns } = parts;
  expect(await chat.getByText('about 4 MB').isVisible()).toBe(true);
  expect(loaded.filter((url) => url.includes('answers.json'))).toEqual([]);
  expect(await getStoredSetting(page)).toBeNull();
  await enableLocalAnswers(parts);
  expect(loaded.filter((url) => url.includes('answers.json'))).toHaveLength(1);
  expect(await getStoredSetting(page)).toBe('1');
  loaded.length = 0;
  await ask(parts, QUESTION);
  await chat.getByText('Quoted from the docs', { exact: true }).waitFor();
  expect(await turns.last().textContent()).toMatch(/SAMPLE_RATE|sample_rate/);
  await ask(parts, 'And in TypeScript?');
  await expect.poll(() => chat.getByText('Quoted from the docs', { exact: true }).count()).toBe(2);
  expect(loaded, 'not a single request').toEqual([]);
  expect(await chat.getByRole('button', { name: 'Helpful', exact: true }).count()).toBe(0);
  expect(await chat.getByRole('button', { name: 'Share' }).count()).toBe(0);
  expect(await findChatViolations(page)).toEqual([]);
});

test('the choice is kept on the next page; after switching off, earlier questions stay in the browser', async () => {
  const { page } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  const parts = await openChat(page);
  await enableLocalAnswers(parts);
  await ask(parts, QUESTION);
  await parts.chat.getByText('Quoted from the docs', { exact: true }).waitFor();
  await page.goto('/docs/tracing/sampling');
  await parts.chat.getByText('Nothing is sent.').waitFor(NAVIGATION_TIMEOUT);
  expect(await getLocalSwitch(parts).isChecked()).toBe(true);
  expect(await endpoint.getRequestCount()).toBe(0);
  await getLocalSwitch(parts).uncheck();
  expect(await getStoredSetting(page)).toBeNull();
  await ask(parts, 'What does it cost?');
  const sent = await endpoint.waitForRequest();
  expect(JSON.stringify(sent)).not.toContain(QUESTION);
  expect(sent).toMatchObject({ question: 'What does it cost?', before: [] });
  await endpoint.respond();
  await endpoint.push(...ANSWER, { type: 'done' });
  await parts.chat.getByRole('button', { name: 'Helpful', exact: true }).waitFor();
});

test('if the docs cannot be downloaded, the question is not sent and returns to the field', async () => {
  const { page, errors } = await openPage();
  await page.context().route('**/search-index/answers.json', (route) => route.abort());
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const parts = await openChat(page);
  await getLocalSwitch(parts).check();
  await parts.chat.getByText('The docs could not be downloaded. Check your connection').waitFor(NAVIGATION_TIMEOUT);
  await ask(parts, QUESTION);
  await parts.errorMessage.getByText('Your question was not sent.').waitFor();
  expect(await parts.field.inputValue()).toBe(QUESTION);
  expect(sent).toEqual([]);
  await page.context().unroute('**/search-index/answers.json');
  await parts.errorMessage.getByRole('button', { name: 'Try again' }).click();
  await parts.chat.getByText('Quoted from the docs', { exact: true }).waitFor(NAVIGATION_TIMEOUT);
  // The browser reports the requests that the test aborted.
  errors.length = 0;
});
