import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';

/** How far the page can be moved sideways. The root of a page that is too wide grows on phones, so the window is what counts. */
export function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { width, scale } = visualViewport ?? { width: innerWidth, scale: 1 };
    return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - Math.ceil(width * scale);
  });
}

/** Expects an open page to fit its window, and axe to find no violations in its main part in either theme. */
export async function expectFitsAndAccessible(page: Page): Promise<void> {
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page, { include: ['main'], allRulesInDark: true })).toEqual([]);
}
