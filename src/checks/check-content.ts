import type { Hono } from 'hono';
import { type Fault, FaultError } from '../lib/fault.ts';
import { readSectionQuestions } from '../source/section-questions.ts';
import { collectorNoteFaults } from './collector-note.ts';
import { getCurrentSite } from './current-site.ts';
import { headingAliasFaults } from './heading-alias-faults.ts';
import { parseSiteUrl } from './known-urls.ts';
import { readLedger } from './ledger.ts';
import { removalFaults, unrecordedFaults } from './ledger-faults.ts';
import { explainLinkFaults, redirectAnchorFaults } from './link-faults.ts';
import { findLinkFaults, type LinkCounts, type LinkFault } from './links.ts';
import { metadataFaults } from './metadata.ts';
import { modelFaults } from './models/model-faults.ts';
import { planFaults } from './plans/plan-faults.ts';
import { readRenameHistory } from './rename-history.ts';
import { type RenderedSite, renderSite } from './rendered-site.ts';
import { sectionQuestionFaults } from './section-question-faults.ts';

/** What the link check found. */
export interface LinkReport {
  faults: Fault[];
  counts: LinkCounts & { redirects: number };
}

/** Result of the content check. */
export interface ContentReport {
  faults: Fault[];
  summary: string;
  rendered?: RenderedSite;
}

/** Reads, renders and checks the whole site: content, links, models as of `today`, and that every published path still works. */
export async function checkContent(root: string, today = new Date()): Promise<ContentReport> {
  try {
    const rendered = await renderSite(root);
    const links = await checkLinks(rendered);
    const faults = [
      ...rendered.faults,
      ...links.faults,
      ...headFaults(rendered),
      ...ledgerFaults(root, rendered),
      ...modelFaults(root, today),
      ...planFaults(root),
      ...questionFaults(root, rendered),
      ...[...rendered.production.site.pages.values()].flatMap(({ source, file }) => collectorNoteFaults(source, file)),
    ];
    const { pages, links: followed, images, files } = links.counts;
    const summary = `${pages} pages, ${followed} internal links, ${images} pictures and ${files} files checked: ${faults.length} faults.`;
    return { faults, summary, rendered };
  } catch (error) {
    if (error instanceof FaultError) return { faults: [...error.faults], summary: 'The content could not be read.' };
    throw error;
  }
}

/** Faults in titles, descriptions, canonical URLs and the rest of the heads, with the file to fix. */
function headFaults({ production: { site }, pages, known }: RenderedSite): Fault[] {
  return metadataFaults(pages, known.siteUrl).map(({ path, problem, remedy }) => {
    const file = site.pages.get(path)?.file;
    return { file: file ?? `the page ${path}`, line: file ? 1 : undefined, problem, remedy };
  });
}

/** Faults in the questions that sections answer; pages that cannot be rendered are skipped. */
function questionFaults(root: string, { known }: RenderedSite): Fault[] {
  const questions = Object.entries(readSectionQuestions(root)).filter(([path]) => !known.unrendered?.has(path));
  const getSectionIds = (path: string) => {
    const ids = known.anchors.get(path);
    return ids && [...ids];
  };
  return sectionQuestionFaults(Object.fromEntries(questions), getSectionIds);
}

/** Faults for published paths and headings that are lost, and for heading aliases without a target. */
export function ledgerFaults(root: string, rendered: RenderedSite): Fault[] {
  const today = getCurrentSite(rendered);
  const history = memoize(() => readRenameHistory(root));
  const aliases = [...today.pages].flatMap(([path, published]) => {
    const page = rendered.production.site.pages.get(path);
    return page ? headingAliasFaults(page, published) : [];
  });
  const ledger = readLedger(root);
  // Pages with faults are fixed before they are published.
  const fresh = rendered.faults.length > 0 ? [] : unrecordedFaults(ledger, today);
  return [...aliases, ...removalFaults(ledger, today, history), ...fresh];
}

/** Checks the references of pages, Markdown, derived files and redirects of a rendered site. */
export async function checkLinks({ production, pages, outputs, known }: RenderedSite): Promise<LinkReport> {
  const { app, site } = production;
  const found = findLinkFaults(pages, outputs, known);
  const faults = await withoutEndpoints(found.faults, app, known.siteUrl);
  return {
    faults: [...explainLinkFaults(faults, site, known.siteUrl), ...redirectAnchorFaults(site, known)],
    counts: { ...found.counts, redirects: site.redirects.size },
  };
}

/** Requests each URL that is neither page nor file from the server, which knows its endpoints. */
async function withoutEndpoints(faults: readonly LinkFault[], app: Hono, siteUrl: string): Promise<LinkFault[]> {
  const responds = new Map<string, boolean>();
  const remaining: LinkFault[] = [];
  for (const fault of faults) {
    const url = parseSiteUrl(fault.href, fault.path, siteUrl);
    if (url && /^no such (page|file)$/.test(fault.why) && !responds.has(url.pathname)) {
      const { status } = await app.request(`${url.pathname}${url.search}`);
      responds.set(url.pathname, status === 200 || status === 405);
    }
    if (!url || !responds.get(url.pathname)) remaining.push(fault);
  }
  return remaining;
}

function memoize<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
