import { type Fault, FaultError } from '../lib/fault.ts';
import { FEATURE_ENDPOINTS } from '../server/features.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { getOutput, outputPaths } from '../server/outputs/output-groups.ts';
import { type Production, productionApp } from '../server/production.ts';
import { StaticFiles } from '../server/static.ts';
import { getIds } from './html.ts';
import type { KnownUrls } from './known-urls.ts';
import type { RenderedOutput, RenderedPage } from './links.ts';

/** The whole rendered site: every page in both formats, every derived file, and all known URLs. */
export interface RenderedSite {
  production: Production;
  pages: RenderedPage[];
  outputs: RenderedOutput[];
  known: KnownUrls;
  faults: Fault[];
}

const read = (plain: Uint8Array | undefined) => new TextDecoder().decode(plain);

/** Reads the site and renders the HTML of every page; one that cannot be rendered does not affect the others. Throws a FaultError if nothing can be read. */
export function renderPages(root: string): Promise<RenderedSite> {
  return renderFormats(root, { markdown: false });
}

/** Renders both formats of a page one after the other, while its compiled form is cached. */
async function renderFormats(root: string, { markdown }: { markdown: boolean }): Promise<RenderedSite> {
  const production = productionApp({ root, logLevel: 'off' });
  const { site, env } = production;
  const unrendered = new Set(site.unread);
  const faults: Fault[] = [...site.faults];
  const pages: RenderedPage[] = [];
  for (const path of [...site.pages.keys(), ...site.coded.keys()].sort()) {
    const html = await renderPage(path, 'html', production, faults);
    if (html === undefined) unrendered.add(path);
    else
      pages.push({
        path,
        html,
        markdown: markdown ? await renderPage(path, 'markdown', production, faults) : undefined,
      });
  }
  const anchors = new Map(pages.map((page) => [page.path, getIds(page.html)]));
  const endpoints = [SPECULATION_RULES_PATH, ...FEATURE_ENDPOINTS];
  const files = new Set([...new StaticFiles('dist/client').paths, ...endpoints]);
  const known = { siteUrl: env.siteUrl, anchors, files, redirects: site.redirects, unrendered };
  return { production, pages, outputs: [], known, faults };
}

/** Renders the whole site: every page in both formats, and every derived file. */
export async function renderSite(root: string): Promise<RenderedSite> {
  const { production, pages, known, faults } = await renderFormats(root, { markdown: true });
  const outputs = await renderOutputs(production, faults, (known.unrendered?.size ?? 0) > 0);
  const files = new Set([...known.files, ...(await outputPaths(production))]);
  return { production, pages, outputs, known: { ...known, files }, faults };
}

async function renderPage(
  path: string,
  format: 'html' | 'markdown',
  { renderer }: Production,
  faults: Fault[],
): Promise<string | undefined> {
  try {
    const body = await renderer.page(path, new URLSearchParams(), format);
    return body && read(body.plain);
  } catch (error) {
    if (!(error instanceof FaultError))
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
    faults.push(...error.faults);
    return undefined;
  }
}

/** Renders the derived files. Skips files that fail because of a page whose fault is already reported. */
async function renderOutputs(production: Production, faults: Fault[], incomplete: boolean): Promise<RenderedOutput[]> {
  const outputs: RenderedOutput[] = [];
  for (const path of await outputPaths(production)) {
    try {
      const body = await getOutput(path, new URLSearchParams(), production);
      if (body) outputs.push({ path, type: body.type, text: read(body.plain) });
      else
        faults.push({
          file: path,
          problem: 'The derived file is listed, but the server does not return it.',
          remedy: 'See src/server/outputs.',
        });
    } catch (error) {
      if (!incomplete || !(error instanceof FaultError))
        throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  return outputs;
}
