import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';

/** Expects an open page to fit its window, and axe to find nothing in its main part in either theme. */
export async function expectFitsAndAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findViolations(page, { include: ['main'], allRulesInDark: true })).toEqual([]);
}
