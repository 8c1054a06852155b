import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();

/** Inline code that a line breaks inside a word, with the place marked. */
function getBrokenCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAY_END_LINE = /[\s/._]$/;
    const range = document.createRange();
    const getTop = (text: Text, offset: number) => {
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().top;
    };
    return [...document.querySelectorAll('.prose :is(p, td, li) > code')].flatMap((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let before = '';
      let last: number | undefined;
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (let offset = 0; offset < text.length; offset += 1) {
          const letter = text.data.charAt(offset);
          const top = getTop(text, offset);
          const isBroken = last !== undefined && top > last + 4 && letter.trim() !== '';
          if (isBroken && !MAY_END_LINE.test(before) && !(/[a-z0-9]$/.test(before) && /[A-Z]/.test(letter)))
            broken.push(`${before}|${text.data.slice(offset)}`);
          before += letter;
          last = top;
        }
      }
      return broken;
    });
  });
}

test.each([
  ['packages in a table of two columns', '/docs/sdk/typescript/guide'],
  ['labels with hyphens in a table', '/docs/prompts/version-control'],
  ['paths that are wider than a phone', '/docs/api/organizations'],
  ['options', '/integrations/frameworks/langgraph'],
])('on a phone, names in code break only between their parts: %s', async (_, path) => {
  const { page } = await openPage(PHONE);
  await page.goto(path);
  expect(await page.locator('.prose code').count()).toBeGreaterThan(3);
  expect(await getBrokenCode(page)).toEqual([]);
});

test('on a laptop, names in code stay whole', async () => {
  const { page } = await openPage();
  await page.goto('/docs/sdk/typescript/guide');
  const names = page.locator('.prose td code:has(wbr)');
  expect(await names.count()).toBeGreaterThan(3);
  expect(await names.evaluateAll((all) => all.map((name) => name.getClientRects().length))).not.toContain(2);
});

test('at every width, URLs in a table of variables break only between their parts', async () => {
  const { page } = await openPage();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/sdk/python/sdk-v3');
    expect(await page.locator('.env-table code:has(wbr)').count()).toBeGreaterThan(0);
    expect(await getBrokenCode(page)).toEqual([]);
  }
});

test.each([
  ['the home page', '/', 'figure svg[aria-labelledby$="-narrow-title"] text'],
  ['the architecture', '/self-hosting/architecture', '.diagram-narrow text'],
])('the drawing of %s has no letters below 12 px on a phone', async (_, path, selector) => {
  const { page } = await openPage(PHONE);
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const sizes = await page.locator(selector).evaluateAll((all) =>
    (all as SVGTextElement[]).map((text) => {
      const scale = text.getScreenCTM()?.a ?? 0;
      return scale * Number.parseFloat(getComputedStyle(text).fontSize);
    }),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.9);
});
