import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';

const open = useBrowser();

/** Rules whose outcome depends on the theme; all others are asked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds: by every rule in light, by the rules on colour in dark. */
async function violations(page: Page, ignored: string[] = []): Promise<string[]> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe().disableRules(ignored).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe()
    .options({ resultTypes: ['violations'], runOnly: COLOUR_RULES })
    .analyze();
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')}: ${failureSummary}`),
    ),
  );
}

test.each(Object.entries(PAGE_TYPES))('%s has no violations in either theme', async (_, path) => {
  const { page, faults } = await open();
  await page.goto(path);
  expect(await violations(page)).toEqual([]);
  if (path === PAGE_TYPES['not found']) faults.length = 0; // Chromium itself logs the 404.
});

test.each([PAGE_TYPES.home, PAGE_TYPES.docs])('%s has none on a phone', async (path) => {
  const { page } = await open(PHONE);
  await page.goto(path);
  expect(await violations(page)).toEqual([]);
});

test('the sheets of a phone have none', async () => {
  const { page } = await open(PHONE);
  await page.goto(PAGE_TYPES.docs);
  for (const sheet of ['phone-nav', 'section-nav']) {
    await page.locator(`[popovertarget="${sheet}"]`).first().tap();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('open menus of the header and the logo have none', async () => {
  const { page } = await open();
  await page.goto(PAGE_TYPES.docs);
  await page.locator('header summary', { hasText: 'Product' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-logo] > a').click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  // A menu that floats over the page belongs to none of its regions.
  expect(await violations(page, ['region'])).toEqual([]);
});
