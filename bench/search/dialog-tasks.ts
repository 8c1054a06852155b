import { setTimeout as wait } from 'node:timers/promises';
import { type BareBrowser, openBareBrowser } from '../bare-browser.ts';
import { fullOrSmoke } from '../smoke.ts';

/** Small and large pages, with the query typed on each. */
const QUERIES_BY_PAGE = [
  ['/docs/tracing', 'prompt cache'],
  ['/docs/api/observations', 'webhook signature'],
  ['/integrations', 'langchain'],
  ['/', 'trace'],
] as const;
const VISITS = fullOrSmoke(5, 1);
const KEY_INTERVAL_MS = 80;
const SETTLE_MS = 1000;
const TIMEOUT_MS = 30_000;

/** Returns the longest task of each visit in milliseconds: a reader opens the dialog with the keyboard and types fast. */
export async function measureDialogTasks(url: string): Promise<number[]> {
  const browser = await openBareBrowser();
  try {
    const longest: number[] = [];
    for (const [page, query] of QUERIES_BY_PAGE.slice(0, fullOrSmoke(QUERIES_BY_PAGE.length, 1))) {
      // The server computes each response once, and readers use another machine: the first visit doesn't count.
      await measureVisit(browser, url + page, query);
      for (let visit = 0; visit < VISITS; visit += 1) longest.push(await measureVisit(browser, url + page, query));
    }
    return longest;
  } finally {
    await browser.close();
  }
}

async function measureVisit(browser: BareBrowser, url: string, query: string): Promise<number> {
  const page = await browser.open(url);
  await wait(SETTLE_MS);
  await page.evaluate(`
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'longtask' });
  `);
  await page.press('k', true);
  for (const key of query) {
    await wait(KEY_INTERVAL_MS);
    await page.press(key);
  }
  const found = () => page.evaluate<number>('document.querySelectorAll("[role=option]").length');
  const until = performance.now() + TIMEOUT_MS;
  do await wait(SETTLE_MS);
  while ((await found()) === 0 && performance.now() < until);
  if ((await found()) === 0) throw new Error(`${url}: the dialog found nothing for ${query}.`);
  // Chromium reports tasks from 50 ms on.
  const longest = await page.evaluate<number>('Math.max(0, ...tasks)');
  await page.close();
  return longest;
}
