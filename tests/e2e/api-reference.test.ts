import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { getLayoutShifts, PHONE, recordLayoutShifts, useBrowser } from './browser.ts';

const openPage = useBrowser();
const PATH = '/docs/api/scores';
const NESTED_PATH = '/docs/api/prompts';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** The builder of one operation, by its place on the page. */
const getBuilder = (page: Page, index: number) => page.locator('.request-builder').nth(index);
const CREATE = 1;
const DELETE = 3;

async function openBuilder(page: Page, index: number) {
  const builder = getBuilder(page, index);
  await builder.getByRole('button', { name: 'Build this request' }).click();
  await builder.getByLabel('Host', { exact: true }).waitFor();
  return { builder, command: builder.locator('.code-block code') };
}

/** Chooses the EU region, wherever it is listed. */
async function chooseRegion(builder: Locator): Promise<string> {
  const field = builder.getByLabel('Host', { exact: true });
  const url = (await field.locator('option', { hasText: /^EU: / }).getAttribute('value')) ?? '';
  await field.selectOption(url);
  return url;
}

/** Responds to every call of the public API and records it. */
async function mockApi(page: Page, answer: (route: Route) => Promise<void>) {
  const calls: { method: string; url: string; authorization?: string; body: string | null }[] = [];
  await page.route('**/api/public/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'OPTIONS')
      calls.push({
        method: request.method(),
        url: request.url(),
        authorization: request.headers().authorization,
        body: request.postData(),
      });
    await answer(route);
  });
  return calls;
}

test('a client-side request builder that shows the request: the command updates as the reader types', async () => {
  const { page } = await openPage();
  await page.goto(PATH);
  const { builder, command } = await openBuilder(page, CREATE);
  expect(await command.textContent()).toContain('curl "$SIGHTGLASS_HOST/api/public/scores"');
  await builder.getByLabel('Body').fill('{ "name": "kind", "value": 1 }');
  expect(await command.textContent()).toContain(`-d '{ "name": "kind", "value": 1 }'`);
  await builder.getByLabel('Body').fill('{');
  await builder.getByText('This is not JSON yet.').waitFor();

  const list = await openBuilder(page, 0);
  await list.builder.getByLabel('dataType').selectOption('boolean');
  await list.builder.getByLabel('name', { exact: true }).fill('a b');
  expect(await list.command.textContent()).toContain('/api/public/scores?name=a%20b&dataType=boolean"');
});

test('sends nothing unless the reader enters a host', async () => {
  const { page } = await openPage();
  const calls = await mockApi(page, (route) => route.fulfill({ status: 201, headers: CORS, json: { id: 'sc_1' } }));
  await page.goto(PATH);
  const { builder } = await openBuilder(page, CREATE);
  expect(await builder.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  expect(await builder.getByLabel('Secret key').count()).toBe(0);
  const region = await chooseRegion(builder);
  await builder.getByText('Secret keys and tokens belong on servers.').waitFor();
  await builder.getByLabel('Public key').fill('pk-sg-1');
  await builder.getByLabel('Secret key').fill('sk-sg-1');
  expect(calls).toEqual([]);
  await builder.getByRole('button', { name: 'Send POST' }).click();
  await builder.getByText('201 Created').waitFor();
  expect(await builder.locator('.request-builder-answer').textContent()).toBe('{\n  "id": "sc_1"\n}');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', url: `${region}/api/public/scores` });
  expect(atob(calls[0]?.authorization?.slice('Basic '.length) ?? '')).toBe('pk-sg-1:sk-sg-1');
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ name: 'toxicity' });
});

test('keys are kept in memory only, and never appear in the command', async () => {
  const { page } = await openPage();
  await page.goto(PATH);
  const { builder, command } = await openBuilder(page, CREATE);
  await chooseRegion(builder);
  await builder.getByLabel('Secret key').fill('sk-sg-hidden');
  expect(await command.textContent()).not.toContain('sk-sg-hidden');
  expect(await command.textContent()).toContain('$SIGHTGLASS_SECRET_KEY');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toContain('hidden');
  await page.reload();
  const again = await openBuilder(page, CREATE);
  expect(await again.builder.getByLabel('Host', { exact: true }).inputValue()).toBe('');
});

