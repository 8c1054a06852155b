import type { LaunchedChrome } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { CHROMIUM_ARGS, requireChromium } from '../scripts/chromium.ts';

/** Starts a full Chromium without a window for Lighthouse. */
export async function launchChrome(): Promise<LaunchedChrome> {
  // Loaded on use: a bench without Lighthouse starts in half the time.
  const { launch } = await import('chrome-launcher');
  return launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'error',
  });
}

/** Runs Lighthouse once; retries if Lighthouse lost its trace. */
export async function runLighthouse(url: string, port: number, categories: string[], tries = 3): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`);
  if (run.lhr.runtimeError && tries > 1) return runLighthouse(url, port, categories, tries - 1);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

/** Returns the score of a category, from 0 to 100. */
export const getScore = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Returns the number that an audit measured, in the unit of the audit. */
export const getNumber = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;
