import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { formatFileName, saveScreenshots } from './screenshots.ts';

const openPage = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a failed test leaves a screenshot of each open page', async () => {
  const [first, closed, last] = [await openPage(), await openPage(), await openPage()];
  await first.page.goto('/docs');
  await closed.page.close();
  const files = await saveScreenshots([first.page, closed.page, last.page], 'tests/e2e/a.test.ts > fails', folder);
  expect(files).toEqual(['a-test-ts-fails.png', 'a-test-ts-fails-3.png'].map((f) => join(folder, f)));
  for (const file of files) expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
});

test('screenshot names are short and safe', () => {
  expect(formatFileName('a.test.ts > "Don’t/../etc" ✓ 日本')).toBe('a-test-ts-don-t-etc');
  expect(formatFileName(`${'x'.repeat(300)} end`)).toHaveLength(120);
  expect(formatFileName('日本')).toBe('test');
});
