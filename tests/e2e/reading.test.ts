import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expandModelRoles } from '../../src/lib/model-roles.ts';
import { COPIED_MS } from '../../src/site/limits.ts';
import { readModels } from '../../src/source/models.ts';
import { PHONE, stopClock, useBrowser, waitForScripts } from './browser.ts';
import { getOverflow } from './phone-and-axe.ts';

const openPage = useBrowser();

const getMarkedHeadings = (page: Page) => page.locator('aside [data-toc] [aria-current]').allTextContents();

test('the copy button copies the code exactly, and its check mark disappears after two seconds', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/docs/tracing');
  const source = expandModelRoles(readFileSync('content/docs/tracing/index.mdx', 'utf8'), readModels('.').models);
  const written = /```python[^\n]*\n([\s\S]*?)\n```/.exec(source)?.[1];
  const block = page.locator('.code-block').first();
  const button = block.getByRole('button', { name: 'Copy code' });
  await waitForScripts(page);
  await stopClock(page);
  const icon = () => button.evaluate((element) => getComputedStyle(element, '::before').maskImage);
  const copyIcon = await icon();
  await button.click();
  await button.locator('[aria-live]', { hasText: 'Copied' }).waitFor({ state: 'attached' });
  expect(copyIcon).toContain('svg');
  expect(await icon()).not.toBe(copyIcon);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  const isMarked = () => button.evaluate((element) => 'copied' in (element as HTMLElement).dataset);
  await page.clock.runFor(COPIED_MS - 1);
  expect(await isMarked()).toBe(true);
  await page.clock.runFor(1);
  expect(await isMarked()).toBe(false);
  expect(await button.locator('[aria-live]').textContent()).toBe('');
});

test('the table of contents marks the heading in view', async () => {
  const { page } = await openPage({ viewport: { width: 1440, height: 600 } });
  await page.goto('/docs/tracing');
  const links = await page.locator('aside [data-toc] a').allTextContents();
  expect(links.length).toBeGreaterThan(3);
  await expect.poll(() => getMarkedHeadings(page)).toEqual([links[0]]);
  await page.evaluate(() => {
    const heading = document.querySelectorAll<HTMLElement>('.prose h2')[2];
    scrollTo({ top: (heading?.getBoundingClientRect().top ?? 0) + scrollY - 100 });
  });
  await expect.poll(() => getMarkedHeadings(page)).toEqual([links[2]]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await expect.poll(() => getMarkedHeadings(page)).toEqual([links.at(-1)]);
  await page.locator('aside [data-toc] a').nth(1).click();
  await expect.poll(() => getMarkedHeadings(page)).toEqual([links[1]]);
});

test('back to top appears after one screen and scrolls up', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing');
  const link = page.getByRole('link', { name: 'Back to top' });
  expect(await link.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo({ top: innerHeight - 10 }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await link.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo({ top: innerHeight + 10 }));
  await link.waitFor();
  await link.click();
  await page.waitForFunction(() => scrollY === 0);
  await link.waitFor({ state: 'hidden' });
});

test('a comparison table gives its width to the row names', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/docs/administration/rbac');
  const row = page.getByRole('row', { name: /^Comment, annotate/ }).locator('td');
  const widths = await row.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths[0]).toBeGreaterThan(3 * Math.max(...widths.slice(1)));
});

test('selected text and link targets have a background, in paragraphs too', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing');
  const getBackground = (pseudo: string) =>
    page
      .locator('#content p')
      .first()
      .evaluate((text, pseudo) => getComputedStyle(text, pseudo).backgroundColor, pseudo);
  for (const pseudo of ['::selection', '::target-text'])
    expect(await getBackground(pseudo)).not.toBe('rgba(0, 0, 0, 0)');
});

test.each(['/community', '/docs/administration/troubleshooting', '/docs/analytics/metrics-api'])(
  'inline code does not break after a hyphen: %s',
  async (path) => {
    const { page } = await openPage(PHONE);
    await page.goto(path);
    const words = page.locator('main .code-word:visible');
    expect(await words.count()).toBeGreaterThan(0);
    const broken = await words.evaluateAll((all) =>
      all.filter((word) => word.getClientRects().length > 1).map((word) => word.textContent),
    );
    expect(broken).toEqual([]);
    expect(await getOverflow(page)).toBe(0);
  },
);
