import type { Result } from 'lighthouse';
import { getNumber, getScore } from '../lighthouse-run.ts';
import { median } from '../table.ts';

/** How soon Lighthouse saw a page on a simulated phone; times in milliseconds. */
export interface PagePaint {
  score: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
}

/** The median of each figure over some runs. */
export function getPagePaint(results: readonly Result[]): PagePaint {
  const middle = (audit: string) => median(results.map((result) => getNumber(result, audit)));
  return {
    score: median(results.map((result) => getScore(result, 'performance'))),
    fcpMs: middle('first-contentful-paint'),
    lcpMs: middle('largest-contentful-paint'),
    tbtMs: middle('total-blocking-time'),
  };
}
