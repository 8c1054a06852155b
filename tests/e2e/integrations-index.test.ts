import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { expectFitsAndAccessible } from './phone-and-axe.ts';

const openPage = useBrowser();
const PATH = '/integrations';

async function openIndex(options?: Parameters<typeof openPage>[0]) {
  const { page, errors } = await openPage(options);
  await page.goto(PATH);
  const field = page.getByRole('searchbox', { name: 'Filter integrations' });
  const found = page.locator('[data-found] li[data-name]');
  return {
    page,
    errors,
    field,
    found,
    getNames: () => found.evaluateAll((all) => all.map((one) => one.getAttribute('data-name'))),
  };
}

/** Types until the filter is loaded and responds. */
async function waitForFilter(page: Page) {
  const field = page.getByRole('searchbox', { name: 'Filter integrations' });
  await expect
    .poll(async () => {
      await field.fill('');
      await field.fill('l');
      return page.locator('[data-found] li').count();
    })
    .toBeGreaterThan(0);
  await field.fill('');
}

test('every tool is among the first twelve after two keystrokes', async () => {
  const { page, field, getNames } = await openIndex();
  await waitForFilter(page);
  const names = await page
    .locator('[data-groups] li[data-name]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-name') ?? ''));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    await field.fill(name.slice(0, 2));
    expect((await getNames()).slice(0, 12), name).toContain(name);
  }
});

test('filters by language and connection, keeps the filter in the URL, and Escape clears it', async () => {
  const { page, field, found, getNames } = await openIndex();
  await waitForFilter(page);
  await page.getByRole('combobox', { name: 'Any language' }).selectOption('TypeScript');
  await field.fill('la');
  expect(await getNames()).toContain('LangChain');
  expect(new URL(page.url()).search).toBe('?q=la&language=typescript');
  await page.reload();
  await expect.poll(() => found.count()).toBeGreaterThan(0);
  expect(await field.inputValue()).toBe('la');
  expect(await page.locator('[data-groups]').isVisible()).toBe(false);
  await field.press('Escape');
  await expect.poll(() => page.locator('[data-groups]').isVisible()).toBe(true);
  expect(new URL(page.url()).search).toBe('');
});

test('Enter opens the best result', async () => {
  const { page, field } = await openIndex();
  await waitForFilter(page);
  await field.fill('lit');
  await field.press('Enter');
  await page.waitForURL('**/integrations/gateways/litellm');
});

test('says when nothing is found', async () => {
  const { page, field } = await openIndex();
  await waitForFilter(page);
  await field.fill('zzz');
  await page.getByRole('status').filter({ hasText: 'No integration found' }).waitFor();
});

test('sends a request to our own endpoint, keeps the text if that fails, and thanks the reader', async () => {
  const { page, errors } = await openIndex();
  await waitForFilter(page);
  const bodies: unknown[] = [];
  const answers = [500, 200];
  await page.route('**/api/feedback', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: answers.shift() ?? 200, json: { ok: true } });
  });
  const tool = page.getByRole('textbox', { name: 'Tool' });
  const send = page.getByRole('button', { name: 'Send request' });
  await tool.fill('Tool X');
  await send.click();
  await page.getByText('could not be sent').waitFor();
  // The browser reports the refused request.
  errors.length = 0;
  expect(await tool.inputValue()).toBe('Tool X');
  await send.click();
  await page.getByText('Your request has arrived').waitFor();
  expect(await tool.inputValue()).toBe('');
  const body = { page: PATH, feedback: 'negative', comment: 'Integration request: Tool X' };
  expect(bodies).toEqual([body, body]);
}, 60_000);

test('without JavaScript all tools are shown by group, and a request opens the feedback page', async () => {
  const { page, field } = await openIndex({ javaScriptEnabled: false });
  expect(await field.isVisible()).toBe(false);
  const groups = page.getByRole('navigation', { name: 'Groups' }).getByRole('link');
  expect(await groups.count()).toBeGreaterThan(4);
  for (const link of await groups.all())
    expect(await page.locator(`h2${await link.getAttribute('href')}`).count()).toBe(1);
  expect(await page.locator('[data-groups] li[data-name]').last().isVisible()).toBe(true);
  await page.getByRole('textbox', { name: 'Tool' }).fill('Tool X');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('heading', { name: 'Check and send' }).waitFor();
  expect(await page.getByRole('textbox').filter({ hasText: 'Tool X' }).count()).toBe(1);
});

test('fits a phone, and axe finds no violations in either theme', async () => {
  const { page } = await openIndex(PHONE);
  await waitForFilter(page);
  await expectFitsAndAccessible(page);
}, 60_000);
