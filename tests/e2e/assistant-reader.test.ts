import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  ANSWER,
  type AskEndpointMock,
  findChatViolations,
  getChat,
  mockAskEndpoint,
  openChat,
} from './assistant-chat.ts';
import { getFocusedText, PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const SAMPLING = '/docs/tracing/sampling';
const NEXT = ['How do I keep every error?', 'Which traces are dropped?'];

async function respondWithAnswer(endpoint: AskEndpointMock, count = 1): Promise<void> {
  await endpoint.waitForRequest(count);
  await endpoint.respond();
  await endpoint.push(...ANSWER, { type: 'next', questions: NEXT }, { type: 'done' });
}

/** Collects the votes of a page and lets the test decide how each one ends. */
async function mockVoteEndpoint(page: Page): Promise<{ bodies: Record<string, unknown>[]; status: number }> {
  const caught: { bodies: Record<string, unknown>[]; status: number } = { bodies: [], status: 200 };
  await page.route('**/api/ask/feedback', (route) => {
    caught.bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: caught.status, json: {} });
  });
  return caught;
}

test('a vote is sent; a negative one asks for a reason and says what is sent with it', async () => {
  const { page, errors } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  const votes = await mockVoteEndpoint(page);
  const { chat, field } = await openChat(page);
  await field.fill('How do I sample?');
  await field.press('Enter');
  await respondWithAnswer(endpoint);
  const [up, down] = [
    chat.getByRole('button', { name: 'Helpful', exact: true }),
    chat.getByRole('button', { name: 'Not helpful' }),
  ];
  await down.click();
  await chat.getByRole('group', { name: 'What was wrong?' }).waitFor();
  expect(await down.getAttribute('aria-pressed')).toBe('true');
  expect(await findChatViolations(page)).toEqual([]);
  const send = chat.getByRole('button', { name: 'Send feedback' });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await chat.getByRole('radio', { name: 'Something is missing' }).check();
  await chat.getByRole('textbox', { name: 'Details (optional)' }).fill('No Go example.');
  votes.status = 503;
  await send.click();
  await chat.getByText('Your feedback could not be sent.').waitFor();
  votes.status = 200;
  await send.click();
  await chat.getByText('Thanks for your feedback.').waitFor();
  const sources = [SAMPLING, '/docs/tracing'];
  const [first, , last] = votes.bodies;
  expect(first).toEqual({ sources, helpful: false, key: first?.key });
  expect(last).toEqual({
    ...first,
    question: 'How do I sample?',
    reason: 'incomplete',
    comment: 'No Go example.',
  });
  await up.click();
  await expect.poll(() => votes.bodies.length).toBe(4);
  expect(votes.bodies[3]).toEqual({ sources, helpful: true, key: first?.key });
  errors.length = 0; // Chromium itself logs the 503.
});

test('an answer can be regenerated, and suggests questions to ask with a click', async () => {
  const { page } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  const { chat, field, turns } = await openChat(page);
  await field.fill('How do I sample?');
  await field.press('Enter');
  await respondWithAnswer(endpoint);
  await chat.getByRole('button', { name: 'Ask again' }).click();
  expect((await endpoint.waitForRequest(2)).question).toBe('How do I sample?');
  expect(await turns.count()).toBe(1);
  await respondWithAnswer(endpoint, 2);
  expect(await chat.locator('.chat-next button').allTextContents()).toEqual(NEXT);
  await chat.getByRole('button', { name: NEXT[1] ?? '' }).click();
  expect(await endpoint.waitForRequest(3)).toMatchObject({ question: NEXT[1], before: ['How do I sample?'] });
  expect(await turns.count()).toBe(2);
  expect(await chat.locator('.chat-next').count()).toBe(0);
});

test.each([
  ['any page', '/pricing', 'dialog'],
  ['its own page', '/docs/ask-ai', 'page'],
] as const)('?ask= on %s opens the assistant with the question, once', async (_, path, place) => {
  const { page } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  await page.goto(`${path}?${new URLSearchParams({ ask: ' How do I sample? ', tab: 'x' })}`);
  expect((await endpoint.waitForRequest()).question).toBe('How do I sample?');
  await getChat(page, place).turns.waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=x');
});

