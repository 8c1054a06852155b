import type { Result } from 'lighthouse';
import { getNumber, getScore } from '../lighthouse-run.ts';
import { median } from '../table.ts';

/** Paint times that Lighthouse measured on a simulated phone, in milliseconds. */
export interface PagePaint {
  score: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
}

/** Returns the median of each figure over several runs. */
export function getPagePaint(results: readonly Result[]): PagePaint {
  const middle = (audit: string) => median(results.map((result) => getNumber(result, audit)));
  return {
    score: median(results.map((result) => getScore(result, 'performance'))),
    fcpMs: middle('first-contentful-paint'),
    lcpMs: middle('largest-contentful-paint'),
    tbtMs: middle('total-blocking-time'),
  };
}
