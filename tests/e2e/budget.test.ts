import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PAGE_TYPES } from '../../bench/page-types.ts';
import { BUDGET, openBrowser, overBudget, weighPage } from '../../bench/page-weight.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'));
});
afterAll(() => browser.close());

describe('the budget of an untouched page', () => {
  // Most of the time is spent waiting for the network to go idle, which pages can do in parallel.
  it.concurrent.each(Object.entries(PAGE_TYPES))('%s fits: bytes, third parties, layout shift', async (_, path) => {
    const weight = await weighPage(browser, inject('baseUrl'), path);
    expect(weight.html).toBeGreaterThan(0);
    expect(weight.rawHtml).toBeGreaterThan(weight.html);
    expect(weight.css).toBeGreaterThan(0);
    expect(weight.js).toBeGreaterThan(0);
    expect(overBudget(weight)).toEqual([]);
  });
  it.each(['/docs/tracing/get-started', '/docs/tracing'])('%s is light before compression too', async (path) => {
    const response = await fetch(inject('baseUrl') + path, { headers: { accept: 'text/html' } });
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(BUDGET.rawDocsHtml);
  });
});
