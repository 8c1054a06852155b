import type { Result } from 'lighthouse';
import { launchChrome, runLighthouse } from '../lighthouse-run.ts';
import { openBrowser, weighPage } from '../page-weight.ts';
import { requireBenchBrowser } from '../smoke.ts';
import { lastLines, measureCommand } from './measure-command.ts';
import { onExit } from './on-exit.ts';
import { getPagePaint } from './page-paint.ts';
import type { Failure, Site, SiteFigures } from './site.ts';

/** A built site with its running server. */
export interface ServedSite {
  figures: SiteFigures;
  url: string;
}

const toFailure = (step: Failure['step'], error: unknown): Failure => ({
  step,
  log: lastLines(error instanceof Error ? error.message : String(error)),
});

/** Writes, installs and builds a site; only the build is measured. */
export async function buildSite(site: Site, pages: number): Promise<SiteFigures> {
  const { name, folder } = site;
  site.write(pages);
  if (site.install) {
    const { succeeded, log } = await measureCommand(site.install, folder);
    if (!succeeded) return { name, failure: { step: 'install', log } };
  }
  if (!site.build) return { name };
  const { succeeded, log, ...build } = await measureCommand(site.build, folder);
  return succeeded ? { name, build } : { name, failure: { step: 'build', log } };
}

/** Serves a built site and checks that the page exists; otherwise returns undefined and records a failure. */
export async function serveSite(
  site: Site,
  figures: SiteFigures,
  path: string,
  title: string,
): Promise<ServedSite | undefined> {
  const url = await site.serve();
  const response = await fetch(url + path);
  const html = await response.text();
  if (response.ok && html.includes(title)) return { figures, url };
  figures.failure = { step: 'page', log: `${path} came back with ${response.status} and without "${title}".` };
  return undefined;
}

/** Measures the page weight of each site, one after another. */
export async function weighSites(sites: readonly ServedSite[], path: string): Promise<void> {
  const browser = await openBrowser(requireBenchBrowser());
  try {
    for (const { figures, url } of sites) {
      const weigh = () => weighPage(browser, url, path);
      try {
        // The first load may time out while files are compressed; then they are ready.
        figures.weight = await weigh().catch(weigh);
      } catch (error) {
        figures.failure = toFailure('page', error);
      }
    }
  } finally {
    await browser.close();
  }
}

/** Runs Lighthouse on the page of each site, one site after another in each round, so that noise affects all of them equally. */
export async function measurePaint(sites: readonly ServedSite[], path: string, rounds: number): Promise<void> {
  const chrome = await launchChrome();
  const cancel = onExit(() => chrome.kill());
  const results = new Map<ServedSite, Result[]>(sites.map((site) => [site, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [{ figures, url }, taken] of results) {
      if (figures.failure) continue;
      try {
        taken.push(await runLighthouse(url + path, chrome.port, ['performance']));
      } catch (error) {
        figures.failure = toFailure('Lighthouse', error);
      }
    }
  }
  chrome.kill();
  cancel();
  for (const [{ figures }, taken] of results) if (!figures.failure) figures.paint = getPagePaint(taken);
}