test('a question sent with Enter before the chat is ready is not lost', async () => {
  const { page } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  // The chat's code arrives only after the key press.
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/Assistant[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/docs/ask-ai');
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  const { field } = getChat(page, 'page');
  await field.click();
  await page.keyboard.type('How do I sample?');
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('How do I sample?');
  release();
  expect((await endpoint.waitForRequest()).question).toBe('How do I sample?');
});

test('on a wide screen it is a panel: the page stays usable, the panel opens on the next page without taking focus, and a running answer continues there', async () => {
  const { page } = await openPage();
  const endpoint = await mockAskEndpoint(page);
  const { chat, field, turns } = await openChat(page, SAMPLING);
  expect(await chat.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
  const panel = await chat.boundingBox();
  const article = await page.locator('article').first().boundingBox();
  expect((article?.x ?? 0) + (article?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  await field.fill('How do I sample?');
  await field.press('Enter');
  await endpoint.waitForRequest();
  await endpoint.respond();
  await endpoint.push(...ANSWER.slice(0, 2));
  await page.locator('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== SAMPLING);
  expect((await endpoint.waitForRequest()).question).toBe('How do I sample?');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await respondWithAnswer(endpoint);
  await chat.getByRole('button', { name: 'Copy answer' }).waitFor();
  await page.reload();
  await turns.waitFor();
  expect(await endpoint.getRequestCount()).toBe(0);
  expect(await findChatViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(() => chat.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => chat.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
  await field.focus();
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => 'assistantPanel' in document.documentElement.dataset)).toBe(false);
  await page.reload();
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  expect(await chat.isVisible()).toBe(false);
});

test('a source opens its page at the quoted passage', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 400 } });
  const endpoint = await mockAskEndpoint(page);
  const { chat, field } = await openChat(page, '/docs/tracing');
  const passage = await page.request.get(SAMPLING).then(async (response) => {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
    const texts = [...main.matchAll(/<p>([^<&]{60,})<\/p>/g)].map(([, text = '']) => text);
    return texts.at(-1) ?? '';
  });
  await field.fill('How?');
  await field.press('Enter');
  await endpoint.waitForRequest();
  await endpoint.respond();
  const source = { number: 1, title: 'Sampling', heading: '', url: SAMPLING, trail: [] };
  await endpoint.push({ type: 'source', source }, { type: 'quote', text: passage, source: 1 }, { type: 'done' });
  await chat.locator('.chat-sources a').click();
  await page.waitForURL(`**${SAMPLING}**`);
  const target = page.locator('main p', { hasText: passage.slice(0, 50) }).first();
  const isInView = () => target.evaluate((one) => Math.abs(one.getBoundingClientRect().top - 200) < 200);
  await expect.poll(isInView).toBe(true);
});

test('readers can ask about selected text by pointer and by keyboard; touch screens keep their own menu', async () => {
  const { page } = await openPage();
  await page.goto(SAMPLING);
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  const button = page.getByRole('button', { name: 'Ask about this' });
  const paragraph = page.locator('.prose > p').first();
  await paragraph.click({ clickCount: 3 });
  await button.waitFor();
  await page.keyboard.press('Escape');
  await button.waitFor({ state: 'hidden' });
  await paragraph.click({ clickCount: 3 });
  await button.waitFor();
  await page.keyboard.press('Tab');
  expect(await getFocusedText(page)).toBe('Ask about this');
  await page.keyboard.press('Enter');
  const { field } = getChat(page);
  const text = ((await paragraph.textContent()) ?? '').slice(0, 40);
  await expect.poll(() => field.inputValue()).toMatch(/^About “.+”: $/);
  expect(await field.inputValue()).toContain(text);
  expect(await field.evaluate((one: HTMLTextAreaElement) => one.selectionStart === one.value.length)).toBe(true);

  const phone = await openPage(PHONE);
  await phone.page.goto(SAMPLING);
  await phone.page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  await phone.page
    .locator('.prose > p')
    .first()
    .evaluate((one) => getSelection()?.selectAllChildren(one));
  await phone.page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerup')));
  await phone.page.waitForFunction(() => getSelection()?.isCollapsed === false);
  expect(await phone.page.locator('[data-ask-selection]').isVisible()).toBe(false);
});

test('on a phone, a page that loads with an answer shows it, with and without JavaScript', async () => {
  const path = '/docs/ask-ai?q=what+does+it+cost';
  const { page, errors } = await openPage(PHONE);
  await page.goto(path);
  // The title and the form would leave no space for the answer.
  await page.waitForFunction(() => scrollY > 0);
  await expectAnswerInView(page);
  expect(await page.locator('.chat-page .chat-local-note').isVisible()).toBe(false);
  expect(errors).toEqual([]);

  const plain = await openPage({ ...PHONE, javaScriptEnabled: false });
  await plain.page.goto('/docs/ask-ai');
  await plain.page.getByRole('textbox', { name: 'Your question' }).fill('what does it cost');
  await plain.page.getByRole('button', { name: 'Send' }).click();
  await plain.page.waitForURL(/\?q=what.*#conversation$/);
  await expectAnswerInView(plain.page);
});

async function expectAnswerInView(page: Page): Promise<void> {
  const answer = page.getByText('A bill has two parts').first();
  await answer.waitFor();
  const [box, height] = [await answer.boundingBox(), page.viewportSize()?.height ?? 0];
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height / 1.5);
}
