import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { SECTIONS } from '../../src/site/sections.ts';
import { useBrowser } from './browser.ts';

const open = useBrowser();
const PATH = '/docs/tracing/sessions';
const GRANTED = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Time stands still until a test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const read = (element: HTMLElement) => ({
  label: element.textContent?.trim(),
  disabled: (element as HTMLButtonElement).disabled,
  background: getComputedStyle(element).backgroundColor,
});

test('copies the Markdown of the page and says so for two seconds', async () => {
  const { page } = await open(GRANTED);
  await page.goto(PATH);
  await stopClock(page);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  const accepts: (string | undefined)[] = [];
  await page.route('**/*.md', async (route) => {
    accepts.push(route.request().headers().accept);
    await held;
    await route.continue();
  });
  const button = page.locator('[data-copy-markdown]');
  expect(await button.evaluate(read)).toMatchObject({ label: 'Copy as Markdown', disabled: false });
  await button.click();
  await page.getByText('Copying...').waitFor();
  expect(await button.evaluate(read)).toMatchObject({ disabled: true });
  answer();
  await page.getByText('Copied!').waitFor();
  expect(await button.evaluate(read)).toMatchObject({ disabled: true });
  expect(accepts).toEqual(['text/markdown']);
  const expected = await (await fetch(`${inject('baseUrl')}${PATH}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
  await page.clock.runFor(1900);
  expect(await button.evaluate(read)).toMatchObject({ label: 'Copied!' });
  await page.clock.runFor(200);
  expect(await button.evaluate(read)).toMatchObject({ label: 'Copy as Markdown', disabled: false });
});

test.each([
  ['Source Files Not Found', 404],
  ['Fetch Error', 500],
])('shows "%s" for three seconds when the answer is %i', async (label, status) => {
  const { page, faults } = await open(GRANTED);
  await page.goto(PATH);
  await stopClock(page);
  const plain = await page.locator('[data-copy-markdown]').evaluate(read);
  await page.route('**/*.md', (route) => route.fulfill({ status, body: 'no' }));
  const button = page.locator('[data-copy-markdown]');
  await button.click();
  await page.getByText(label).waitFor();
  const failed = await button.evaluate(read);
  expect(failed).toMatchObject({ label, disabled: true });
  expect(failed.background).not.toBe(plain.background);
  await page.clock.runFor(2900);
  expect(await button.evaluate(read)).toMatchObject({ label });
  await page.clock.runFor(200);
  expect(await button.evaluate(read)).toMatchObject({ label: 'Copy as Markdown', disabled: false });
  faults.length = 0;
});

test('says when the clipboard is denied, and when anything else fails', async () => {
  const { page, faults } = await open();
  await page.addInitScript(() => {
    const failures = ['NotAllowedError', 'DataError'];
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', failures.shift()));
  });
  await page.goto(PATH);
  await stopClock(page);
  const button = page.locator('[data-copy-markdown]');
  await button.click();
  await page.getByText('Clipboard Permission Denied').waitFor();
  await page.clock.runFor(3100);
  await button.click();
  await page.getByText('Copy Error').waitFor();
  faults.length = 0;
});

test('offers the page to other tools, without JavaScript too', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(PATH);
  await page.locator('details[name="copy-menu"] summary').click();
  const links = page.locator('details[name="copy-menu"] a');
  expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
    'View as Markdown',
    'Open in ChatGPT',
    'Open in Claude',
    'Connect the docs MCP server',
  ]);
  expect(await links.first().getAttribute('href')).toBe(`${PATH}.md`);
  expect(await page.locator('[data-copy-markdown]').isVisible()).toBe(false);
});

test('stands on the pages of exactly the sections that have it', async () => {
  const starts = ['/docs', '/self-hosting', '/guide', '/faq', '/integrations', '/handbook'];
  for (const { prefix } of SECTIONS.filter(({ contentDir, layout }) => contentDir !== null && layout === 'docs')) {
    const html = await (await fetch(`${inject('baseUrl')}${prefix}`)).text();
    const expected = starts.some((start) => prefix.startsWith(start));
    expect([prefix, html.includes('data-copy-markdown')]).toEqual([prefix, expected]);
  }
});
