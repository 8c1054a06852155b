import { formatFault } from '../lib/fault.ts';
import { BRAND } from '../site/brand.ts';
import { startJobs } from './jobs.ts';
import { loadEnv } from './load-env.ts';
import { mapStackTrace } from './map-stack.ts';
import { productionApp } from './production.ts';
import { serve } from './serve.ts';
import { getStartupSummary } from './startup-summary.ts';
import { warmUp } from './warm-up.ts';

function main(): void {
  for (const line of loadEnv(process.cwd(), process.env)) console.warn(line);
  const { app, site, env, health, renderer, store, features, jobs } = productionApp({ root: process.cwd() });
  for (const fault of site.faults) console.error(`content fault: ${formatFault(fault)}`);
  serve(app, env, health, async (url) => {
    console.log(`${BRAND.name} site: ${url}`);
    const opened = await store.start();
    for (const line of getStartupSummary({ env, site, store, features }, opened)) console.log(line);
    startJobs(jobs);
    setTimeout(() => void warmUp(renderer, env.siteUrl), env.searchReadyAfterMs).unref();
  });
}

process.on('uncaughtExceptionMonitor', (error) => {
  error.stack = mapStackTrace(error.stack ?? '');
});

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
