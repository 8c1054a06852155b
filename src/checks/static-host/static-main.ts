import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SPECULATION_RULES_PATH } from '../../server/headers.ts';
import { outputPaths } from '../../server/outputs/output-groups.ts';
import { productionApp } from '../../server/production.ts';
import { StaticFiles } from '../../server/static.ts';
import { markdownPath } from '../../source/page-markdown.ts';
import { crawlHost } from './crawl.ts';
import { appHost, httpHost } from './http-host.ts';
import { findWebServer, requireNginx, serveExport, type WebServer } from './web-servers.ts';

const MAX_FAULTS_SHOWN = 50;

interface Options {
  /** The exported folder. */
  site: string;
  followsLinks: boolean;
}

/** Crawls the export on one web server; returns the number of faults. */
async function check(webServer: WebServer, { site, followsLinks }: Options): Promise<number> {
  const production = productionApp({ root: process.cwd(), logLevel: 'off', endpoints: false });
  const { pages, coded, redirects } = production.site;
  // The file for missing pages is requested by a path that is missing.
  const paths = [...pages.keys(), ...coded.keys()].filter((path) => path !== '/404').sort();
  const files = [
    ...paths.map(markdownPath),
    ...(await outputPaths(production)),
    SPECULATION_RULES_PATH,
    ...new StaticFiles('dist/client').paths,
  ];
  const running = await serveExport(webServer, site);
  const ask = httpHost(running.port);
  try {
    const plan = { siteUrl: production.env.siteUrl, pages: paths, files, redirects, followsLinks };
    const { counts, faults } = await crawlHost(ask, appHost(production.app), plan);
    for (const fault of faults.slice(0, MAX_FAULTS_SHOWN)) console.error(fault);
    const figures = Object.entries({ ...counts, faults: faults.length }).map(([name, count]) => `${count} ${name}`);
    console.log(`${webServer.name}: ${figures.join(', ')}`);
    return faults.length;
  } finally {
    ask.close();
    await running.stop();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-links': { type: 'boolean', default: false } },
  });
  const options = { site: resolve(positionals[0] ?? 'dist/site'), followsLinks: !values['without-links'] };
  const caddy = findWebServer('Caddy');
  let faults = await check(requireNginx(), options);
  if (caddy) faults += await check(caddy, options);
  else console.log('Caddy is not installed: its configuration was not tried.');
  process.exit(faults > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
