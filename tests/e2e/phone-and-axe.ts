import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects an open page to fit its window, and axe to find nothing in its main part in either theme. */
export async function expectFitsAndAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('main').analyze();
    expect(
      violations.map(({ id }) => id),
      colorScheme,
    ).toEqual([]);
  }
}
