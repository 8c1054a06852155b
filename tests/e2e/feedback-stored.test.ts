import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runFeedback } from '../../scripts/feedback/run.ts';
import { FORM_MIN_MS } from '../../src/site/limits.ts';
import { useBrowser } from './browser.ts';
import { FEEDBACK_PAGE, getFeedbackParts } from './feedback-page.ts';
import { startServer } from './server.ts';

const openPage = useBrowser();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'stored-'));
let server: ChildProcess;
let baseURL = '';

beforeAll(async () => {
  ({ server, url: baseURL } = await startServer({ DATA_DIR }));
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(DATA_DIR, { recursive: true });
});

const readStoredFeedback = async (): Promise<{ reference: string }[]> =>
  JSON.parse((await runFeedback(['export', '--format', 'json'], { DATA_DIR })).stdout || '[]');
beforeEach(async () => {
  for (const { reference } of await readStoredFeedback()) await runFeedback(['delete', reference], { DATA_DIR });
});

test('a choice and its comment are stored as one row before the thank-you view appears', async () => {
  const { page } = await openPage({ baseURL });
  await page.goto(FEEDBACK_PAGE);
  const { no, field, send, done } = getFeedbackParts(page);
  const answered = page.waitForResponse('**/api/feedback');
  await no.click();
  expect((await answered).status()).toBe(200);
  expect(await readStoredFeedback()).toMatchObject([{ page: FEEDBACK_PAGE, feedback: 'negative', comment: null }]);
  await field.fill('Where does the key come from?');
  await send.click();
  await done.waitFor();
  expect(await readStoredFeedback()).toMatchObject([
    { page: FEEDBACK_PAGE, feedback: 'negative', comment: 'Where does the key come from?', status: 'new' },
  ]);
});

test('works without JavaScript as a plain form: the choice, then the comment, in one row', async () => {
  const { page } = await openPage({ baseURL, javaScriptEnabled: false });
  await page.goto(FEEDBACK_PAGE);
  await getFeedbackParts(page).yes.click();
  await page.waitForURL('**/feedback?*');
  expect(await readStoredFeedback()).toMatchObject([{ page: FEEDBACK_PAGE, feedback: 'positive', comment: null }]);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Good\nsample.');
  // Sooner submissions are treated as automated.
  await page.waitForTimeout(FORM_MIN_MS);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.waitForURL('**/feedback?*done=1');
  expect(await readStoredFeedback()).toMatchObject([{ feedback: 'positive', comment: 'Good\nsample.' }]);
});

test('without JavaScript, an error shows the form again with what was typed', async () => {
  const { page, errors } = await openPage({ baseURL, javaScriptEnabled: false });
  const query = new URLSearchParams({
    page: FEEDBACK_PAGE,
    feedback: 'negative',
    key: crypto.randomUUID(),
    token: 'old',
  });
  await page.goto(`/feedback?${query}`);
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await field.fill('Long words');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('The form had been open for too long.').waitFor();
  expect(await field.inputValue()).toBe('Long words');
  errors.length = 0; // The browser logs the 422 of the page.
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.waitForURL('**/feedback?*done=1');
  expect(await readStoredFeedback()).toMatchObject([
    { page: FEEDBACK_PAGE, feedback: 'negative', comment: 'Long words' },
  ]);
});
