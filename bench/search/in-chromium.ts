import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_ARGS } from '../../scripts/chromium.ts';
import { requireBenchBrowser } from '../smoke.ts';

/** Milliseconds of each query in a worker, and the longest task of the page meanwhile. */
export interface ChromiumTimes {
  times: number[];
  longestTask: number;
}

/** Bundles the worker of the benchmark into one script. */
async function buildWorkerScript(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'search-worker-'));
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        target: 'es2024',
        lib: { entry: 'bench/search/worker.ts', formats: ['es'], fileName: 'worker' },
      },
    });
    return readFileSync(join(outDir, 'worker.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Runs every query twice in a worker in Chromium: the first run fetches the files, the second is measured. */
export async function measureInChromium(url: string, queries: readonly string[]): Promise<ChromiumTimes> {
  const script = await buildWorkerScript();
  const browser = await chromium.launch({ executablePath: requireBenchBrowser(), args: CHROMIUM_ARGS });
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(`${url}/docs`);
    return await page.evaluate(
      async ({ script, queries, url }) => {
        let longestTask = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration);
        }).observe({ type: 'longtask' });
        const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), {
          type: 'module',
        });
        const times = await new Promise<number[]>((done, failed) => {
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = (event) => failed(new Error(event.message));
          worker.postMessage({ queries, url });
        });
        return { times, longestTask };
      },
      { script, queries: [...queries], url },
    );
  } finally {
    await browser.close();
  }
}
