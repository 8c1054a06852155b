import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { type Body, textBody } from '../../http/body.ts';
import { FaultError } from '../../lib/fault.ts';
import { parseYaml } from '../../markdown/front-matter.ts';
import { systemClock } from '../../platform/clock.ts';
import { OPENAPI_FILE } from '../../source/api-reference/api-reference.ts';
import { describedPages } from '../../source/described-pages.ts';
import type { Renderer } from '../renderer.tsx';
import { docsManifest, type ManifestPage } from './docs-manifest.ts';
import { fullFiles } from './llms-full.ts';
import { llmsFiles } from './llms-txt.ts';
import type { OutputContext, OutputFamily } from './outputs.ts';
import { robotsText } from './robots-txt.ts';
import { sitemapMarkdown } from './sitemap-md.ts';
import {
  API_CATALOG,
  API_CATALOG_TYPE,
  apiCatalog,
  OPENAPI,
  OPENAPI_TYPES,
  securityText,
  skillsIndex,
  skillText,
} from './well-known.ts';

const SECURITY_TEXT = '/.well-known/security.txt';
const FULL = /^\/llms-full(\.txt|\/\d+\.txt)$/;
const MANIFEST = '/docs-manifest.json';
/** Anything else is answered without a look at our files. */
const AGENT_FILE_PATH =
  /\/llms(-full|-\d+)?\.txt$|^\/llms-full\/\d+\.txt$|^\/(openapi\.(?:yaml|json)|robots\.txt|sitemap\.md|skill\.md|docs-manifest\.json)$|^\/\.well-known\//;

/** What agents read before, and instead of, the pages: indexes, the whole text, the manifest, and the files under `/.well-known/`. */
export const agentFiles: OutputFamily = {
  async paths(context) {
    const heavy = await cacheFiles(context, 'heavy', heavyFiles);
    return [...(await cacheFiles(context, 'light', lightFiles)).keys(), ...heavy.keys(), SECURITY_TEXT];
  },
  async respond(path, _query, context) {
    if (!AGENT_FILE_PATH.test(path)) return undefined;
    if (path === SECURITY_TEXT)
      return getBody(path, securityText(context.env.siteUrl, systemClock.now(), has(context)));
    const isHeavy = path === MANIFEST || FULL.test(path);
    return (await cacheFiles(context, isHeavy ? 'heavy' : 'light', isHeavy ? heavyFiles : lightFiles)).get(path);
  },
};

type Files = Map<string, Body>;
const cache = new WeakMap<Renderer, Map<string, Promise<Files>>>();

/** Makes a set of files once for each state of the site. */
function cacheFiles(
  context: OutputContext,
  name: string,
  make: (context: OutputContext) => Promise<Map<string, string>>,
) {
  const cached = cache.get(context.renderer) ?? new Map<string, Promise<Files>>();
  cache.set(context.renderer, cached);
  const files = cached.get(name) ?? make(context).then(getBodies);
  cached.set(name, files);
  files.catch(() => cached.delete(name));
  return files;
}

const getBodies = (texts: Map<string, string>): Files =>
  new Map([...texts].map(([path, text]) => [path, getBody(path, text)]));

function getBody(path: string, text: string): Body {
  return textBody(text, { type: getContentType(path), cacheControl: 'public, max-age=300, must-revalidate' });
}

function getContentType(path: string): string {
  if (path === API_CATALOG) return API_CATALOG_TYPE;
  const contractType = OPENAPI_TYPES[path];
  if (contractType) return contractType;
  if (path.endsWith('.json')) return 'application/json; charset=utf-8';
  return `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
}

const has =
  ({ renderer }: OutputContext) =>
  (path: string) =>
    renderer.site.pages.has(path) || renderer.site.coded.has(path);

/** What needs no page to be rendered. */
async function lightFiles(context: OutputContext): Promise<Map<string, string>> {
  const { renderer, env } = context;
  const pages = describedPages(renderer.site, env.siteUrl);
  const contract = contractFiles(join(renderer.site.root, OPENAPI_FILE));
  return new Map([
    ...llmsFiles(pages, env.siteUrl),
    ['/sitemap.md', sitemapMarkdown(pages, env.siteUrl)],
    ['/robots.txt', robotsText(env.siteUrl)],
    [API_CATALOG, apiCatalog(env, has(context), contract.size > 0)],
    ...contract,
    ...skillFiles(join(renderer.site.root, 'content/data/skill.md'), env.siteUrl),
  ]);
}

/** The contract of the public API in both formats. */
function contractFiles(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const yaml = readFileSync(file, 'utf8');
  return new Map([
    [OPENAPI.yaml, yaml],
    [OPENAPI.json, `${JSON.stringify(parseYaml(yaml, OPENAPI_FILE, z.unknown()), null, 1)}\n`],
  ]);
}

function skillFiles(file: string, siteUrl: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const skill = skillText(readFileSync(file, 'utf8'), siteUrl);
  return new Map([
    ['/skill.md', skill],
    ['/.well-known/agent-skills/index.json', skillsIndex(skill, siteUrl)],
  ]);
}

/** Files that contain the Markdown of every page, or its hash. */
async function heavyFiles({ renderer, env }: OutputContext): Promise<Map<string, string>> {
  const pages: ManifestPage[] = [];
  for (const page of describedPages(renderer.site, env.siteUrl)) {
    const text = await getMarkdown(renderer, page.path);
    if (text !== undefined) pages.push({ ...page, text });
    // Other requests are answered in between.
    await nextTurn();
  }
  return new Map([...fullFiles(pages, env.siteUrl), [MANIFEST, docsManifest(pages, env.siteUrl)]]);
}

/** The Markdown of a page as it is served; a page with a fault is skipped. */
async function getMarkdown(renderer: Renderer, path: string): Promise<string | undefined> {
  try {
    return await renderer.markdown(path);
  } catch (error) {
    if (error instanceof FaultError) return undefined;
    throw error;
  }
}
