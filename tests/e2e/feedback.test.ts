import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser, waitForScripts } from './browser.ts';
import {
  FEEDBACK_PAGE,
  getFeedbackParts,
  type MockResponse,
  mockFeedbackEndpoint,
  waitForFocus,
  waitUntilDisabled,
  waitUntilEnabled,
} from './feedback-page.ts';

const openPage = useBrowser();

async function openFeedbackPage(options?: BrowserContextOptions, path: string = FEEDBACK_PAGE) {
  const { page, errors } = await openPage(options);
  const endpoint = await mockFeedbackEndpoint(page);
  await page.goto(path);
  await waitForScripts(page);
  return { page, errors, endpoint, ...getFeedbackParts(page) };
}

test.each([
  ['positive', 'yes'],
  ['negative', 'no'],
] as const)('clicking %s sends {page, feedback} at once and opens a dialog', async (feedback, button) => {
  const visited = await openFeedbackPage();
  await visited[button].click();
  await visited.dialog.waitFor();
  await expect.poll(() => visited.endpoint.getBodies()).toEqual([{ page: FEEDBACK_PAGE, feedback }]);
  const [request] = visited.endpoint.requests;
  expect(request?.method()).toBe('POST');
  expect(request?.headers()['content-type']).toBe('application/json');
  expect(visited.endpoint.getIdempotencyKeys()[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('the dialog opens without waiting for the answer; choice buttons are disabled while the first send is pending', async () => {
  const { dialog, endpoint, yes, no, field, send } = await openFeedbackPage();
  const respond = endpoint.pauseResponses();
  await yes.click();
  await dialog.waitFor();
  await waitUntilDisabled(yes);
  await waitUntilDisabled(no);
  await field.fill('Good samples.');
  await waitUntilDisabled(send); // "... or while a send is in progress"
  respond(200);
  await waitUntilEnabled(send);
  await waitUntilEnabled(yes);
  await waitUntilEnabled(no);
  expect(await field.inputValue()).toBe('Good samples.');
});

test('closing the dialog while the first send is pending keeps the choice buttons disabled until it is answered', async () => {
  const { page, dialog, endpoint, yes, no } = await openFeedbackPage();
  const respond = endpoint.pauseResponses();
  await no.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await waitUntilDisabled(yes);
  await waitUntilDisabled(no);
  respond(200);
  await waitUntilEnabled(yes);
  await waitForFocus(no);
  expect(await dialog.isVisible()).toBe(false);
});

test('the user may type a comment and send {page, feedback, comment} -> thank-you view with a Done button', async () => {
  const { dialog, endpoint, no, field, send, done } = await openFeedbackPage();
  await no.click();
  await waitForFocus(field);
  await field.fill('More samples, please.');
  await expect.poll(() => endpoint.requests.length).toBe(1);
  const respond = endpoint.pauseResponses();
  await waitUntilEnabled(send);
  await send.click();
  await waitUntilDisabled(send);
  expect(await field.getAttribute('readonly')).not.toBeNull();
  respond(200);
  await done.waitFor();
  await waitForFocus(done);
  await dialog.and(dialog.page().getByRole('dialog', { name: 'Thank you' })).waitFor();
  expect(await dialog.getByRole('status').textContent()).toContain('Thanks for your feedback');
  expect(endpoint.getBodies()).toEqual([
    { page: FEEDBACK_PAGE, feedback: 'negative' },
    { page: FEEDBACK_PAGE, feedback: 'negative', comment: 'More samples, please.' },
  ]);
  const [first, second] = endpoint.getIdempotencyKeys();
  expect(first).toBe(second);
  await done.click();
  await dialog.waitFor({ state: 'hidden' });
  await waitForFocus(no);
  await no.click();
  expect(await field.inputValue()).toBe('');
});

test('negative: Send feedback is disabled while the comment is empty or only whitespace', async () => {
  const { endpoint, no, field, send, page } = await openFeedbackPage();
  await no.click();
  await field.waitFor();
  await expect.poll(() => endpoint.requests.length).toBe(1);
  for (const blank of ['', '   ', '\n\t ']) {
    await field.fill(blank);
    await waitUntilDisabled(send);
    await page.keyboard.press('Control+Enter');
  }
  await field.fill(' x ');
  await waitUntilEnabled(send);
  await field.fill('');
  await waitUntilDisabled(send);
  expect(endpoint.requests).toHaveLength(1);
});

test('positive: comment optional', async () => {
  const { endpoint, yes, send, done } = await openFeedbackPage();
  await yes.click();
  await waitUntilEnabled(send);
  await send.click();
  await done.waitFor();
  expect(endpoint.getBodies()[1]).toEqual({ page: FEEDBACK_PAGE, feedback: 'positive', comment: '' });
});

test('the placeholder invites the user to include an e-mail address if they want a reply', async () => {
  const { page, yes, no, field } = await openFeedbackPage();
  for (const button of [no, yes]) {
    await waitUntilEnabled(button);
    await button.click();
    expect(await field.getAttribute('placeholder')).toContain('Include your e-mail address if you want a reply.');
    await page.keyboard.press('Escape');
  }
});

test('the avatar in the feedback dialog is 48px', async () => {
  const { dialog, yes } = await openFeedbackPage();
  await yes.click();
  const avatar = dialog.locator('img');
  expect(await avatar.evaluate((image) => (image as HTMLImageElement).decode())).toBeUndefined();
  const box = await avatar.boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);
  expect(await avatar.getAttribute('src')).toMatch(/^\/team\/\w+\.svg$/);
});

const FAILURES: MockResponse[] = [422, 503, 'unreachable'];

test.each(FAILURES)('if the first send fails (%s), the choice and dialog reset, silently', async (failure) => {
  const { page, errors, dialog, endpoint, yes, no, field } = await openFeedbackPage();
  const shown = () => page.locator('#content').ariaSnapshot();
  const before = await shown();
  const respond = endpoint.pauseResponses();
  await no.click();
  await field.fill('Typed early.');
  respond(failure);
  await dialog.waitFor({ state: 'hidden' });
  await waitUntilEnabled(yes);
  await waitForFocus(no);
  expect(await shown()).toBe(before);
  await no.click();
  expect(await field.inputValue()).toBe('Typed early.');
  errors.length = 0; // Chromium itself logs a failed request.
});

test.each(FAILURES)(
  'if the comment send fails (%s), the same reset applies, and nothing typed is lost',
  async (failure) => {
    const { errors, dialog, endpoint, no, yes, field, send, done } = await openFeedbackPage();
    await no.click();
    await field.fill('The sample is wrong.');
    await waitUntilEnabled(send);
    endpoint.response = failure;
    await send.click();
    await dialog.waitFor({ state: 'hidden' });
    await waitUntilEnabled(yes);
    await waitForFocus(no);
    endpoint.response = 200;
    await no.click();
    expect(await field.inputValue()).toBe('The sample is wrong.');
    await waitUntilEnabled(send);
    await send.click();
    await done.waitFor();
    expect(endpoint.getBodies().at(-1)).toEqual({
      page: FEEDBACK_PAGE,
      feedback: 'negative',
      comment: 'The sample is wrong.',
    });
    errors.length = 0; // Chromium itself logs a failed request.
  },
);

test('closing the dialog clears choice and text: by Escape, the close button and a click outside', async () => {
  const { page, dialog, no, field } = await openFeedbackPage();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const leave of ways) {
    await no.click();
    expect(await field.inputValue()).toBe('');
    await field.fill('Not sent.');
    await leave();
    await dialog.waitFor({ state: 'hidden' });
    await waitUntilEnabled(no);
    await waitForFocus(no);
  }
});

test('focus returns to the button if the response arrives before the next frame after closing', async () => {
  const { page, dialog, no, field } = await openFeedbackPage();
  await page.getByRole('link', { name: 'Docs', exact: true }).first().focus();
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = (target, init) => {
      if (target !== '/api/feedback') return ask(target, init);
      return new Promise((resolve) => Object.assign(window, { answerNow: resolve }));
    };
  });
  await no.click();
  await waitForFocus(field);
  await dialog.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.click();
    (window as unknown as { answerNow(response: Response): void }).answerNow(Response.json({ ok: true }));
  });
  await dialog.waitFor({ state: 'hidden' });
  await waitUntilEnabled(no);
  await waitForFocus(no);
});

