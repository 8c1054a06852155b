import { type Fault, FaultError } from '../lib/fault.ts';
import { nearest } from '../lib/nearest.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { productionApp } from '../server/production.ts';
import { StaticFiles } from '../server/static.ts';
import type { Site } from '../source/site.ts';
import { type DeadLink, findDeadLinks, type RenderedPage } from './links.ts';

/** Reads, renders and link-checks the whole site. */
export async function checkContent(root: string): Promise<{ faults: Fault[]; summary: string }> {
  let production: ReturnType<typeof productionApp>;
  try {
    production = productionApp({ root, logLevel: 'off' });
  } catch (error) {
    if (error instanceof FaultError) return { faults: [...error.faults], summary: 'The content could not be read.' };
    throw error;
  }
  const { app, site, renderer } = production;
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  const pages: RenderedPage[] = [];
  const faults: Fault[] = [...site.faults];
  for (const path of paths) {
    try {
      const body = await renderer.page(path, new URLSearchParams());
      pages.push({ path, html: new TextDecoder().decode(body?.plain) });
    } catch (error) {
      if (!(error instanceof FaultError))
        throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
      faults.push(...error.faults);
    }
  }
  const missing = await app.request('/404');
  pages.push({ path: '/404', html: await missing.text() });
  const files = new Set([...new StaticFiles('dist/client').paths, SPECULATION_RULES_PATH]);
  const found = findDeadLinks(pages, { files, redirects: site.redirects });
  faults.push(...found.dead.map((dead) => deadLinkFault(dead, site)));
  const summary = `${pages.length} pages, ${found.links} internal links and ${found.files} files checked: ${faults.length} faults.`;
  return { faults: dedupe(faults), summary };
}

function deadLinkFault({ path, href, why }: DeadLink, site: Site): Fault {
  const page = site.pages.get(path);
  const spellings = [`(${href})`, `(${href} `, `"${href}"`];
  const line = page
    ? page.source.split('\n').findIndex((text) => spellings.some((spelling) => text.includes(spelling))) + 1
    : 0;
  const target = href.replace(/[?#].*$/, '');
  const near = why === 'no such page' ? nearest(target, [...site.pages.keys(), ...site.coded.keys()]) : undefined;
  const remedy = near ? `Did you mean "${near}"?` : 'Correct or remove the link.';
  return {
    file: page && line > 0 ? page.file : `the page ${path}`,
    line: line > 0 ? line : undefined,
    problem: `The link "${href}" is dead: ${why}.`,
    remedy,
  };
}

/** A dead link in the frame stands on every page; once is enough to say. */
function dedupe(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const key =
      fault.line === undefined && fault.file.startsWith('the page')
        ? fault.problem
        : `${fault.file}:${fault.line}:${fault.problem}`;
    return !seen.has(key) && seen.add(key);
  });
}
