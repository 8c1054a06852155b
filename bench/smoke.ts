import { requireChromium, requireTestBrowser } from '../scripts/chromium.ts';

/** True for a run that only checks that a bench works: sizes are small, and targets don't count. */
export const SMOKE = process.argv.includes('--smoke');

export const fullOrSmoke = <Value>(full: Value, smoke: Value): Value => (SMOKE ? smoke : full);

/** A smoke run succeeds even if it misses targets. */
export const getExitCode = (missed: boolean): 0 | 1 => (missed && !SMOKE ? 1 : 0);

/** Full Chromium, as readers have; a smoke run uses the browser of the tests, which starts faster. */
export const requireBenchBrowser = (): string => (SMOKE ? requireTestBrowser() : requireChromium());
