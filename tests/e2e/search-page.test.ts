import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();

test.each([
  ['wide', {}],
  ['phone', PHONE],
])('the search page keeps the spaces around highlighted words: %s', async (_, options) => {
  const { page } = await openPage(options);
  await page.goto('/search?q=sampling');
  const headings = page.locator('main ol li ul a', { has: page.locator('mark') });
  await headings.first().waitFor();
  const headingTexts = await headings.allInnerTexts();
  expect(headingTexts).toContain('Keep errors, sample the rest');
  expect(headingTexts).toEqual(await headings.allTextContents());
});

test('the search page highlights what the reader typed, but no synonyms', async () => {
  const { page } = await openPage();
  await page.goto('/search?q=sampling');
  const marks = await page.locator('main mark').allTextContents();
  expect(marks.length).toBeGreaterThan(5);
  expect(marks.filter((text) => !/sampl/i.test(text))).toEqual([]);
});
