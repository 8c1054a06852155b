import { expect, inject, test } from 'vitest';
import { SECTIONS } from '../../src/site/sections.ts';
import { stopClock, useBrowser } from './browser.ts';

const openPage = useBrowser();
const PATH = '/docs/tracing/sessions';
const CLIPBOARD_ALLOWED = { permissions: ['clipboard-read', 'clipboard-write'] };

/** What the button shows; destructive in the resting colour of the kit's own variant. */
const read = (element: HTMLElement) => {
  const sample = document.body.appendChild(document.createElement('div'));
  sample.className = 'btn-destructive';
  const looks = (node: HTMLElement) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return `${backgroundColor} ${color}`;
  };
  const destructive = looks(element) === looks(sample);
  sample.remove();
  return { label: element.textContent?.trim(), disabled: (element as HTMLButtonElement).disabled, destructive };
};

test("idle -> loading (label 'Copying...') -> copied (label 'Copied!', back to idle after 2 s); disabled while loading and copied", async () => {
  const { page } = await openPage(CLIPBOARD_ALLOWED);
  await page.goto(PATH);
  await stopClock(page);
  let answer = () => {};
  const gate = new Promise<void>((done) => {
    answer = done;
  });
  const accepts: (string | undefined)[] = [];
  await page.route('**/*.md', async (route) => {
    accepts.push(route.request().headers().accept);
    await gate;
    await route.continue();
  });
  const button = page.locator('[data-copy-markdown]');
  expect(await button.evaluate(read)).toMatchObject({ label: 'Copy as Markdown', disabled: false, destructive: false });
  await button.click();
  await page.getByText('Copying...').waitFor();
  expect(await button.evaluate(read)).toMatchObject({ disabled: true, destructive: false });
  answer();
  await page.getByText('Copied!').waitFor();
  expect(await button.evaluate(read)).toMatchObject({ disabled: true, destructive: false });
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
  ['Fetch Error', 403],
])("shows '%s' for status %i; disabled and destructive for 3 s, then resets", async (label, status) => {
  const { page, errors } = await openPage(CLIPBOARD_ALLOWED);
  await page.goto(PATH);
  await stopClock(page);
  await page.route('**/*.md', (route) => route.fulfill({ status, body: 'no' }));
  const button = page.locator('[data-copy-markdown]');
  await button.click();
  await page.getByText(label).waitFor();
  expect(await button.evaluate(read)).toEqual({ label, disabled: true, destructive: true });
  await page.clock.runFor(2900);
  expect(await button.evaluate(read)).toEqual({ label, disabled: true, destructive: true });
  await page.clock.runFor(200);
  expect(await button.evaluate(read)).toEqual({ label: 'Copy as Markdown', disabled: false, destructive: false });
  errors.length = 0;
});

test.each([
  ['NotAllowedError', 'Clipboard Permission Denied'],
  ['SecurityError', 'Clipboard Permission Denied'],
  ['DataError', 'Copy Error'],
])("a clipboard that fails with %s shows '%s'; disabled and destructive for 3 s, then resets", async (name, label) => {
  const { page } = await openPage();
  await page.addInitScript((failure) => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', failure));
  }, name);
  await page.goto(PATH);
  await stopClock(page);
  const button = page.locator('[data-copy-markdown]');
  await button.click();
  await page.getByText(label).waitFor();
  await page.clock.runFor(2900);
  expect(await button.evaluate(read)).toEqual({ label, disabled: true, destructive: true });
  await page.clock.runFor(200);
  expect(await button.evaluate(read)).toEqual({ label: 'Copy as Markdown', disabled: false, destructive: false });
});

test("any other failure, such as a lost connection, shows 'Copy Error'", async () => {
  const { page, errors } = await openPage(CLIPBOARD_ALLOWED);
  await page.goto(PATH);
  await stopClock(page);
  await page.route('**/*.md', (route) => route.abort());
  await page.locator('[data-copy-markdown]').click();
  await page.getByText('Copy Error').waitFor();
  errors.length = 0; // Chromium itself logs a failed request.
});

test('by keyboard: the button regains focus when it is idle, unless the reader has moved on', async () => {
  const { page } = await openPage(CLIPBOARD_ALLOWED);
  await page.goto(PATH);
  await stopClock(page);
  const button = page.locator('[data-copy-markdown]');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Copied!').waitFor();
  await page.clock.runFor(2100);
  await button.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Copied!').waitFor();
  await page.locator('summary[aria-label="More ways to read this page"]').focus();
  await page.clock.runFor(2100);
  await page.getByText('Copy as Markdown', { exact: true }).waitFor();
  await page.locator('summary[aria-label="More ways to read this page"]:focus').waitFor();
});

test('copies in browsers without ClipboardItem', async () => {
  const { page } = await openPage(CLIPBOARD_ALLOWED);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.goto(PATH);
  await stopClock(page);
  await page.locator('[data-copy-markdown]').click();
  await page.getByText('Copied!').waitFor();
  const expected = await (await fetch(`${inject('baseUrl')}${PATH}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
});

test('offers the page to other tools, even without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
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

test('is shown in exactly the sections that have it', async () => {
  const starts = ['/docs', '/self-hosting', '/guide', '/faq', '/integrations', '/handbook'];
  for (const { prefix } of SECTIONS.filter(({ contentDir, layout }) => contentDir !== null && layout === 'docs')) {
    const html = await (await fetch(`${inject('baseUrl')}${prefix}`)).text();
    const expected = starts.some((start) => prefix.startsWith(start));
    expect([prefix, html.includes('data-copy-markdown')]).toEqual([prefix, expected]);
  }
});
