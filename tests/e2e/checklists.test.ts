import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();

test('a wrapped line of a checklist starts below the text, not below the box', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/handbook/product-engineering/releases');
  const lines = await page.locator('li:has(> input[type="checkbox"])').evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const texts = [...range.getClientRects()].filter(({ width, height }) => width > 16 && height > 0);
      const byLine = Map.groupBy(texts, ({ bottom }) => Math.round(bottom / 8));
      return [...byLine.values()].map((parts) => Math.min(...parts.map(({ left }) => left)));
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.some((starts) => starts.length > 1)).toBe(true);
  for (const starts of lines) for (const start of starts) expect(Math.abs(start - (starts[0] ?? 0))).toBeLessThan(6);
});
