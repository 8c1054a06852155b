import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();

test('a laptop shows whole file names and whole tables of container variables', async () => {
  const { page } = await openPage();
  await page.goto('/self-hosting/deployment/docker-compose');
  const titles = page.locator('.code-title');
  const cut = await titles.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(await titles.count()).toBeGreaterThan(1);
  expect(cut).toEqual([]);
  await page.goto('/self-hosting/configuration/environment');
  const tables = page.locator('.env-table .table-scroll');
  const wide = await tables.evaluateAll((all) =>
    all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
      scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px: ${textContent.slice(35, 70)}`] : [],
    ),
  );
  expect(await tables.count()).toBeGreaterThan(5);
  expect(wide).toEqual([]);
});

test('on a phone, the name of a section and short words with hyphens stay on one line', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/self-hosting/security/sso');
  const bar = page.locator('[popovertarget="section-nav"]');
  expect(await bar.evaluate((button) => button.getBoundingClientRect().height)).toBe(44);
  const words = page.locator('h1 .whitespace-nowrap');
  expect(await words.allTextContents()).toEqual(['sign-on', 'self-hosted']);
  expect(await words.evaluateAll((all) => all.map((word) => word.getClientRects().length))).toEqual([1, 1]);
});
