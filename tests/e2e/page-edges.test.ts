import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const openPage = useBrowser();

/** Where an element's content ends on the right. */
const getRight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { paddingRight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().right - Number.parseFloat(paddingRight));
    });

test.each([
  ['an API reference', '/docs/api/organizations', 1280],
  ['an API reference', '/docs/api/organizations', 1920],
  ['an index', '/faq', 1280],
  ['an index', '/faq', 1920],
])('without a table of contents, %s ends where the header ends: %s, %i px', async (_, path, width) => {
  const { page } = await openPage({ viewport: { width, height: 900 } });
  await page.goto(path);
  expect(await getRight(page, 'main article')).toBe(await getRight(page, 'header > div:first-child'));
});

test('the months next to the changelog fade where they are clipped', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 600 } });
  await page.goto('/changelog');
  const months = page.getByRole('navigation', { name: 'Months' });
  const getMask = () => months.evaluate((element) => getComputedStyle(element).maskImage);
  await expect.poll(getMask).toContain('to top');
  await months.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(getMask).not.toContain('to top');
});
