import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';

const open = useBrowser();

/** Rules whose outcome depends on the theme; all others are asked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Theme = 'light' | 'dark';

/** What axe finds in one theme: by every rule in light, by the rules on colour in dark. */
async function found(page: Page, theme: Theme, ignored: string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const rules = theme === 'dark' ? { runOnly: COLOUR_RULES } : {};
  const { violations } = await axe
    .options({ resultTypes: ['violations'], ...rules })
    .disableRules(theme === 'dark' ? [] : ignored)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe finds in either theme, one after the other in the state that the page is in. */
async function violations(page: Page, ignored: string[] = []): Promise<string[]> {
  return [...(await found(page, 'light', ignored)), ...(await found(page, 'dark'))];
}

test.each(Object.entries(PAGE_TYPES))('%s has no violations in either theme', async (_, path) => {
  // A page each, so that both are looked at at once.
  const inTheme = async (theme: Theme) => {
    const { page, faults } = await open();
    await page.goto(path);
    const all = await found(page, theme);
    if (path === PAGE_TYPES['not found']) faults.length = 0; // Chromium itself logs the 404.
    return all;
  };
  expect((await Promise.all([inTheme('light'), inTheme('dark')])).flat()).toEqual([]);
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