test('for another host, shows a command instead of a button and explains why', async () => {
  const { page } = await openPage();
  await page.goto(PATH);
  const { builder, command } = await openBuilder(page, CREATE);
  await builder.getByLabel('Host', { exact: true }).selectOption('other');
  await builder.getByText('This page may call the cloud regions and no other host.').waitFor();
  await builder.getByLabel('URL of the host').fill('sightglass');
  await builder.getByText('Write the whole URL').waitFor();
  await builder.getByLabel('URL of the host').fill('https://sightglass.corp.example/');
  expect(await command.textContent()).toContain('curl https://sightglass.corp.example/api/public/scores');
  expect(await builder.getByRole('button', { name: /^Send/ }).count()).toBe(0);
});

test('shows errors and missing responses as what they are', async () => {
  const { page, errors } = await openPage();
  let isSilent = false;
  await mockApi(page, (route) =>
    isSilent
      ? route.abort()
      : route.fulfill({
          status: 404,
          headers: CORS,
          json: { error: { code: 'not_found', message: 'No such score.' } },
        }),
  );
  await page.goto(PATH);
  const { builder } = await openBuilder(page, DELETE);
  await chooseRegion(builder);
  await builder.getByLabel('Public key').fill('pk');
  await builder.getByLabel('Secret key').fill('sk');
  await builder.getByRole('button', { name: 'Send DELETE' }).click();
  await builder.getByText('404 Not Found').waitFor();
  await builder.getByText('not_found').waitFor();
  isSilent = true;
  await builder.getByRole('button', { name: 'Send DELETE' }).click();
  await builder.getByText('No response.').waitFor();
  await builder.getByLabel('scoreId').fill('');
  await builder.getByText('Missing values:').waitFor();
  expect(await builder.getByRole('button', { name: 'Send DELETE' }).isDisabled()).toBe(true);
  errors.length = 0; // Chromium itself logs both.
});

test('asks for no keys if the operation needs none', async () => {
  const { page } = await openPage();
  await mockApi(page, (route) => route.fulfill({ status: 200, headers: CORS, json: { status: 'ok' } }));
  await page.goto('/docs/api/health');
  const { builder, command } = await openBuilder(page, 0);
  expect(await command.textContent()).toBe('curl "$SIGHTGLASS_HOST/api/public/health"');
  await chooseRegion(builder);
  expect(await builder.getByLabel('Secret key').count()).toBe(0);
  await builder.getByRole('button', { name: 'Send GET' }).click();
  await builder.getByText('200 OK').waitFor();
});

test('the builder opens and closes by keyboard, and its state is announced', async () => {
  const { page } = await openPage();
  await page.goto(PATH);
  const button = getBuilder(page, 0).getByRole('button', { name: 'Build this request' });
  await button.focus();
  await page.keyboard.press('Enter');
  await getBuilder(page, 0).getByLabel('limit').waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  await getBuilder(page, 0).getByLabel('limit').waitFor({ state: 'detached' });
});

const WIDE = { viewport: { width: 1280, height: 800 } };
const STICKY_TOP_PX = 84;

/** Text and examples of the first operation. */
const getColumns = (page: Page) => {
  const columns = page.locator('.api-columns').first();
  return { text: columns.locator('.api-text'), examples: columns.locator('.api-examples') };
};

async function getBox(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

test('from 1280 px request, builder and response stay in view next to the parameters', async () => {
  const { page } = await openPage(WIDE);
  await page.goto(PATH);
  const { text, examples } = getColumns(page);
  expect((await getBox(examples)).left).toBeGreaterThan((await getBox(text)).right);
  await text.getByText('dataType', { exact: true }).evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => Math.round((await getBox(examples)).top)).toBe(STICKY_TOP_PX);
  expect((await getBox(examples)).bottom).toBeLessThanOrEqual(800);
  for (const part of ['.tabs', '.request-builder', '.code-title:text("Response 200")'])
    expect(await examples.locator(part).count(), part).toBe(1);
  const { builder } = await openBuilder(page, 0);
  await builder.getByText('None: only show the command').first().waitFor({ state: 'attached' });
  expect((await getBox(examples)).bottom).toBeLessThanOrEqual(800);
});

