import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Folder of the screenshots of failed tests; emptied when the next run starts. */
export const SCREENSHOT_FOLDER = '.cache/failed-tests';

/** A screenshot must not delay a failed test. */
const TIMEOUT_MS = 10_000;

export function formatFileName(test: string): string {
  const words = test
    .replace(/^tests\/e2e\//, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['test'];
  return words.join('-').slice(0, 120).replace(/-$/, '');
}

/** Saves what each open page shows, and returns the files. Pages that closed or crashed are skipped. */
export async function saveScreenshots(
  pages: readonly Page[],
  test: string,
  folder = SCREENSHOT_FOLDER,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `${formatFileName(test)}${index > 0 ? `-${index + 1}` : ''}.png`);
    const saved = await page.screenshot({ path, timeout: TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    if (saved) files.push(path);
  }
  return files;
}
