import { z } from 'zod';
import { runWithFixedRandom } from './fixed-random.ts';
import type { CheckLine, ToolResult } from './score.ts';

const COMMAND = 'node_modules/@vercel/agent-readability/dist/cli/index.cjs';
const PAGES_PER_AUDIT = 5;
/** The tool shuffles the sitemap randomly; with these fixed numbers each round checks other pages, but the same ones in every run. */
const RANDOM_VALUES = [0.05, 0.15, 0.3, 0.45];

const reportSchema = z.object({
  score: z.number(),
  categories: z.record(
    z.string(),
    z.object({
      checks: z.array(
        z.object({ name: z.string(), passed: z.boolean(), skipped: z.boolean(), detail: z.string().optional() }),
      ),
    }),
  ),
});

/** Runs agent-readability several times, on other pages each time. */
export async function auditReadability(url: string): Promise<ToolResult[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const results: ToolResult[] = [];
  for (const randomValue of RANDOM_VALUES) {
    const pages = shuffle(urls, randomValue).slice(0, PAGES_PER_AUDIT);
    // The tool requests the Markdown of its first page at `{URL}.md`, which for the home page is another host.
    if (pages[0] !== `${url}/`) results.push(await audit(url, randomValue, pages));
  }
  return results;
}

async function audit(url: string, randomValue: number, pages: readonly string[]): Promise<ToolResult> {
  const stdout = await runWithFixedRandom(randomValue, [COMMAND, 'audit', url, '--json']);
  const report = reportSchema.parse(JSON.parse(stdout));
  const checks = Object.values(report.categories).flatMap((category) =>
    category.checks.map(({ name, passed, skipped, detail }): CheckLine => {
      const status = skipped ? 'skip' : passed ? 'pass' : 'fail';
      return { name, status, message: detail ?? (passed ? 'ok' : 'no detail') };
    }),
  );
  const paths = pages.map((page) => page.slice(url.length));
  return { tool: 'agent-readability', about: `score ${report.score}, pages ${paths.join(' ')}`, checks };
}

/** The order in which the tool checks pages if `Math.random()` always returns the same number. */
export function shuffle(urls: readonly string[], randomValue: number): string[] {
  const order = [...urls];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(randomValue * (last + 1));
    const [a = '', b = ''] = [order[last], order[other]];
    order[last] = b;
    order[other] = a;
  }
  return order;
}