test('from 1280 px the sidebar lists the operations of the page and marks the one being read', async () => {
  const { page } = await openPage(WIDE);
  await page.goto(`${PATH}#delete-score`);
  expect(await page.locator('aside [data-toc]').count()).toBe(0);
  expect(await page.locator('#section-nav [data-toc] a').allTextContents()).toContain('Score object');
  await expect
    .poll(() => page.locator('#section-nav [data-toc] [aria-current]').allTextContents())
    .toEqual(['Delete a score']);
});

test.each([
  ['a phone', PHONE, 360],
  ['a tablet', { viewport: { width: 1024, height: 768 } }, 1024],
])('on %s the examples follow the text in full, and nothing overflows the screen', async (_, options, width) => {
  const { page } = await openPage(options);
  await page.goto(NESTED_PATH);
  const { text, examples } = getColumns(page);
  expect((await getBox(examples)).top).toBeGreaterThanOrEqual((await getBox(text)).bottom);
  expect(await examples.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  expect(await page.locator('#section-nav [data-toc]').isVisible()).toBe(false);
  const hidden = await page
    .locator('.api-text *')
    .evaluateAll(
      (all, edge) =>
        all.filter((element) => element.getBoundingClientRect().right > edge).map(({ textContent }) => textContent),
      width,
    );
  expect(hidden).toEqual([]);
});

test('the Markdown of a page has each example once, and parameters as a list', async () => {
  const { page } = await openPage();
  const markdown = await (await page.request.get(`${PATH}.md`)).text();
  const [, create = ''] = markdown.split('## Create or replace a score');
  const [operation = ''] = create.split('\n## ');
  expect(operation).toMatch(/\n- `name` \*string\* \*\*required\*\*\n\n {2}\S/);
  expect(operation.match(/```json/g)).toHaveLength(1);
  expect(markdown.split('## Score object')[1]).not.toContain('```json');
});

test('without JavaScript, shows samples in every language and no builder', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(PATH);
  expect(await getBuilder(page, 0).isVisible()).toBe(false);
  await page.locator('#create-score').waitFor();
  expect(await page.locator('.tabs').first().locator('.tabs-panel').count()).toBe(3);
});

test('on a phone the open builder fits, nothing shifts before the first touch, and axe finds no violations in either theme', async () => {
  const { page } = await openPage(PHONE);
  await recordLayoutShifts(page);
  await page.goto(PATH);
  expect(await getLayoutShifts(page)).toEqual([]);
  const { builder } = await openBuilder(page, CREATE);
  await chooseRegion(builder);
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(sizes[0]).toBe(sizes[1]);
  const heights = await builder
    .locator('button:not(.code-copy), input, select')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await findViolations(page, { include: ['.request-builder'], allRulesInDark: true })).toEqual([]);
});

test('each code block shows what was checked and against which version', async () => {
  const { page } = await openPage();
  await page.goto(PATH);
  const notes = page.locator('.tabs').first().locator('.code-checked');
  expect(await notes.allTextContents()).toEqual([
    'Checked against public API 3.12.0',
    'Checked against Python SDK 3.8.2',
    'Checked against TypeScript SDK 4.1.0',
  ]);
  const markdown = await (await page.request.get(`${PATH}.md`)).text();
  expect(markdown).not.toContain('Checked against');
  expect(markdown).toContain('curl "$SIGHTGLASS_HOST/api/public/scores');
});

test('the contract is served as YAML and JSON, and the API catalog names it', async () => {
  const { page } = await openPage();
  const json = await (await page.request.get('/openapi.json')).json();
  expect(json).toMatchObject({ openapi: '3.1.0', info: { version: '3.12.0' } });
  expect(await (await page.request.get('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.0/);
  expect(await (await page.request.get('/.well-known/api-catalog')).text()).toContain('/openapi.json');
});