test('everything sent during one visit has the same key, and the next visit has another', async () => {
  const { page, endpoint, yes, no, dialog } = await openFeedbackPage();
  for (const button of [yes, no]) {
    await waitUntilEnabled(button);
    await button.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => endpoint.requests.length).toBe(2);
  await page.reload();
  await yes.click();
  await expect.poll(() => endpoint.requests.length).toBe(3);
  const [first, second, third] = endpoint.getIdempotencyKeys();
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('several clicks before the widget is hydrated send one choice', async () => {
  const { page, endpoint, yes, no, dialog } = await openFeedbackPage();
  let respond = () => {};
  const gate = new Promise<void>((done) => {
    respond = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await yes.click();
  await yes.click();
  await no.click();
  respond();
  await dialog.waitFor();
  await waitUntilEnabled(yes);
  expect(endpoint.getBodies()).toEqual([{ page: FEEDBACK_PAGE, feedback: 'positive' }]);
});

test("a comment over the endpoint's limit is not sent, and the reader sees why", async () => {
  const { endpoint, no, field, send, dialog } = await openFeedbackPage();
  await no.click();
  await field.fill('語'.repeat(3000));
  await dialog.getByText('This is longer than one comment can be.').waitFor();
  await waitUntilDisabled(send);
  await field.press('Control+Enter');
  await field.fill('語'.repeat(2000));
  await waitUntilEnabled(send);
  expect(endpoint.requests).toHaveLength(1);
});
