import { requireChromium, requireTestBrowser } from '../scripts/chromium.ts';

/** True for a run that only shows that a bench still works: small sizes, and no target counts. */
export const SMOKE = process.argv.includes('--smoke');

export const fullOrSmoke = <Value>(full: Value, smoke: Value): Value => (SMOKE ? smoke : full);

/** A smoke run succeeds even if it misses targets. */
export const getExitCode = (missed: boolean): 0 | 1 => (missed && !SMOKE ? 1 : 0);

/** The full Chromium that readers have; a smoke run takes the browser of the tests, which starts sooner. */
export const requireBenchBrowser = (): string => (SMOKE ? requireTestBrowser() : requireChromium());
