import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const PATH = '/docs/sdk/python/reference/prompts';
const ANCHOR = 'prompts-get';

test('a method of the SDK links to guides that use it, and a guide links back', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${PATH}#${ANCHOR}`);
  await page.getByRole('heading', { name: 'Prompts.get' }).waitFor();
  const used = page.locator(`#${ANCHOR} ~ p`).filter({ hasText: /^Used in / });
  await used.first().getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== PATH);
  const back = page.locator(`main [data-chrome] a[href="${PATH}#${ANCHOR}"]`);
  expect(await back.textContent()).toBe('Prompts.get');
  await back.click();
  await page.waitForURL(`**${PATH}#${ANCHOR}`);
});

test('the sidebar has the reference of each SDK, and its index lists the pages', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(PATH);
  expect(await page.locator('#section-nav [aria-current="page"]').textContent()).toBe('Prompts');
  for (const sdk of ['python', 'typescript']) {
    await page.goto(`/docs/sdk/${sdk}/reference`);
    expect(await page.locator(`main a[href^="/docs/sdk/${sdk}/reference/"]`).count()).toBeGreaterThanOrEqual(6);
  }
});

test('the Markdown of a page has signatures and parameters', async () => {
  const { page } = await openPage();
  const markdown = await (await page.request.get(`${PATH}.md`)).text();
  expect(markdown).toContain('### `Prompts.get`');
  expect(markdown).toContain('def get(\n    name: str,');
  expect(markdown).toContain(
    '- `cache_ttl` *`int`, default `60`*\n\n  Seconds to cache the prompt; 0 fetches it each time.',
  );
});

test.each([PATH, '/docs/sdk/typescript/reference/tracing', '/docs/sdk/typescript/reference/integrations'])(
  'on a phone %s fits, and axe finds no violations in either theme',
  async (path) => {
    const { page } = await openPage(PHONE);
    await page.goto(path);
    const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(sizes[0]).toBe(sizes[1]);
    const hidden = await page
      .locator('.param-list *')
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().right > innerWidth).length);
    expect(hidden).toBe(0);
    expect(await findViolations(page, { include: ['.param-list'], allRulesInDark: true })).toEqual([]);
  },
);
