import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, needChromium } from '../../scripts/chromium.ts';

const VISITS = 9;
const KEY_EVERY_MS = 80;
const QUIET_MS = 1000;

/** Milliseconds of the longest task of each visit: a reader opens the dialog with the keyboard and types, at the pace of a quick typist. */
export async function dialogTasks(address: string, page: string, query: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS });
  try {
    const longest: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) longest.push(await visited(browser, address + page, query));
    return longest;
  } finally {
    await browser.close();
  }
}

async function visited(browser: Browser, url: string, query: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query, { delay: KEY_EVERY_MS });
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  // Chromium tells of tasks from 50 ms on.
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  await context.close();
  return longest;
}
