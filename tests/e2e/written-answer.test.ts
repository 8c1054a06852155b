import { expect, test } from 'vitest';
import { ANSWER, findChatViolations, getChat, LIGHT_ONLY, mockAskEndpoint } from './assistant-chat.ts';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const WIDE = { viewport: { width: 1280, height: 900 } };
const TEXT =
  'Set `sample_rate` where the client is made [1].\n- Keep 20 % first [1].\n\nA second paragraph follows [1].';

test.each([
  ['wide', WIDE],
  ['phone', PHONE],
])('a model-written answer links its citations, and is replaced by the quoted one: %s', async (_, options) => {
  const { page } = await openPage(options);
  const endpoint = await mockAskEndpoint(page);
  await page.goto('/docs/ask-ai');
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
  const { chat, examples, turns } = getChat(page, 'page');
  await examples.first().click();
  const question = 'How can Sightglass help me?';
  expect(await endpoint.waitForRequest()).toMatchObject({ question, chat: question });
  await endpoint.respond();
  const [source] = ANSWER;
  if (source) await endpoint.push(source, { type: 'text', text: TEXT });
  await chat.getByText('A second paragraph follows').waitFor();
  const texts = turns.locator('.chat-text');
  expect(await texts.count()).toBe(2);
  expect(await texts.first().locator('code').textContent()).toBe('sample_rate');
  const marks = turns.locator('.chat-text .chat-mark');
  expect(await marks.count()).toBe(3);
  expect(await marks.first().getAttribute('href')).toBe('/docs/tracing/sampling#before-you-sample');
  expect(await turns.locator('.chat-kind').textContent()).toBe('Written from the docs');
  expect(await findChatViolations(page, 'page', LIGHT_ONLY)).toEqual([]);
  await endpoint.push({ type: 'restart' }, ...ANSWER, { type: 'done' });
  await chat.getByText('A trace is kept whole or not at all.').waitFor();
  expect(await chat.getByText('A second paragraph follows').count()).toBe(0);
  expect(await turns.locator('.chat-sources li').count()).toBe(2);
  await expect.poll(() => turns.getAttribute('aria-busy')).toBe('false');
});
